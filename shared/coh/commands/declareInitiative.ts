import { z } from 'zod';
import { initiativeDeclared } from '../events/index.ts';
import { answer, rollInitiative } from '../rules/flow.ts';
import { checkRollModifiers, ROLL_MODIFIERS } from '../rules/rolls.ts';
import { modifier as modifierSchema } from '../schema/values.ts';
import type { CommandRules } from './command.ts';
import type { DeclareInitiative } from './types.ts';

export const declareInitiative: CommandRules<DeclareInitiative> = {
  kind: 'declareInitiative',
  answers: 'declareInitiative',
  schema: z.strictObject({
    kind: z.literal('declareInitiative'),
    modifier: modifierSchema,
  }),

  candidates: () => ROLL_MODIFIERS.map((modifier) => ({ kind: 'declareInitiative', modifier })),

  check: (view, side, { modifier }) => checkRollModifiers(view, side, [modifier], 0),

  decide(recorder, side, { modifier }) {
    recorder.emit(initiativeDeclared({ side, modifier }));
    answer(recorder);
    if (recorder.state().decisions.length === 0) rollInitiative(recorder);
  },
};
