import { z } from 'zod';
import {
  type Direction,
  DIRECTIONS,
  directionTo,
  hexId,
  hexIndex,
  type HexId,
  neighbour,
  NO_HEX,
} from '../../hex/index.ts';
import { refuse } from '../../kernel/index.ts';
import { totalCost, unitMoved } from '../events/index.ts';
import { battlefieldOf } from '../rules/battlefield.ts';
import { checkCaution } from '../rules/caution.ts';
import { closeIn } from '../rules/closeCombat.ts';
import { updateControl } from '../rules/control.ts';
import { finishAction } from '../rules/flow.ts';
import { revealActing } from '../rules/hidden.ts';
import { arrive } from '../rules/arrival.ts';
import { showIfItMatters } from '../rules/markers.ts';
import { checkStep, moveCost } from '../rules/movement.ts';
import { checkPayment, openPayments, payForAction } from '../rules/payment.ts';
import { unitsOf } from '../rules/queries.ts';
import {
  facing as facingSchema,
  hex as hexSchema,
  payment as paymentSchema,
  unitId as unitIdSchema,
} from '../schema/values.ts';
import type { CohState, Unit } from '../state.ts';
import { checkOwnUnit } from './checks.ts';
import type { CommandRules } from './command.ts';
import type { MoveUnit } from './types.ts';

/** R5.0: one hex, one action. */
export const moveUnit: CommandRules<MoveUnit> = {
  kind: 'moveUnit',
  answers: 'takeTurn',
  schema: z.strictObject({
    kind: z.literal('moveUnit'),
    unit: unitIdSchema,
    to: hexSchema,
    facing: facingSchema.nullable(),
    cautious: z.boolean(),
    payment: paymentSchema,
  }),

  candidates: (view, side) => unitsOf(view, side).flatMap((unit) => movesOf(view, unit)),

  check(view, side, { unit: id, to, cautious, payment }) {
    const { unit, refusal } = checkOwnUnit(view, side, id);
    if (!unit) return refusal;
    const { grid } = battlefieldOf(view.board);
    if (hexIndex(grid, to) === NO_HEX) return refuse('noSuchHex', 'R1.0-2', { hex: to });
    const direction = directionOf(view, unit, to);
    if (direction === null) return refuse('notAdjacent', 'R5.0-2', { from: unit.hex, to });
    const forbidden = checkStep(view, unit, direction) ?? checkCaution(view, to, cautious);
    if (forbidden) return forbidden;
    const cost = totalCost(moveCost(view, unit, direction, cautious));
    return checkPayment(view, side, unit, cost, payment);
  },

  decide(recorder, side, { unit: id, to: named, facing, cautious, payment }) {
    const unit = recorder.state().units[id] as Unit;
    const direction = directionOf(recorder.state(), unit, named) as Direction;
    const cost = moveCost(recorder.state(), unit, direction, cautious);
    const { grid } = battlefieldOf(recorder.state().board);
    const to = hexId(grid, hexIndex(grid, named));
    revealActing(recorder, unit);
    payForAction(recorder, unit, 'move', cost, payment);
    showIfItMatters(recorder, unit, 'move');
    recorder.emit(unitMoved({ side, unit: id, from: unit.hex, to }));
    arrive(recorder, id, facing, cautious);
    closeIn(recorder, id, unit.hex);
    updateControl(recorder, [unit.hex, to]);
    finishAction(recorder);
  },
};

function movesOf(view: CohState, unit: Unit): MoveUnit[] {
  const { grid } = battlefieldOf(view.board);
  const from = hexIndex(grid, unit.hex);
  const ways = view.firefight.options.cautiousMovement ? [false, true] : [false];
  return DIRECTIONS.flatMap((direction) => {
    const to = neighbour(grid, from, direction);
    if (to === NO_HEX) return [];
    return ways.flatMap((cautious) =>
      openPayments(view, unit, totalCost(moveCost(view, unit, direction, cautious))).map(
        (payment): MoveUnit => ({
          kind: 'moveUnit',
          unit: unit.id,
          to: hexId(grid, to),
          facing: null,
          cautious,
          payment,
        }),
      ),
    );
  });
}

function directionOf(state: CohState, unit: Unit, to: HexId): Direction | null {
  const { grid } = battlefieldOf(state.board);
  return directionTo(grid, hexIndex(grid, unit.hex), hexIndex(grid, to));
}
