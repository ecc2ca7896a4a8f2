import type { LineTable } from '../../../hex/index.ts';
import { BLIND, GULLY, IN_SIGHT, OBSTACLE, RISE } from './reasons.ts';
import { ABSENT, type Relief } from './relief.ts';

/** What the ground alone lets each hex see, smoke left aside. */
export interface GroundSight {
  readonly lines: LineTable;
  readonly relief: Relief;
  /** One code per pair of hexes; a row is filled when its hex is first asked. */
  readonly codes: Uint8Array;
  readonly filled: Uint8Array;
}

export function groundSight(lines: LineTable, relief: Relief): GroundSight {
  const { size } = lines.grid;
  return { lines, relief, codes: new Uint8Array(size * size), filled: new Uint8Array(size) };
}

export function groundCode(sight: GroundSight, from: number, to: number): number {
  if (sight.filled[from] === 0) fillRow(sight, from);
  return sight.codes[from * sight.lines.grid.size + to] as number;
}

/** Works out the whole table at once. */
export function fillAll(sight: GroundSight): void {
  for (let from = 0; from < sight.lines.grid.size; from += 1) fillRow(sight, from);
}

function fillRow(sight: GroundSight, from: number): void {
  const { size } = sight.lines.grid;
  for (let to = 0; to < size; to += 1)
    sight.codes[from * size + to] = trace(sight, from, to) & CODE_BITS;
  sight.filled[from] = 1;
}

export const CODE_BITS = 7;
export const STEP_SHIFT = 3;

/**
 * Part 5.2: follows the line to the first step that blocks it. Answers with a code of why, and above
 * it the number of that step. Written without objects, for it is asked half a million times.
 */
export function trace({ lines, relief }: GroundSight, from: number, to: number): number {
  const { top, shade, sideTop, sideShade, level } = relief;
  const start = lines.cells[from] as number;
  const end = lines.cells[to] as number;
  const offset = end - start + lines.origin;
  const first = lines.starts[offset] as number;
  const beyond = lines.starts[offset + 1] as number;
  if (first === beyond) return IN_SIGHT;
  const here = level[start] as number;
  const there = level[end] as number;
  const low = here < there ? here : there;
  const high = here < there ? there : here;
  // R11.5-2: between a gully and the ground above it only neighbours see each other.
  if (low < 0 && high >= 0) return GULLY;
  // Ground of one level is in the way from one level up, a hill from its own level up (R11.3).
  const tooHigh = low === high ? high + 1 : high;
  // R11.4: right before the lower end, an obstacle hides it.
  const shadow = low === high ? -1 : here < there ? first : beyond - 1;
  for (let step = first; step < beyond; step += 1) {
    const one = start + (lines.steps[2 * step] as number);
    const other = start + (lines.steps[2 * step + 1] as number);
    const border = one !== other;
    const height = border ? lower(sideTop, one, other) : (top[one] as number);
    if (height === ABSENT) continue;
    if (height >= tooHigh) {
      const clearer = border && sideTop[one] !== height ? other : one;
      return whyTooHigh(level[clearer] as number, tooHigh) | ((step - first) << STEP_SHIFT);
    }
    if (step !== shadow) continue;
    const hides = border ? lower(sideShade, one, other) : (shade[one] as number);
    if (hides > low && hides !== ABSENT) return BLIND | ((step - first) << STEP_SHIFT);
  }
  return IN_SIGHT;
}

/** Along a border the clearer hex counts (R6.0-2, R11.3-2). */
function lower(heights: Int8Array, one: number, other: number): number {
  const a = heights[one] as number;
  const b = heights[other] as number;
  return a < b ? a : b;
}

/** The ground itself is in the way, or only what stands on it. */
function whyTooHigh(level: number, tooHigh: number): number {
  if (level < tooHigh) return OBSTACLE;
  return tooHigh === 0 ? GULLY : RISE;
}
