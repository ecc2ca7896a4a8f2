import type { Axial } from './honeycomb.ts';

/**
 * A stretch of a straight line between two centres: inside one hex, or along the border of two.
 * Touching a corner is not inside.
 */
export type OffsetStep = readonly [Axial] | readonly [Axial, Axial];

/** An exact share of the line, as a fraction with a positive denominator. */
interface Share {
  readonly over: number;
  readonly under: number;
}

interface Stretch {
  readonly hex: Axial;
  readonly from: Share;
  readonly to: Share;
}

const START: Share = { over: 0, under: 1 };
const END: Share = { over: 1, under: 1 };

/**
 * What the line from the origin to a hex passes, both ends left out, in order. Whole numbers only,
 * so that the way back passes the same hexes (R6.0-3).
 */
export function stepsTo(end: Axial): OffsetStep[] {
  const stretches = hexesNear(end)
    .flatMap((hex) => clip(end, hex) ?? [])
    .sort((one, other) => compare(one.from, other.from));
  const steps: OffsetStep[] = [];
  let last: Stretch | null = null;
  for (const stretch of stretches) {
    const beside = last && compare(last.from, stretch.from) === 0 ? last.hex : null;
    if (beside) steps[steps.length - 1] = [beside, stretch.hex];
    else steps.push([stretch.hex]);
    last = stretch;
  }
  return steps;
}

/** Every hex near enough to be touched: along the line's longer axis, those beside it. */
function hexesNear(end: Axial): Axial[] {
  const byColumn = Math.abs(end.q) >= Math.abs(end.r);
  const [length, rise] = byColumn ? [end.q, end.r] : [end.r, end.q];
  const hexes: Axial[] = [];
  for (let step = 0; step <= Math.abs(length); step += 1) {
    const along = length < 0 ? -step : step;
    const across = length === 0 ? 0 : Math.floor((rise * step) / Math.abs(length));
    for (let beside = across - 1; beside <= across + 2; beside += 1) {
      const hex = byColumn ? { q: along, r: beside } : { q: beside, r: along };
      if (!isSame(hex, end) && !isSame(hex, { q: 0, r: 0 })) hexes.push(hex);
    }
  }
  return hexes;
}

function isSame(a: Axial, b: Axial): boolean {
  return a.q === b.q && a.r === b.r;
}

/**
 * The part of the line inside a hex, by the three pairs of parallel sides: around its centre a hex
 * is where q−r, r−s and s−q all lie between −1 and 1.
 */
function clip(end: Axial, hex: Axial): Stretch | null {
  const starts = bands({ q: 0, r: 0 }, hex);
  const ends = bands(end, hex);
  let from = START;
  let to = END;
  for (let band = 0; band < 3; band += 1) {
    const start = starts[band] as number;
    const run = (ends[band] as number) - start;
    if (run === 0) {
      if (Math.abs(start) > 1) return null;
      continue;
    }
    const under = Math.abs(run);
    const [enter, leave] = run > 0 ? [-1 - start, 1 - start] : [start - 1, start + 1];
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
