import { z } from 'zod';
import { passed } from '../events/index.ts';
import { endActivation, endTurn } from '../rules/flow.ts';
import type { CommandRules } from './command.ts';
import type { Pass } from './types.ts';

/** R2.2-6: costs nothing, but the passer's active units are spent. */
export const pass: CommandRules<Pass> = {
  kind: 'pass',
  answers: 'takeTurn',
  schema: z.strictObject({ kind: z.literal('pass') }),

  candidates: () => [{ kind: 'pass' }],

  check: () => null,

  decide(recorder, side) {
    recorder.emit(passed({ side }));
    endActivation(recorder, side);
    endTurn(recorder, side);
  },
};
