import { z } from 'zod';
import { refuse } from '../../kernel/index.ts';
import { endAttack, rollAgainst, rollsToMake } from '../rules/attack.ts';
import { answer, finishAction } from '../rules/flow.ts';
import { checkRollModifiers, ROLL_MODIFIERS } from '../rules/rolls.ts';
import { rollDeclaration } from '../schema/values.ts';
import type { CommandRules } from './command.ts';
import type { RollAttack } from './types.ts';

/** R7.7: CAPs are declared per roll; the attacker chooses whom he rolls against next. */
export const rollAttack: CommandRules<RollAttack> = {
  kind: 'rollAttack',
  answers: 'rollAttack',
  schema: z.strictObject({ kind: z.literal('rollAttack'), ...rollDeclaration }),

  candidates: (view) =>
    rollsToMake(view).flatMap(({ unit }) =>
      ROLL_MODIFIERS.map((modifier) => ({ kind: 'rollAttack', target: unit, modifier })),
    ),

  check: (view, side, { target, modifier }) =>
    rollsToMake(view).some(({ unit }) => unit === target)
      ? checkRollModifiers(view, side, [modifier], 0)
      : refuse('notATarget', 'R7.7-1', { unit: target }),

  decide(recorder, _side, { target, modifier }) {
    rollAgainst(recorder, target, modifier);
    if (rollsToMake(recorder.state()).length > 0) return;
    answer(recorder);
    endAttack(recorder);
    finishAction(recorder);
  },
};
