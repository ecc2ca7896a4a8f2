import type { Point } from '../../../shared/hex/index.ts';

/** All in hex radii from the middle of the hex. */
const LEFT_CORNER: Point = { x: -0.84, y: 0 };
/** A flag stands in the left corner, and the lower counters of a high stack reach into it. */
const BELOW_CORNER: Point = { x: -0.8, y: 0.42 };
const IN_FREE_HEX: Point = { x: 0, y: 0 };
const BELOW_FLAG: Point = { x: 0, y: 0.42 };
const HIGH_STACK = 3;

/** Of the icon beside counters. */
export const BLOCKER_DISC = 0.165;

/** The middle of what marks a blocker: a plate with its word, or beside counters the bare icon. */
export function blockerPlace(counters: number, hasFlag: boolean): Point {
  if (counters === 0) return hasFlag ? BELOW_FLAG : IN_FREE_HEX;
  return hasFlag || counters >= HIGH_STACK ? BELOW_CORNER : LEFT_CORNER;
}
