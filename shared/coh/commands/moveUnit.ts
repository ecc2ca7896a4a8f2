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
import { type CostItem, totalCost, unitFaced, unitMoved } from '../events/index.ts';
import { battlefieldOf } from '../rules/battlefield.ts';
import { updateControl } from '../rules/control.ts';
import { ask, finishAction } from '../rules/flow.ts';
import { revealActing, revealMeeting } from '../rules/hidden.ts';
import { facingOf, stepCost, stepObstacle } from '../rules/movement.ts';
import { checkPayment, payForAction, paymentCandidates } from '../rules/payment.ts';
import { typeOf, unitsOf } from '../rules/queries.ts';
import type { CohState, Unit } from '../state.ts';
import { checkOwnUnit } from './checks.ts';
import {
  facing as facingSchema,
  hex as hexSchema,
  payment as paymentSchema,
  unitId as unitIdSchema,
} from '../schema/values.ts';
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
    payment: paymentSchema,
  }),

  candidates: (view, side) => unitsOf(view, side).flatMap((unit) => movesOf(view, unit)),

  check(view, side, { unit: id, to, payment }) {
    const { unit, refusal } = checkOwnUnit(view, side, id);
    if (!unit) return refusal;
    const { grid } = battlefieldOf(view.board);
    if (hexIndex(grid, to) === NO_HEX) return refuse('noSuchHex', 'R1.0-2', { hex: to });
    const direction = directionOf(view, unit, to);
    if (direction === null) return refuse('notAdjacent', 'R5.0-2', { from: unit.hex, to });
    const obstacle = stepObstacle(
      battlefieldOf(view.board),
      typeOf(unit),
      hexIndex(grid, unit.hex),
      direction,
    );
    if (obstacle) return refuse(obstacle.code, obstacle.rule, { hex: to });
    return checkPayment(view, side, unit, totalCost(costOf(view, unit, direction)), payment);
  },

  decide(recorder, side, { unit: id, to: named, facing, payment }) {
    const unit = recorder.state().units[id] as Unit;
    const direction = directionOf(recorder.state(), unit, named) as Direction;
    const cost = costOf(recorder.state(), unit, direction);
    const { grid } = battlefieldOf(recorder.state().board);
    const to = hexId(grid, hexIndex(grid, named));
    revealActing(recorder, unit);
    payForAction(recorder, unit, 'move', cost, payment);
    recorder.emit(unitMoved({ side, unit: id, from: unit.hex, to }));
    if (facing === null)
      ask(recorder, { kind: 'chooseFacing', seat: side, unit: id, rule: 'R5.2-3' });
    revealMeeting(recorder, to);
    updateControl(recorder, [unit.hex, to]);
    if (facing !== null) recorder.emit(unitFaced({ side, unit: id, facing }));
    finishAction(recorder);
  },
};

function movesOf(view: CohState, unit: Unit): MoveUnit[] {
  const { grid } = battlefieldOf(view.board);
  const from = hexIndex(grid, unit.hex);
  return DIRECTIONS.flatMap((direction) => {
    const to = neighbour(grid, from, direction);
    if (to === NO_HEX) return [];
    return paymentCandidates(totalCost(costOf(view, unit, direction))).map((payment): MoveUnit => ({
      kind: 'moveUnit',
      unit: unit.id,
      to: hexId(grid, to),
      facing: null,
      payment,
    }));
  });
}

function costOf(state: CohState, unit: Unit, direction: Direction): CostItem[] {
  const field = battlefieldOf(state.board);
  return stepCost(field, typeOf(unit), hexIndex(field.grid, unit.hex), direction, facingOf(unit));
}

function directionOf(state: CohState, unit: Unit, to: HexId): Direction | null {
  const { grid } = battlefieldOf(state.board);
  return directionTo(grid, hexIndex(grid, unit.hex), hexIndex(grid, to));
}
