import { DIRECTIONS, type HexGrid, neighbour, type Point } from '../../../shared/hex/index.ts';
import { CORNERS } from './hexShape.ts';

/**
 * The outer and inner edges of a group of hexes as closed loops, for hexes of radius 1. Whole loops
 * instead of loose hexsides let dashes and corners run through. At a corner of a hexagonal grid only
 * three hexes meet, so at most one loop passes it and every hexside has one successor.
 *
 * Made anew for every hex the pointer enters, of hundreds of hexes: hence numbers and no objects.
 */
export function unionOutline(grid: HexGrid, hexes: ReadonlySet<number>): Point[][] {
  const corners = cornersOf(grid);
  const { next, starts } = outerSides(grid, corners, hexes);
  const loops: Point[][] = [];
  for (const start of starts) {
    const loop: Point[] = [];
    for (let corner = start; next[corner] !== NOWHERE;) {
      loop.push(corners.points[corner] as Point);
      const following = next[corner] as number;
      next[corner] = NOWHERE;
      corner = following;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** The corners of all hexes, numbered; up to three hexes share one. */
interface Corners {
  readonly points: readonly Point[];
  /** Six per hex, clockwise as in `CORNERS`. */
  readonly numbers: Int32Array;
}

const NOWHERE = -1;
const known = new WeakMap<HexGrid, Corners>();

function cornersOf(grid: HexGrid): Corners {
  const corners = known.get(grid) ?? numberCorners(grid);
  known.set(grid, corners);
  return corners;
}

function numberCorners({ size, centres }: HexGrid): Corners {
  const numbers = new Int32Array(size * 6);
  const points: Point[] = [];
  const byPlace = new Map<string, number>();
  centres.forEach((centre, hex) => {
    CORNERS.forEach((corner, index) => {
      const point = { x: centre.x + corner.x, y: centre.y + corner.y };
      // Corners of neighbouring hexes are equal up to rounding.
      const place = `${Math.round(point.x * 100)},${Math.round(point.y * 100)}`;
      const number = byPlace.get(place) ?? points.push(point) - 1;
      byPlace.set(place, number);
      numbers[hex * 6 + index] = number;
    });
  });
  return { points, numbers };
}

/** By corner, the next one clockwise round the group; and the corners that have one. */
function outerSides(
  grid: HexGrid,
  { numbers, points }: Corners,
  hexes: ReadonlySet<number>,
): { next: Int32Array; starts: number[] } {
  const next = new Int32Array(points.length).fill(NOWHERE);
  const starts: number[] = [];
  for (const hex of hexes)
    for (const direction of DIRECTIONS) {
      if (hexes.has(neighbour(grid, hex, direction))) continue;
      const from = numbers[hex * 6 + ((direction + 5) % 6)] as number;
      next[from] = numbers[hex * 6 + direction] as number;
      starts.push(from);
    }
  return { next, starts };
}
