import type { Point } from '../../../shared/hex/index.ts';
import type { Rectangle } from '../geometry/table.ts';

/** Where the chit of a hit lies on its counter: middle and side, in tile sides. */
export interface HitMarkerPlace {
  readonly middle: Point;
  readonly side: number;
}

export const HIT_TILT = (7 * Math.PI) / 180;
/** In sides of the chit. */
export const HIT_CORNER = 0.18;

/** On the right edge, between move cost and defence. */
const ON_TOP: HitMarkerPlace = { middle: { x: 1.03, y: 0.455 }, side: 0.35 };

/** Of a counter inside a stack only the corner below its left edge is free of all others. */
const COVERED: HitMarkerPlace = { middle: { x: 0.095, y: 1.09 }, side: 0.2 };

export function hitMarkerPlace(covered: boolean): HitMarkerPlace {
  return covered ? COVERED : ON_TOP;
}

/** What the tilted chit takes up, in tile sides. */
export function hitMarkerBox({ middle, side }: HitMarkerPlace): Rectangle {
  const extent = side * (Math.cos(HIT_TILT) + Math.sin(HIT_TILT));
  return {
    x: middle.x - extent / 2,
    y: middle.y - extent / 2,
    width: extent,
    height: extent,
  };
}
