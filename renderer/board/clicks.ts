import type { Point } from '../../shared/hex/index.ts';

/** The second click of a double click comes within this time, in milliseconds. */
const DOUBLE_CLICK = 400;

export interface Click {
  readonly place: Point;
  readonly time: number;
}

export function isSameSpot(last: Click | null, { place }: Click): boolean {
  // A hand does not hold a mouse quite still between two clicks.
  return last !== null && Math.hypot(last.place.x - place.x, last.place.y - place.y) < 6;
}

/**
 * Whether a click on something that has just appeared was meant for what lay there before: it comes
 * on the heels of a click on the same spot, or before its author can have seen what came of that.
 */
export function isTooSoon(last: Click | null, click: Click, appeared: number): boolean {
  if (!last || !isSameSpot(last, click)) return false;
  return click.time - Math.max(last.time, appeared) < DOUBLE_CLICK;
}
