import type { Point } from '../../../../shared/hex/index.ts';
import type { Noise } from './noise.ts';

/** Points a few pixels apart on a soft curve through all given points (Catmull-Rom). */
export function smoothCurve(points: readonly Point[], step: number): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const curve: Point[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const around = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    const length = Math.hypot(around[2].x - around[1].x, around[2].y - around[1].y);
    const steps = Math.max(2, Math.round(length / step));
    for (let k = 0; k < steps; k += 1) curve.push(catmullRom(around, k / steps));
  }
  curve.push(at(points.length - 1));
  return curve;
}

function catmullRom([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const blend = (p: number, q: number, r: number, s: number) =>
    0.5 *
    (2 * q +
      (r - p) * t +
      (2 * p - 5 * q + 4 * r - s) * t * t +
      (3 * q - p - 3 * r + s) * t * t * t);
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

/** Takes the ruler out of a curve. */
export function wavering(
  curve: readonly Point[],
  noise: Noise,
  strength: number,
  length: number,
): Point[] {
  return curve.map(({ x, y }) => ({
    x: x + noise.at(x / length + 11, y / length) * strength,
    y: y + noise.at(x / length + 51, y / length) * strength,
  }));
}

/** The way straight off a curve at one of its points, 1 long: 1 is to its right hand, -1 to its left. */
export function sideways(curve: readonly Point[], index: number, hand: number): Point {
  const before = curve[Math.max(0, index - 1)] as Point;
  const after = curve[Math.min(curve.length - 1, index + 1)] as Point;
  const dx = after.x - before.x;
  const dy = after.y - before.y;
  const length = Math.hypot(dx, dy) || 1;
  return { x: (-dy / length) * hand, y: (dx / length) * hand };
}

/** A length along a curve: the same everywhere, or by the number of the point. */
export type Along = number | ((index: number) => number);

/** The curve moved sideways: positive is to its right hand. */
export function besideCurve(curve: readonly Point[], distance: Along): Point[] {
  return curve.map(({ x, y }, index) => {
    const away = sideways(curve, index, lengthAt(distance, index));
    return { x: x + away.x, y: y + away.y };
  });
}

function lengthAt(length: Along, index: number): number {
  return typeof length === 'number' ? length : length(index);
}

/** A closed band along a curve whose two banks wander on their own. */
export function band(curve: readonly Point[], halfWidth: Along, noise: Noise): Point[] {
  const bank = (shift: number) => (index: number) =>
    lengthAt(halfWidth, index) * (1 + noise.at(index / 12 + shift, shift) * 0.2);
  const left = besideCurve(curve, bank(7));
  const right = besideCurve(curve, (index) => -bank(2)(index));
  return [...left, ...right.toReversed()];
}

export function pathOf(points: readonly Point[], closed = false): Path2D {
  const path = new Path2D();
  points.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  if (closed) path.closePath();
  return path;
}
