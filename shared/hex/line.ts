import { type HexGrid, hexAtAxial, NO_HEX } from './grid.ts';
import type { Axial } from './honeycomb.ts';

/**
 * A stretch of a straight line between two centres: inside one hex, or along the border of two.
 * Half of a border pair may lie off the table and is then left out.
 */
export type LineStep = readonly number[];

/** An exact share of the line, as a fraction with a positive denominator. */
interface Share {
  readonly over: number;
  readonly under: number;
}

interface Stretch {
  readonly hex: number;
  readonly from: Share;
  readonly to: Share;
}

const START: Share = { over: 0, under: 1 };
const END: Share = { over: 1, under: 1 };

/**
 * What the line between two hexes passes, both ends left out, in order. Whole numbers only, so that
 * the way back passes the same hexes (R6.0-3).
 */
export function lineSteps(grid: HexGrid, from: number, to: number): LineStep[] {
  const a = grid.axials[from] as Axial;
  const b = grid.axials[to] as Axial;
  const stretches = hexesBetween(grid, a, b)
    .filter((hex) => hex !== from && hex !== to)
    .flatMap((hex) => clip(a, b, hex, grid.axials[hex] as Axial) ?? [])
    .sort((one, other) => compare(one.from, other.from));
  const steps: number[][] = [];
  let last: Stretch | null = null;
  for (const stretch of stretches) {
    const beside = last && compare(last.from, stretch.from) === 0;
    if (beside) steps.at(-1)?.push(stretch.hex);
    else steps.push([stretch.hex]);
    last = stretch;
  }
  return steps;
}

/** Every hex near enough to the line to be touched by it. */
function hexesBetween(grid: HexGrid, a: Axial, b: Axial): number[] {
  const hexes: number[] = [];
  for (let q = Math.min(a.q, b.q) - 1; q <= Math.max(a.q, b.q) + 1; q += 1)
    for (let r = Math.min(a.r, b.r) - 1; r <= Math.max(a.r, b.r) + 1; r += 1) {
      const hex = hexAtAxial(grid, { q, r });
      if (hex !== NO_HEX) hexes.push(hex);
    }
  return hexes;
}

/**
 * The part of the line inside a hex, by the three pairs of parallel sides: around its centre a hex
 * is where q−r, r−s and s−q all lie between −1 and 1. Touching a corner is not inside.
 */
function clip(a: Axial, b: Axial, hex: number, centre: Axial): Stretch | null {
  const starts = bands(a, centre);
  const ends = bands(b, centre);
  let from = START;
  let to = END;
  for (const [index, start] of starts.entries()) {
    const run = (ends[index] as number) - start;
    if (run === 0) {
      if (Math.abs(start) > 1) return null;
      continue;
    }
    const [enter, leave] = run > 0 ? [-1 - start, 1 - start] : [start - 1, start + 1];
    const under = Math.abs(run);
    from = later(from, { over: enter, under });
    to = earlier(to, { over: leave, under });
  }
  return compare(from, to) < 0 ? { hex, from, to } : null;
}

function bands(point: Axial, centre: Axial): readonly [number, number, number] {
  const q = point.q - centre.q;
  const r = point.r - centre.r;
  const s = -q - r;
  return [q - r, r - s, s - q];
}

function compare(a: Share, b: Share): number {
  return a.over * b.under - b.over * a.under;
}

function later(a: Share, b: Share): Share {
  return compare(a, b) >= 0 ? a : b;
}

function earlier(a: Share, b: Share): Share {
  return compare(a, b) <= 0 ? a : b;
}
