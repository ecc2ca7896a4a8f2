import type { Pen } from '../pen.ts';
import { type Direction, type Point, unitCorners } from '../../../shared/hex/index.ts';

/** Clockwise from the upper right one, around (0, 0), for radius 1. */
export const CORNERS: readonly Point[] = unitCorners();

/** The two corners of a hexside, in clockwise order. */
export function sideCorners(direction: Direction): readonly [Point, Point] {
  return [CORNERS[(direction + 5) % 6] as Point, CORNERS[direction] as Point];
}

/** The way a direction points: 0 is up, then clockwise. */
export function directionAngle(direction: number): number {
  return (direction * Math.PI) / 3;
}

export function directionVector(direction: number): Point {
  const angle = directionAngle(direction);
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

export function traceHex(path: Pen | Path2D, centre: Point, radius: number): void {
  CORNERS.forEach(({ x, y }, index) => {
    if (index === 0) path.moveTo(centre.x + x * radius, centre.y + y * radius);
    else path.lineTo(centre.x + x * radius, centre.y + y * radius);
  });
  path.closePath();
}

export function tracePolyline(
  path: CanvasRenderingContext2D | Path2D,
  points: readonly Point[],
): void {
  points.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
}
