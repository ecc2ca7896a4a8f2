import { z } from 'zod';
import { DIRECTIONS } from '../../hex/index.ts';
import { refuse } from '../../kernel/index.ts';
import { type CostItem, totalCost, unitPivoted } from '../events/index.ts';
import { finishAction } from '../rules/flow.ts';
import { revealActing } from '../rules/hidden.ts';
import { checkMarker, showIfItMatters } from '../rules/markers.ts';
import { facingOf } from '../rules/movement.ts';
import { checkPayment, openPayments, payForAction } from '../rules/payment.ts';
import { unitsOf } from '../rules/queries.ts';
import type { Unit } from '../state.ts';
import { checkOwnUnit } from './checks.ts';
import {
  facing as facingSchema,
  payment as paymentSchema,
  unitId as unitIdSchema,
} from '../schema/values.ts';
import type { CommandRules } from './command.ts';
import type { PivotUnit } from './types.ts';

export const PIVOT_COST: readonly CostItem[] = [{ reason: 'pivot', amount: 1, rule: 'R5.3' }];

/** R5.3: face any other hexside without moving. */
export const pivotUnit: CommandRules<PivotUnit> = {
  kind: 'pivotUnit',
  answers: 'takeTurn',
  schema: z.strictObject({
    kind: z.literal('pivotUnit'),
    unit: unitIdSchema,
    facing: facingSchema,
    payment: paymentSchema,
  }),

  candidates: (view, side) =>
    unitsOf(view, side).flatMap((unit) =>
      DIRECTIONS.flatMap((facing) =>
        openPayments(view, unit, totalCost(PIVOT_COST)).map((payment): PivotUnit => ({
          kind: 'pivotUnit',
          unit: unit.id,
          facing,
          payment,
        })),
      ),
    ),

  check(view, side, { unit: id, facing, payment }) {
    const { unit, refusal } = checkOwnUnit(view, side, id);
    if (!unit) return refusal;
    const barred = checkMarker(unit, 'pivot');
    if (barred) return barred;
    if (facingOf(unit) === facing) return refuse('alreadyFacing', 'R5.3', { facing });
    return checkPayment(view, side, unit, totalCost(PIVOT_COST), payment);
  },

  decide(recorder, side, { unit: id, facing, payment }) {
    const unit = recorder.state().units[id] as Unit;
    revealActing(recorder, unit);
    payForAction(recorder, unit, 'pivot', PIVOT_COST, payment);
    showIfItMatters(recorder, unit, 'pivot');
    recorder.emit(unitPivoted({ side, unit: id, from: unit.facing, to: facing }));
    finishAction(recorder);
  },
};
