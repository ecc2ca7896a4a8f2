import {
  type Direction,
  hexId,
  hexIndex,
  isPlayable,
  neighbour,
  NO_HEX,
  turnsBetween,
} from '../../hex/index.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import { TERRAIN_RULE } from '../content/terrain.ts';
import { isGun, type UnitType } from '../content/units.ts';
import type { CostItem } from '../events/index.ts';
import type { CohState, Unit } from '../state.ts';
import { type Battlefield, battlefieldOf, roadCrosses } from './battlefield.ts';
import { withdrawalBarred } from './closeCombat.ts';
import { checkMarker, markerCost } from './markers.ts';
import { typeOf } from './queries.ts';

/** R5.2-2: the hex faced and its two neighbours are front, the other three rear. */
export function isFront(facing: Direction, direction: Direction): boolean {
  return turnsBetween(facing, direction) <= 1;
}

/** R10.0-1: a hidden unit faces nowhere, so nothing lies behind it. */
export function facingOf(unit: Unit): Direction | null {
  return unit.hidden ? null : unit.facing;
}

/** What one step costs a foot unit, line by line (R5.0-1, R5.2-4). */
export function stepCost(
  field: Battlefield,
  type: UnitType,
  from: number,
  direction: Direction,
  facing: Direction | null,
): CostItem[] {
  const to = neighbour(field.grid, from, direction);
  const extra = field.terrain[to]?.footCost ?? 0;
  const items: CostItem[] = [{ reason: 'moveNumber', amount: type.moveCost, rule: 'R5.0' }];
  if (roadCrosses(field, from, direction))
    items.push({ reason: 'alongRoad', amount: 0, rule: 'R5.0-3' });
  else if (extra > 0) items.push({ reason: 'terrain', amount: extra, rule: TERRAIN_RULE });
  if (facing !== null && !isFront(facing, direction))
    items.push({ reason: 'backward', amount: 1, rule: 'R5.2-4' });
  return items;
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
    ...stepCost(field, typeOf(unit), from, direction, facingOf(unit)),
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
  const obstacle = stepObstacle(field, typeOf(unit), from, direction);
  if (obstacle) return refuse(obstacle.code, obstacle.rule, facts);
  return withdrawalBarred(unit, direction) ? refuse('withdrawalBarred', 'R7.6.3-6', facts) : null;
}

export type StepObstacle = { readonly code: string; readonly rule: string };

/** Why nobody of this type could take a step, or null. */
export function stepObstacle(
  field: Battlefield,
  type: UnitType,
  from: number,
  direction: Direction,
): StepObstacle | null {
  const to = neighbour(field.grid, from, direction);
  if (to === NO_HEX) return { code: 'offTheMap', rule: 'R5.1-2' };
  if (!isPlayable(field.grid, to)) return { code: 'halfHex', rule: 'R1.0-3' };
  const water = field.terrain[to]?.id === 'river';
  if (water && isGun(type) && !roadCrosses(field, from, direction))
    return { code: 'gunsCannotSwim', rule: 'R4.0-3' };
  return null;
}
