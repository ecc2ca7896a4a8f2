import { type Direction, hexId, hexIndex, neighbour, NO_HEX } from '../../hex/index.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import type { CostItem } from '../events/index.ts';
import type { CohState, Unit } from '../state.ts';
import { battlefieldOf } from './battlefield.ts';
import { withdrawalBarred } from './closeCombat.ts';
import { checkMarker, markerCost } from './markers.ts';
import { typeOf } from './queries.ts';
import { moverOf, stepCost, stepObstacle } from './steps.ts';

/** R10.0-1: a hidden unit faces nowhere, so nothing lies behind it. */
export function facingOf(unit: Unit): Direction | null {
  return unit.hidden ? null : unit.facing;
}

/** R5.0.1: what care costs. */
export const CAUTION: CostItem = { reason: 'cautious', amount: 1, rule: 'R5.0.1' };

/** What the unit's next step costs, its marker and its caution included. */
export function moveCost(
  state: CohState,
  unit: Unit,
  direction: Direction,
  cautious: boolean,
): CostItem[] {
  const field = battlefieldOf(state.board);
  const from = hexIndex(field.grid, unit.hex);
  return [
    ...stepCost(field, moverOf(typeOf(unit)), from, direction, facingOf(unit)),
    ...markerCost(unit, 'moveCost'),
    ...(cautious ? [CAUTION] : []),
  ];
}

/** Why the unit cannot take that step, whatever it costs, or null. */
export function checkStep(state: CohState, unit: Unit, direction: Direction): Refusal | null {
  const barred = checkMarker(unit, 'move');
  if (barred) return barred;
  const field = battlefieldOf(state.board);
  const from = hexIndex(field.grid, unit.hex);
  const to = neighbour(field.grid, from, direction);
  const facts = to === NO_HEX ? {} : { hex: hexId(field.grid, to) };
  const obstacle = stepObstacle(field, moverOf(typeOf(unit)), from, direction);
  if (obstacle) return refuse(obstacle.code, obstacle.rule, facts);
  return withdrawalBarred(unit, direction) ? refuse('withdrawalBarred', 'R7.6.3-6', facts) : null;
}
