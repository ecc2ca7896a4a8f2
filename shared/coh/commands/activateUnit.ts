import { z } from 'zod';
import { refuse } from '../../kernel/index.ts';
import { activationRolled, unitActivated } from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import { checkDue, reinforcement, reinforcementsOf } from '../rules/entry.ts';
import { endActivation } from '../rules/flow.ts';
import { statusOf, unitsOf } from '../rules/queries.ts';
import { checkRollModifiers, ROLL_MODIFIERS, rollTwoDice } from '../rules/rolls.ts';
import { modifier as modifierSchema, unitId as unitIdSchema } from '../schema/values.ts';
import type { Side } from '../sides.ts';
import type { UnitId } from '../state.ts';
import { checkOwnUnit } from './checks.ts';
import type { CommandRules } from './command.ts';
import type { ActivateUnit } from './types.ts';

/** R3.0-1. */
export const ACTIVATION_POINTS = 7;

export const activateUnit: CommandRules<ActivateUnit> = {
  kind: 'activateUnit',
  answers: 'takeTurn',
  schema: z.strictObject({
    kind: z.literal('activateUnit'),
    unit: unitIdSchema,
    modifier: modifierSchema,
  }),

  candidates: (view, side) =>
    [...unitsOf(view, side), ...reinforcementsOf(view, side)].flatMap((unit) =>
      ROLL_MODIFIERS.map((modifier) => ({ kind: 'activateUnit', unit: unit.id, modifier })),
    ),

  check(view, side, { unit: id, modifier }) {
    const waiting = reinforcement(view, side, id);
    const { unit, refusal } = waiting
      ? { unit: waiting, refusal: null }
      : checkOwnUnit(view, side, id);
    if (!unit) return refusal;
    const notDue = waiting && checkDue(view, waiting);
    if (notDue) return notDue;
    const status = statusOf(view, unit);
    if (status === 'active') return refuse('alreadyActive', 'R3.0-1', { unit: unit.id });
    const running = view.activations[side]?.units[0];
    if (running) return refuse('activationRunning', 'R2.2-4', { active: running });
    if (status === 'spent') return refuse('unitSpent', 'R3.0-1', { unit: unit.id });
    if (modifier !== 0 && !view.firefight.options.variableActionPoints)
      return refuse('noRollToChange', 'R3.0.1', { modifier });
    return checkRollModifiers(view, side, [modifier], 0);
  },

  decide(recorder, side, { unit, modifier }) {
    const rolled = recorder.state().firefight.options.variableActionPoints;
    const actionPoints = rolled ? rollForPoints(recorder, side, unit, modifier) : ACTIVATION_POINTS;
    recorder.emit(unitActivated({ side, unit, actionPoints }));
    // R2.2-5: a roll of 2 that its owner has lowered by 2 leaves nothing to act with.
    if (actionPoints === 0) endActivation(recorder, side);
  },
};

/** R3.0.1. */
function rollForPoints(recorder: CohRecorder, side: Side, unit: UnitId, modifier: number): number {
  const { dice, sum } = rollTwoDice(recorder);
  const total = sum + modifier;
  recorder.emit(activationRolled({ side, unit, dice, modifier, total }));
  return total;
}
