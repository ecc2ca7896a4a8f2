import type { Unit, UnitId, Units } from '../../../shared/coh/index.ts';
import {
  type HexGrid,
  type HexId,
  hexIndex,
  NO_HEX,
  type Point,
} from '../../../shared/hex/index.ts';
import { COUNTER_SIDE, stackOffsets, stacksOf } from './stackLayout.ts';

/** A counter and the place of its middle, in hex radii. */
export interface PlacedCounter {
  readonly unit: Unit;
  readonly place: Point;
}

/** All counters in drawing order: the selected and the fanned ones lie on top. */
export function placeCounters(
  grid: HexGrid,
  units: Units,
  fannedHex: HexId | null,
  selected: UnitId | null,
): PlacedCounter[] {
  const placed = [...stacksOf(Object.values(units))].flatMap(([hex, stack]) =>
    placeStack(grid, hex, stack, hex === fannedHex),
  );
  const rank = ({ unit }: PlacedCounter) =>
    (unit.hex === fannedHex ? 2 : 0) + (unit.id === selected ? 1 : 0);
  return placed.toSorted((a, b) => rank(a) - rank(b));
}

function placeStack(
  grid: HexGrid,
  hex: HexId,
  stack: readonly Unit[],
  fanned: boolean,
): PlacedCounter[] {
  const index = hexIndex(grid, hex);
  if (index === NO_HEX) return [];
  const centre = grid.centres[index] as Point;
  const offsets = stackOffsets(stack.length, fanned);
  return stack.map((unit, layer) => {
    const offset = offsets[layer] as Point;
    return {
      unit,
      place: { x: centre.x + offset.x * COUNTER_SIDE, y: centre.y + offset.y * COUNTER_SIDE },
    };
  });
}

/** The topmost counter under a point of the table. */
export function counterAt(placed: readonly PlacedCounter[], { x, y }: Point): PlacedCounter | null {
  const half = COUNTER_SIDE / 2;
  const covers = ({ place }: PlacedCounter) =>
    Math.abs(place.x - x) <= half && Math.abs(place.y - y) <= half;
  return placed.findLast(covers) ?? null;
}
