import { z } from 'zod';
import { totalCost } from '../events/index.ts';
import { finishAction } from '../rules/flow.ts';
import { revealActing } from '../rules/hidden.ts';
import { checkPayment, openPayments, payForAction, splitPrice } from '../rules/payment.ts';
import { unitsOf } from '../rules/queries.ts';
import { checkRally, RALLY_COST, rollRally } from '../rules/rally.ts';
import { checkRollModifiers, ROLL_MODIFIERS } from '../rules/rolls.ts';
import {
  modifier as modifierSchema,
  payment as paymentSchema,
  unitId as unitIdSchema,
} from '../schema/values.ts';
import type { Unit } from '../state.ts';
import { checkOwnUnit } from './checks.ts';
import type { CommandRules } from './command.ts';
import type { RallyUnit } from './types.ts';

const COST = totalCost(RALLY_COST);

/** R7.5. */
export const rallyUnit: CommandRules<RallyUnit> = {
  kind: 'rallyUnit',
  answers: 'takeTurn',
  schema: z.strictObject({
    kind: z.literal('rallyUnit'),
    unit: unitIdSchema,
    modifier: modifierSchema,
    payment: paymentSchema,
  }),

  candidates: (view, side) =>
    unitsOf(view, side)
      .filter((unit) => unit.hit)
      .flatMap((unit) =>
        ROLL_MODIFIERS.flatMap((modifier) =>
          openPayments(view, unit, COST).map((payment): RallyUnit => ({
            kind: 'rallyUnit',
            unit: unit.id,
            modifier,
            payment,
          })),
        ),
      ),

  check(view, side, { unit: id, modifier, payment }) {
    const { unit, refusal } = checkOwnUnit(view, side, id);
    if (!unit) return refusal;
    return (
      checkRally(view, unit) ??
      checkPayment(view, side, unit, COST, payment) ??
      checkRollModifiers(view, side, [modifier], splitPrice(COST, payment).commandPoints)
    );
  },

  decide(recorder, _side, { unit: id, modifier, payment }) {
    const unit = recorder.state().units[id] as Unit;
    revealActing(recorder, unit);
    payForAction(recorder, unit, 'rally', RALLY_COST, payment);
    rollRally(recorder, id, modifier);
    finishAction(recorder);
  },
};
