import type { Point } from '../../../shared/hex/index.ts';

/** Loops given in hex radii, as one path in pixels. */
export function outlinePath(outline: readonly (readonly Point[])[], radius: number): Path2D {
  const path = new Path2D();
  for (const loop of outline) {
    loop.forEach(({ x, y }, index) =>
      index === 0 ? path.moveTo(x * radius, y * radius) : path.lineTo(x * radius, y * radius),
    );
    path.closePath();
  }
  return path;
}
