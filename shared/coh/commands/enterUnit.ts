import { z } from 'zod';
import { hexId, hexIndex, type HexId } from '../../hex/index.ts';
import { refuse } from '../../kernel/index.ts';
import { type CostItem, totalCost, unitEntered } from '../events/index.ts';
import { arrive } from '../rules/arrival.ts';
import { battlefieldOf } from '../rules/battlefield.ts';
import { checkCaution } from '../rules/caution.ts';
import { updateControl } from '../rules/control.ts';
import {
  checkDue,
  entryCost,
  entryHexes,
  reinforcement,
  reinforcementsOf,
} from '../rules/entry.ts';
import { finishAction } from '../rules/flow.ts';
import { CAUTION } from '../rules/movement.ts';
import { checkPayment, openPayments, payForAction } from '../rules/payment.ts';
import {
  facing as facingSchema,
  hex as hexSchema,
  payment as paymentSchema,
  unitId as unitIdSchema,
} from '../schema/values.ts';
import type { CohState, Reinforcement } from '../state.ts';
import type { CommandRules } from './command.ts';
import type { EnterUnit } from './types.ts';

/** R5.1: by an action, at normal cost, on a hex that the scenario names. */
export const enterUnit: CommandRules<EnterUnit> = {
  kind: 'enterUnit',
  answers: 'takeTurn',
  schema: z.strictObject({
    kind: z.literal('enterUnit'),
    unit: unitIdSchema,
    to: hexSchema,
    facing: facingSchema.nullable(),
    cautious: z.boolean(),
    payment: paymentSchema,
  }),

  candidates: (view, side) => reinforcementsOf(view, side).flatMap((unit) => entriesOf(view, unit)),

  check(view, side, { unit: id, to, cautious, payment }) {
    const unit = reinforcement(view, side, id);
    if (!unit) return refuse('notAReinforcement', 'R5.1-1', { unit: id });
    const notDue = checkDue(view, unit);
    if (notDue) return notDue;
    const { grid } = battlefieldOf(view.board);
    const hex = hexId(grid, hexIndex(grid, to));
    if (!entryHexes(view, unit).includes(hex))
      return refuse('notAnEntryHex', 'R5.1-1', { hex: to });
    const careless = checkCaution(view, hex, cautious);
    if (careless) return careless;
    return checkPayment(view, side, unit, totalCost(costOf(view, unit, hex, cautious)), payment);
  },

  decide(recorder, side, { unit: id, to, facing, cautious, payment }) {
    const unit = reinforcement(recorder.state(), side, id) as Reinforcement;
    const { grid } = battlefieldOf(recorder.state().board);
    const hex = hexId(grid, hexIndex(grid, to));
    payForAction(recorder, unit, 'enter', costOf(recorder.state(), unit, hex, cautious), payment);
    recorder.emit(
      unitEntered({
        unit: {
          id,
          type: unit.type,
          side,
          hex,
          facing: facing ?? 0,
          spent: payment.by === 'opportunity' || unit.spent,
          hidden: false,
          hit: null,
          exposed: false,
          closedInBy: [],
        },
      }),
    );
    arrive(recorder, id, facing, cautious);
    updateControl(recorder, [hex]);
    finishAction(recorder);
  },
};

function entriesOf(view: CohState, unit: Reinforcement): EnterUnit[] {
  const ways = view.firefight.options.cautiousMovement ? [false, true] : [false];
  return entryHexes(view, unit).flatMap((to) =>
    ways.flatMap((cautious) =>
      openPayments(view, unit, totalCost(costOf(view, unit, to, cautious))).map(
        (payment): EnterUnit => ({
          kind: 'enterUnit',
          unit: unit.id,
          to,
          facing: null,
          cautious,
          payment,
        }),
      ),
    ),
  );
}

function costOf(state: CohState, unit: Reinforcement, to: HexId, cautious: boolean): CostItem[] {
  return [...entryCost(state, unit, to), ...(cautious ? [CAUTION] : [])];
}
