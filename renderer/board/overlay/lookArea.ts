import type { HexGrid, Point } from '../../../shared/hex/index.ts';
import { unionOutline } from '../geometry/unionOutline.ts';
import { LOOKS } from './looks.ts';

type Loops = readonly (readonly Point[])[];

/** The shape of what a hex sees, in hex radii; whatever lies in neither is blocked. */
export interface LookArea {
  readonly seen: Loops;
  readonly blind: Loops;
}

export function lookArea(grid: HexGrid, looks: Uint8Array): LookArea {
  return {
    seen: unionOutline(grid, hexesWith(looks, LOOKS.seen)),
    blind: unionOutline(grid, hexesWith(looks, LOOKS.blind)),
  };
}

function hexesWith(looks: Uint8Array, wanted: number): Set<number> {
  const hexes = new Set<number>();
  looks.forEach((look, hex) => {
    if (look === wanted) hexes.add(hex);
  });
  return hexes;
}
