import type { Point } from '../../../shared/hex/index.ts';
import { HEX_HEIGHT } from '../geometry/table.ts';

/** Section 9 of the look, in milliseconds. */
const PER_HEX = 180;
const PIVOT = 140;
const FAN = 90;
export const POP = 200;
export const FADE = 160;

/** How long a counter glides: by the way it has to go, or briefly when a stack only rearranges. */
export function glideTime(from: Point, to: Point, changedHex: boolean): number {
  if (!changedHex) return FAN;
  const hexes = Math.hypot(to.x - from.x, to.y - from.y) / HEX_HEIGHT;
  return PER_HEX * Math.max(1, Math.round(hexes));
}

export function pivotTime(from: number, to: number): number {
  return shortestTurn(from, to) === 0 ? 0 : PIVOT;
}

/** The way from one angle to another, never the long way round. */
export function shortestTurn(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI + 1e-9) return turn - 2 * Math.PI;
  return turn < -Math.PI - 1e-9 ? turn + 2 * Math.PI : turn;
}
