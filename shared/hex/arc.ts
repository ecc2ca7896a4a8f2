import { type Direction, turn } from './direction.ts';
import type { HexGrid } from './grid.ts';
import type { Axial } from './honeycomb.ts';

/** Axial steps by direction, 0 north and then clockwise. */
const STEPS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/**
 * Whether a hex lies in the arc of somebody who faces `facing`: everything between the two rays
 * through the outer front hexes, both rays included. The own hex does not.
 */
export function inArc(grid: HexGrid, from: number, facing: Direction, to: number): boolean {
  if (from === to) return false;
  const a = grid.axials[from] as Axial;
  const b = grid.axials[to] as Axial;
  const left = STEPS[turn(facing, -1)] as Axial;
  const right = STEPS[turn(facing, 1)] as Axial;
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  // Two directions 120° apart span the whole grid in whole numbers.
  const area = left.q * right.r - right.q * left.r;
  return (dq * right.r - right.q * dr) * area >= 0 && (left.q * dr - dq * left.r) * area >= 0;
}
