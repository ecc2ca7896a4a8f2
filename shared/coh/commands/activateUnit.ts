import { z } from 'zod';
import { refuse } from '../../kernel/index.ts';
import { unitActivated } from '../events/index.ts';
import { statusOf, unitsOf } from '../rules/queries.ts';
import { checkOwnUnit } from './checks.ts';
import { unitId as unitIdSchema } from '../schema/values.ts';
import type { CommandRules } from './command.ts';
import type { ActivateUnit } from './types.ts';

/** R3.0-1. */
const ACTION_POINTS = 7;

export const activateUnit: CommandRules<ActivateUnit> = {
  kind: 'activateUnit',
  answers: 'takeTurn',
  schema: z.strictObject({ kind: z.literal('activateUnit'), unit: unitIdSchema }),

  candidates: (view, side) =>
    unitsOf(view, side).map((unit) => ({ kind: 'activateUnit', unit: unit.id })),

  check(view, side, command) {
    const { unit, refusal } = checkOwnUnit(view, side, command.unit);
    if (!unit) return refusal;
    const status = statusOf(view, unit);
    if (status === 'active') return refuse('alreadyActive', 'R3.0-1', { unit: unit.id });
    const running = view.activations[side]?.units[0];
    if (running) return refuse('activationRunning', 'R2.2-4', { active: running });
    return status === 'spent' ? refuse('unitSpent', 'R3.0-1', { unit: unit.id }) : null;
  },

  decide(recorder, side, { unit }) {
    recorder.emit(unitActivated({ side, unit, actionPoints: ACTION_POINTS }));
  },
};
