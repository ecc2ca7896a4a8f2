import {
  type Direction,
  DIRECTIONS,
  hexId,
  hexIndex,
  type HexId,
  neighbour,
  turn,
} from '../../hex/index.ts';
import { type CostItem, totalCost } from '../events/index.ts';
import type { CohState, Unit } from '../state.ts';
import { type Battlefield, battlefieldOf } from './battlefield.ts';
import { markerCost } from './markers.ts';
import { wouldExpose } from './caution.ts';
import { CAUTION, checkStep, facingOf, stepCost, stepObstacle } from './movement.ts';
import { hasEnemies, typeOf } from './queries.ts';

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

/** A march of one unit over one field. */
interface March {
  readonly state: CohState;
  readonly field: Battlefield;
  readonly unit: Unit;
  /** Takes care wherever that is worth 1 AP (R5.0.1). */
  readonly cautious: boolean;
  readonly start: number;
}

/**
 * Every hex within the points given. Only the first step is one action: the enemy may answer after
 * each hex (R5.0-2). After it the unit faces as it likes, so that only the first step can be
 * backward (R5.2-3).
 */
export function reachableHexes(
  state: CohState,
  unit: Unit,
  points: number,
  cautious: boolean,
): Reach[] {
  const field = battlefieldOf(state.board);
  const march = { state, field, unit, cautious, start: hexIndex(field.grid, unit.hex) };
  const costs = cheapestCosts(march, points);
  return [...costs.keys()]
    .filter((hex) => hex !== march.start)
    .map((hex) => reachOf(march, costs, hex));
}

/** A way that meets a known enemy ends there: what follows is close combat, not a march. */
function cheapestCosts(march: March, points: number): Map<number, number> {
  const costs = new Map([[march.start, 0]]);
  const open = [march.start];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    const spent = costs.get(here) ?? 0;
    for (const direction of goesOn(march, here) ? DIRECTIONS : []) {
      const items = stepItems(march, here, direction);
      if (!items) continue;
      const to = neighbour(march.field.grid, here, direction);
      const cost = spent + totalCost(items);
      if (cost > points || cost >= (costs.get(to) ?? Infinity)) continue;
      costs.set(to, cost);
      open.push(to);
    }
    open.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
  }
  return costs;
}

function reachOf(march: March, costs: ReadonlyMap<number, number>, target: number): Reach {
  const { grid } = march.field;
  const path = [target];
  let items: readonly CostItem[] | null = null;
  for (let here = target; here !== march.start;) {
    const step = lastStep(march, costs, here, target);
    items ??= step.items;
    here = step.from;
    path.unshift(here);
  }
  return {
    hex: hexId(grid, target),
    path: path.map((hex) => hexId(grid, hex)),
    cost: costs.get(target) ?? 0,
    items: items ?? [],
    closeCombat: hasEnemies(march.state, march.unit.side, hexId(grid, target)),
  };
}

interface LastStep {
  readonly from: number;
  readonly items: CostItem[];
}

/** Of the cheapest ways into a hex, the one nearest to the straight line that a player would draw. */
function lastStep(
  march: March,
  costs: ReadonlyMap<number, number>,
  here: number,
  target: number,
): LastStep {
  const { grid } = march.field;
  const steps = DIRECTIONS.flatMap((direction): LastStep[] => {
    const from = neighbour(grid, here, turn(direction, 3));
    const before = costs.get(from);
    if (before === undefined || !goesOn(march, from)) return [];
    const items = stepItems(march, from, direction);
    return items && before + totalCost(items) === costs.get(here) ? [{ from, items }] : [];
  });
  const [first] = steps.sort(
    (a, b) => strayed(march, a.from, target) - strayed(march, b.from, target),
  );
  if (!first) throw new Error('A hex that can be reached has a way into it');
  return first;
}

/** How far a hex lies off the line from start to target: twice the area between, in whole numbers. */
function strayed({ field, start }: March, hex: number, target: number): number {
  const axial = (index: number) => field.grid.axials[index] ?? { q: 0, r: 0 };
  const [origin, here, there] = [axial(start), axial(hex), axial(target)];
  return Math.abs(
    (here.q - origin.q) * (there.r - origin.r) - (here.r - origin.r) * (there.q - origin.q),
  );
}

function goesOn({ state, field, unit, start }: March, hex: number): boolean {
  return hex === start || !hasEnemies(state, unit.side, hexId(field.grid, hex));
}

/** Only the way out of its own hex can be barred to the unit by enemies in it. */
function stepItems(march: March, from: number, direction: Direction): CostItem[] | null {
  const { state, field, unit, cautious, start } = march;
  const type = typeOf(unit);
  const first = from === start;
  if (first ? checkStep(state, unit, direction) : stepObstacle(field, type, from, direction))
    return null;
  const items = stepCost(field, type, from, direction, first ? facingOf(unit) : null);
  const to = hexId(field.grid, neighbour(field.grid, from, direction));
  const care = cautious && wouldExpose(state, to) ? [CAUTION] : [];
  return [...items, ...markerCost(unit, 'moveCost'), ...care];
}
