import { type HexGrid, isPlayable, type LineStep, lineSteps } from '../../hex/index.ts';
import type { Terrain } from '../content/terrain.ts';

/** The first hex that blocks the line from one hex to another, or `CLEAR`. */
export type SightTable = (from: number, to: number) => number;

export const CLEAR = -1;
const UNKNOWN = -2;

/**
 * R6.0 on level ground: a line is blocked where every hex it passes at once blocks; along a border
 * the clearer of both counts (R6.0-2). What stands in the end hexes never blocks.
 */
export function firstBlocker(
  grid: HexGrid,
  terrain: readonly Terrain[],
  from: number,
  to: number,
): number {
  const blocks = (hex: number) => terrain[hex]?.blocksSight === true;
  const blocked = lineSteps(grid, from, to).find((step) => counted(grid, step).every(blocks));
  return blocked?.[0] ?? CLEAR;
}

/** A-17, H-21: a half hex at the edge of the table is no side of a border. */
function counted(grid: HexGrid, step: LineStep): LineStep {
  const whole = step.filter((hex) => isPlayable(grid, hex));
  return whole.length > 0 ? whole : step;
}

/** Asks each pair of hexes once: the ground does not change in play. */
export function rememberedSight(size: number, trace: SightTable): SightTable {
  const known = new Int16Array(size * size).fill(UNKNOWN);
  return (from, to) => {
    const place = from * size + to;
    const found = known[place] as number;
    if (found !== UNKNOWN) return found;
    const blocker = trace(from, to);
    known[place] = blocker;
    return blocker;
  };
}
