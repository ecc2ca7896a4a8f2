import type { HexGrid, Point } from '../../../shared/hex/index.ts';
import { unionOutline } from '../geometry/unionOutline.ts';

/** The edges of the ground under fire, in hex radii. */
export function threatArea(grid: HexGrid, counts: Uint8Array): readonly (readonly Point[])[] {
  const hexes = new Set<number>();
  counts.forEach((count, hex) => {
    if (count > 0) hexes.add(hex);
  });
  return unionOutline(grid, hexes);
}
