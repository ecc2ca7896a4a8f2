import type { HexGrid, Point } from '../../../shared/hex/index.ts';
import { unionOutline } from '../geometry/unionOutline.ts';

/** So many enemies and more make ground that nobody crosses unhurt. */
const MANY = 3;

type Outline = readonly (readonly Point[])[];

/** The edges of the ground under fire, and of that under the fire of many, in hex radii. */
export interface ThreatArea {
  readonly any: Outline;
  readonly many: Outline;
}

export function threatArea(grid: HexGrid, counts: Uint8Array): ThreatArea {
  const under = (least: number) => {
    const hexes = new Set<number>();
    counts.forEach((count, hex) => {
      if (count >= least) hexes.add(hex);
    });
    return unionOutline(grid, hexes);
  };
  return { any: under(1), many: under(MANY) };
}
