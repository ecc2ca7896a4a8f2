import type { Point } from '../../../shared/hex/index.ts';
import { overlaps, type Rectangle, type Size } from '../geometry/table.ts';

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Shorter than its head a line says nothing. In hex radii. */
const SHORTEST = 0.3;
/** Along the line, best first: its label wants to lie near the middle. */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

/** From the edge of one box to that of the other, on the line between two hex centres. */
export function aimLine(
  from: Point,
  to: Point,
  fromBox: Rectangle,
  toBox: Rectangle,
  radius: number,
): Line | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const start = wayOut(from, way, fromBox);
  const end = length - wayOut(to, { x: -way.x, y: -way.y }, toBox);
  if (!(end - start >= SHORTEST * radius)) return null;
  return { from: along(from, way, start), to: along(from, way, end) };
}

/** How far it is from a point inside a box to its edge. */
function wayOut({ x, y }: Point, way: Point, box: Rectangle): number {
  const toSide = (place: number, step: number, low: number, high: number) =>
    step === 0 ? Infinity : ((step > 0 ? high : low) - place) / step;
  return Math.min(
    toSide(x, way.x, box.x, box.x + box.width),
    toSide(y, way.y, box.y, box.y + box.height),
  );
}

/** A place beside the line where a label covers no counter; the middle if there is none. */
export function labelArea(
  { from, to }: Line,
  label: Size,
  gap: number,
  counters: readonly Rectangle[],
): Rectangle {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const side = { x: -way.y, y: way.x };
  const aside = (Math.abs(side.x) * label.width + Math.abs(side.y) * label.height) / 2 + gap;
  const places = SHARES.flatMap((share) =>
    [-aside, aside].map((offset) =>
      around(along(along(from, way, share * length), side, offset), label),
    ),
  );
  const free = places.find((area) => !counters.some((box) => overlaps(box, area)));
  return free ?? around(along(from, way, length / 2), label);
}

function along({ x, y }: Point, way: Point, distance: number): Point {
  return { x: x + way.x * distance, y: y + way.y * distance };
}

function around({ x, y }: Point, { width, height }: Size): Rectangle {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
