import { hexIndex, isPlayable, type LineTable } from '../../../hex/index.ts';
import type { Smoke } from '../../state.ts';

/** R13.0-3: two points of smoke between two hexes block. */
export const BLOCKING_SMOKE = 2;

/** The smoke on the map at one moment, and how much of it lies between any two hexes. */
export interface SmokeSight {
  /** Sum of the markers in each hex. */
  readonly here: Uint8Array;
  /** By pair of hexes: the sum strictly between, along a border the thinner side. */
  readonly between: Uint8Array;
}

/** Both ways alike, so a pair has one number (R6.0-3). */
export function pairNumber(a: number, b: number): number {
  return a < b ? (b * (b + 1)) / 2 + a : (a * (a + 1)) / 2 + b;
}

export function clearAir({ grid: { size } }: LineTable): SmokeSight {
  return { here: new Uint8Array(size), between: new Uint8Array(pairNumber(0, size)) };
}

/** The sum of the markers in each hex. */
export function smokeHere({ grid }: LineTable, smoke: Smoke): Uint8Array {
  const here = new Uint8Array(grid.size);
  for (const [hex, markers] of Object.entries(smoke))
    here[hexIndex(grid, hex)] = markers.reduce<number>((sum, marker) => sum + marker, 0);
  return here;
}

/** The same air with other smoke in some hexes: only lines that pass those change. */
export function withSmoke(lines: LineTable, before: SmokeSight, here: Uint8Array): SmokeSight {
  const after: SmokeSight = { here: before.here.slice(), between: before.between.slice() };
  here.forEach((amount, hex) => {
    if (amount !== after.here[hex]) changeSmoke(lines, after, hex, amount);
  });
  return after;
}

const NO_SIDE = 255;

/** Changes the air in place: from every hex, the lines onward that pass the changed one. */
function changeSmoke(lines: LineTable, air: SmokeSight, hex: number, amount: number): void {
  const { cells, hexes, origin, passing, passingStarts, grid } = lines;
  const { here, between } = air;
  const old = here[hex] as number;
  const whole = isPlayable(grid, hex);
  const passed = cells[hex] as number;
  for (let from = 0; from < grid.size; from += 1) {
    const start = cells[from] as number;
    const line = passed - start + origin;
    const last = passingStarts[line + 1] as number;
    for (let place = passingStarts[line] as number; place < last; place += 1) {
      const to = hexes[start + (passing[2 * place] as number)];
      if (to === undefined || to < 0) continue;
      const beside = start + (passing[2 * place + 1] as number);
      const pair = pairNumber(from, to);
      if (beside === passed) between[pair]! += amount - old;
      else if (whole) {
        const side = sideSmoke(lines, here, beside);
        between[pair]! += Math.min(amount, side) - Math.min(old, side);
      }
    }
  }
  here[hex] = amount;
}

/** A half hex at the edge is no side of a border. */
function sideSmoke({ grid, hexes }: LineTable, here: Uint8Array, cell: number): number {
  const hex = hexes[cell];
  return hex !== undefined && hex >= 0 && isPlayable(grid, hex) ? (here[hex] as number) : NO_SIDE;
}
