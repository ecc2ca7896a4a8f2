import { z } from 'zod';
import { refuse } from '../../kernel/index.ts';
import { endActivation } from '../rules/flow.ts';
import type { CommandRules } from './command.ts';
import type { DeclareSpent } from './types.ts';

export const declareSpent: CommandRules<DeclareSpent> = {
  kind: 'declareSpent',
  answers: 'takeTurn',
  schema: z.strictObject({ kind: z.literal('declareSpent') }),

  candidates: () => [{ kind: 'declareSpent' }],

  check: (view, side) => (view.activations[side] ? null : refuse('nobodyActive', 'R3.0-3')),

  decide: (recorder, side) => endActivation(recorder, side),
};
