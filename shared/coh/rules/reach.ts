import { hexId, hexIndex, type HexId, neighbour } from '../../hex/index.ts';
import type { CostItem } from '../events/index.ts';
import type { CohState, Unit } from '../state.ts';
import { battlefieldOf } from './battlefield.ts';
import { wouldExpose } from './caution.ts';
import { markerCost } from './markers.ts';
import { CAUTION, checkStep, facingOf } from './movement.ts';
import { hasEnemies, typeOf } from './queries.ts';
import { cheapestRoutes } from './routes.ts';
import { moverOf } from './steps.ts';

/** A hex the unit could get to, step by step, with the cheapest and then shortest way there. */
export interface Reach {
  readonly hex: HexId;
  /** From the unit's hex to this one, both included. */
  readonly path: readonly HexId[];
  readonly cost: number;
  /** What each step costs. */
  readonly steps: readonly (readonly CostItem[])[];
  readonly closeCombat: boolean;
}

/**
 * Every hex within the points given. Only the first step is one action: the enemy may answer after
 * each hex (R5.0-2). A way that meets a known enemy ends there: what follows is close combat.
 */
export function reachableHexes(
  state: CohState,
  unit: Unit,
  points: number,
  cautious: boolean,
): Reach[] {
  const field = battlefieldOf(state.board);
  const { grid } = field;
  const start = hexIndex(grid, unit.hex);
  const meetsEnemy = (hex: number) => hasEnemies(state, unit.side, hexId(grid, hex));
  const routes = cheapestRoutes(
    {
      field,
      mover: moverOf(typeOf(unit)),
      start,
      facing: facingOf(unit),
      endsAt: meetsEnemy,
      besides: (from, direction) => {
        // Only the way out of its own hex can be barred to the unit by enemies in it.
        if (from === start && checkStep(state, unit, direction)) return null;
        const to = hexId(grid, neighbour(grid, from, direction));
        const care = cautious && wouldExpose(state, to) ? [CAUTION] : [];
        return [...markerCost(unit, 'moveCost'), ...care];
      },
    },
    points,
  );
  return routes.map(({ hex, path, cost, steps }) => ({
    hex: hexId(grid, hex),
    path: path.map((one) => hexId(grid, one)),
    cost,
    steps,
    closeCombat: meetsEnemy(hex),
  }));
}
