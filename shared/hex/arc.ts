import { DIRECTIONS, turn } from './direction.ts';
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

/** Bit `f` is set if the offset lies in the arc of somebody who faces `f`. */
export function arcsTowards({ q, r }: Axial): number {
  if (q === 0 && r === 0) return 0;
  return DIRECTIONS.reduce<number>((bits, facing) => {
    const left = STEPS[turn(facing, -1)] as Axial;
    const right = STEPS[turn(facing, 1)] as Axial;
    // Two directions 120° apart span the whole grid in whole numbers.
    const area = left.q * right.r - right.q * left.r;
    const inside = (q * right.r - right.q * r) * area >= 0 && (left.q * r - q * left.r) * area >= 0;
    return inside ? bits | (1 << facing) : bits;
  }, 0);
}
