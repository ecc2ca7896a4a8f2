import { z } from 'zod';
import { refuse } from '../../kernel/index.ts';
import { initiativeDeclared } from '../events/index.ts';
import { answer, rollInitiative } from '../rules/flow.ts';
import { plainZero } from '../schema/values.ts';
import type { CommandRules } from './command.ts';
import type { DeclareInitiative } from './types.ts';

/** R3.2.3-1: at most 2 CAPs on one roll, 1 each. */
const MOST_CAPS_ON_A_ROLL = 2;

export const declareInitiative: CommandRules<DeclareInitiative> = {
  kind: 'declareInitiative',
  answers: 'declareInitiative',
  schema: z.strictObject({
    kind: z.literal('declareInitiative'),
    modifier: z.int().min(-9).max(9).refine(plainZero, 'expected 0, not −0'),
  }),

  candidates: () => [0, 1, 2, -1, -2].map((modifier) => ({ kind: 'declareInitiative', modifier })),

  check(view, side, { modifier }) {
    const declared = Math.abs(modifier);
    const caps = view.commandPoints[side].current;
    if (declared > MOST_CAPS_ON_A_ROLL) return refuse('tooManyCapsOnARoll', 'R3.2.3', { declared });
    return declared > caps
      ? refuse('notEnoughCommandPoints', 'R3.2.4', { cost: declared, caps })
      : null;
  },

  decide(recorder, side, { modifier }) {
    recorder.emit(initiativeDeclared({ side, modifier }));
    answer(recorder);
    if (recorder.state().decisions.length === 0) rollInitiative(recorder);
  },
};
