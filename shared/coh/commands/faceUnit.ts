import { z } from 'zod';
import { DIRECTIONS } from '../../hex/index.ts';
import { topDecision } from '../../kernel/index.ts';
import { unitFaced } from '../events/index.ts';
import { answer, finishAction } from '../rules/flow.ts';
import { facing as facingSchema } from '../schema/values.ts';
import type { CommandRules } from './command.ts';
import type { FaceUnit } from './types.ts';

/** R5.2-3, R10.0-1: any facing is free after entering a hex or being revealed. */
export const faceUnit: CommandRules<FaceUnit> = {
  kind: 'faceUnit',
  answers: 'chooseFacing',
  schema: z.strictObject({ kind: z.literal('faceUnit'), facing: facingSchema }),

  candidates: () => DIRECTIONS.map((facing) => ({ kind: 'faceUnit', facing })),

  check: () => null,

  decide(recorder, side, { facing }) {
    const pending = topDecision(recorder.state().decisions);
    if (pending?.kind !== 'chooseFacing') throw new Error('No unit is waiting to be faced');
    answer(recorder);
    recorder.emit(unitFaced({ side, unit: pending.unit, facing }));
    finishAction(recorder);
  },
};
