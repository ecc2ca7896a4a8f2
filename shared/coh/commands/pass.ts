import { z } from 'zod';
import { pass as passTurn } from '../rules/flow.ts';
import type { CommandRules } from './command.ts';
import type { Pass } from './types.ts';

/** R2.2-6. */
export const pass: CommandRules<Pass> = {
  kind: 'pass',
  answers: 'takeTurn',
  schema: z.strictObject({ kind: z.literal('pass') }),

  candidates: () => [{ kind: 'pass' }],

  check: () => null,

  decide: (recorder, side) => passTurn(recorder, side),
};
