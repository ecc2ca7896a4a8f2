import {
  type Direction,
  DIRECTIONS,
  hexId,
  hexIndex,
  type HexId,
  isPlayable,
  neighbour,
  NO_HEX,
  turnsBetween,
} from '../../hex/index.ts';
import { TERRAIN_RULE } from '../content/terrain.ts';
import { isGun, type UnitType } from '../content/units.ts';
import { type CostItem, totalCost } from '../events/index.ts';
import type { CohState, Unit } from '../state.ts';
import { type Battlefield, battlefieldOf, roadCrosses } from './battlefield.ts';
import { hasEnemies, typeOf } from './queries.ts';

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

export type StepObstacle = { readonly code: string; readonly rule: string };

/** Why a step is impossible whatever it costs, or null. */
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

/** A hex the unit could get to, step by step, with the cheapest way there. */
export interface Reach {
  readonly hex: HexId;
  /** From the unit's hex to this one, both included. */
  readonly path: readonly HexId[];
  readonly cost: number;
  /** What the last step costs. */
  readonly items: readonly CostItem[];
  readonly closeCombat: boolean;
}

/**
 * Every hex within the points given, cheapest way first. Only the first step is one action: the
 * enemy may answer after each hex (R5.0-2). After it the unit faces as it likes, so that only the
 * first step can be backward (R5.2-3).
 */
export function reachableHexes(state: CohState, unit: Unit, points: number): Reach[] {
  const field = battlefieldOf(state.board);
  const start = hexIndex(field.grid, unit.hex);
  const best = new Map<number, Reach>();
  const open: { hex: number; cost: number; path: HexId[] }[] = [
    { hex: start, cost: 0, path: [unit.hex] },
  ];
  for (let here = open.shift(); here; here = open.shift()) {
    if (here.hex !== start && (best.get(here.hex)?.cost ?? 0) < here.cost) continue;
    for (const direction of DIRECTIONS) {
      const next = extend(state, field, unit, here, start, direction);
      if (!next || next.cost > points) continue;
      const index = hexIndex(field.grid, next.hex);
      const known = best.get(index);
      if (index === start || (known && known.cost <= next.cost)) continue;
      best.set(index, next);
      if (!next.closeCombat) open.push({ hex: index, cost: next.cost, path: [...next.path] });
    }
    open.sort((a, b) => a.cost - b.cost);
  }
  return [...best.values()];
}

/** A way that meets a known enemy ends there: what follows is close combat, not a march. */
function extend(
  state: CohState,
  field: Battlefield,
  unit: Unit,
  here: { hex: number; cost: number; path: HexId[] },
  start: number,
  direction: Direction,
): Reach | null {
  const type = typeOf(unit);
  if (stepObstacle(field, type, here.hex, direction)) return null;
  const facing = here.hex === start ? facingOf(unit) : null;
  const items = stepCost(field, type, here.hex, direction, facing);
  const hex = hexId(field.grid, neighbour(field.grid, here.hex, direction));
  return {
    hex,
    path: [...here.path, hex],
    cost: here.cost + totalCost(items),
    items,
    closeCombat: hasEnemies(state, unit.side, hex),
  };
}
