import type { Unit, UnitId, Units } from '../../../shared/coh/index.ts';
import {
  type HexGrid,
  type HexId,
  hexIndex,
  NO_HEX,
  type Point,
} from '../../../shared/hex/index.ts';
import { grown, type Rectangle } from '../geometry/table.ts';
import { COUNTER_SIDE, FAN_STEP, stackOffsets, stacksOf } from './stackLayout.ts';

/** A counter and the place of its middle, in hex radii. */
export interface PlacedCounter {
  readonly unit: Unit;
  readonly place: Point;
  /** Another counter of its hex lies on it. */
  readonly covered: boolean;
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
  const rank = ({ unit }: Placing) =>
    (unit.hex === fannedHex ? 2 : 0) + (unit.id === selected ? 1 : 0);
  const ordered = placed.toSorted((a, b) => rank(a) - rank(b));
  const topmost = new Map(ordered.map(({ unit }) => [unit.hex, unit.id]));
  return ordered.map((placing) => {
    const { hex, id } = placing.unit;
    return { ...placing, covered: hex !== fannedHex && topmost.get(hex) !== id };
  });
}

type Placing = Omit<PlacedCounter, 'covered'>;

function placeStack(grid: HexGrid, hex: HexId, stack: readonly Unit[], fanned: boolean): Placing[] {
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

/** What the counters of each hex take up, in hex radii. */
export function counterBoxes(
  placed: readonly PlacedCounter[],
): ReadonlyMap<HexId, readonly Rectangle[]> {
  const boxes = new Map<HexId, Rectangle[]>();
  for (const { unit, place } of placed)
    boxes.set(unit.hex, [...(boxes.get(unit.hex) ?? []), counterBox(place)]);
  return boxes;
}

export function counterBox({ x, y }: Point): Rectangle {
  return grown({ x, y, width: 0, height: 0 }, COUNTER_SIDE / 2);
}

/** The topmost counter under a point of the table; the gaps of a fan belong to their counters. */
export function counterAt(placed: readonly PlacedCounter[], point: Point): PlacedCounter | null {
  const within = (half: number) => placed.findLast(({ place }) => span(place, point) <= half);
  return within(COUNTER_SIDE / 2) ?? within((COUNTER_SIDE / 2) * FAN_STEP) ?? null;
}

/** The counter of a hex that lies nearest to a point. */
export function counterIn(
  placed: readonly PlacedCounter[],
  hex: HexId,
  point: Point,
): PlacedCounter | null {
  const stack = placed.filter(({ unit }) => unit.hex === hex);
  return stack.toSorted((a, b) => span(a.place, point) - span(b.place, point))[0] ?? null;
}

/** Counters are square: the greater of both distances counts. */
function span(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}
