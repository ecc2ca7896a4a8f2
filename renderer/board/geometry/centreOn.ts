import {
  type HexGrid,
  type HexId,
  hexIndex,
  NO_HEX,
  type Point,
} from '../../../shared/hex/index.ts';

/** The middle of a hex for the given radius, or null for a hex that is not on this table. */
export function centreOn(grid: HexGrid, hex: HexId, radius: number): Point | null {
  const index = hexIndex(grid, hex);
  if (index === NO_HEX) return null;
  const { x, y } = grid.centres[index] as Point;
  return { x: x * radius, y: y * radius };
}
