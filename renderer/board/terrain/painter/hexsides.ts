import { directionTo, hexIndex, type HexId, type Point } from '../../../../shared/hex/index.ts';
import { sideCorners } from '../../geometry/hexShape.ts';
import { type Ground, PAINT_RADIUS } from './ground.ts';
import { traceLines, type Link } from './lines.ts';

/** A hexside by the two hexes it parts. */
export interface Side {
  readonly from: number;
  readonly to: number;
  readonly corners: readonly [Point, Point];
}

export function sidesOf({ grid, centres }: Ground, pairs: readonly (readonly [HexId, HexId])[]) {
  return pairs.flatMap(([a, b]): Side[] => {
    const from = hexIndex(grid, a);
    const to = hexIndex(grid, b);
    const direction = directionTo(grid, from, to);
    if (direction === null) return [];
    const { x, y } = centres[from] as Point;
    const [one, other] = sideCorners(direction).map((corner) => ({
      x: x + corner.x * PAINT_RADIUS,
      y: y + corner.y * PAINT_RADIUS,
    })) as [Point, Point];
    return [{ from, to, corners: [one, other] }];
  });
}

/** Hexsides that meet at corners, as lines from end to end. */
export function chainsOf(sides: readonly Side[]): Point[][] {
  const points: Point[] = [];
  const known = new Map<string, number>();
  const cornerAt = (point: Point) => {
    const key = `${Math.round(point.x)} ${Math.round(point.y)}`;
    const index = known.get(key) ?? points.push(point) - 1;
    known.set(key, index);
    return index;
  };
  const links = sides.map(({ corners: [a, b] }): Link => [cornerAt(a), cornerAt(b)]);
  return traceLines(links, points).map((line) => line.map((corner) => points[corner] as Point));
}
