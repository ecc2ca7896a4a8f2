import { DIRECTIONS, type HexGrid, neighbour, type Point } from '../../../shared/hex/index.ts';
import { sideCorners } from './hexShape.ts';

/**
 * The outer and inner edges of a group of hexes as closed loops, for hexes of radius 1. Whole loops
 * instead of loose hexsides let dashes and corners run through. At a corner of a hexagonal grid only
 * three hexes meet, so at most one loop passes it and every hexside has one successor.
 */
export function unionOutline(grid: HexGrid, hexes: ReadonlySet<number>): Point[][] {
  const successors = outerSides(grid, hexes);
  const loops: Point[][] = [];
  for (const start of successors.keys()) {
    const loop: Point[] = [];
    let key = start;
    for (let side = successors.get(key); side; side = successors.get(key)) {
      successors.delete(key);
      loop.push(side.from);
      key = cornerKey(side.to);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

interface Side {
  readonly from: Point;
  readonly to: Point;
}

function outerSides(grid: HexGrid, hexes: ReadonlySet<number>): Map<string, Side> {
  const sides = new Map<string, Side>();
  for (const hex of hexes) {
    const centre = grid.centres[hex] as Point;
    for (const direction of DIRECTIONS) {
      if (hexes.has(neighbour(grid, hex, direction))) continue;
      const [a, b] = sideCorners(direction);
      const from = { x: centre.x + a.x, y: centre.y + a.y };
      sides.set(cornerKey(from), { from, to: { x: centre.x + b.x, y: centre.y + b.y } });
    }
  }
  return sides;
}

/** Corners of neighbouring hexes are equal up to rounding. */
function cornerKey({ x, y }: Point): string {
  return `${Math.round(x * 100)},${Math.round(y * 100)}`;
}
