import {
  type Direction,
  type HexId,
  hexId,
  inArc,
  isPlayable,
  type LineStep,
  lineSteps,
  type LineTable,
  NO_HEX,
} from '../../../hex/index.ts';
import type { CohState } from '../../state.ts';
import { type Battlefield, battlefieldOf } from '../battlefield.ts';
import { airCode } from './air.ts';
import { airOf } from './airs.ts';
import { CODE_BITS, groundCode, STEP_SHIFT, trace } from './ground.ts';
import {
  AIR_RULE,
  GULLY,
  IN_SIGHT,
  reasonOf,
  SIGHT_RULES,
  SMOKE,
  type SightReason,
} from './reasons.ts';
import { BLOCKING_SMOKE, pairNumber } from './smoke.ts';

/** Somebody who looks, or is looked at. */
export interface SightEnd {
  readonly hex: number;
  /** Inside a bunker that faces this way: sees and is seen in its arc only (R18.2, A-58). */
  readonly bunker?: Direction;
  /** An aircraft: sees over everything but what stands right before its target (R20.3). */
  readonly air?: boolean;
}

/** Whether two hexes see each other, and why not. */
export interface Sight {
  readonly visible: boolean;
  /** What smoke adds to the defence of a target at either end (R13.0). */
  readonly smoke: number;
  readonly passes: readonly LineStep[];
  readonly blocked: SightBlock | null;
}

export interface SightBlock {
  /** The first hex, from the looking end, that is in the way. */
  readonly hex: number;
  readonly reason: SightReason;
  readonly rule: string;
}

type Seen = Pick<CohState, 'board' | 'smoke'>;

/** Whether the hexes see each other: two look-ups. */
export function isInSight(state: Seen, from: number, to: number): boolean {
  return sightCode(state, from, to) === IN_SIGHT;
}

/** Why not, as a code; the ground is named before the smoke, for it stays (H-26). */
export function sightCode({ board, smoke }: Seen, from: number, to: number): number {
  const field = battlefieldOf(board);
  const ground = groundCode(field.sight, from, to);
  if (ground !== IN_SIGHT) return ground;
  return smokeBetween(field.sight.lines, smoke, from, to) >= BLOCKING_SMOKE ? SMOKE : IN_SIGHT;
}

/** The whole answer, for people and for sums. */
export function sight(state: Seen, from: SightEnd, to: SightEnd): Sight {
  const field = battlefieldOf(state.board);
  const blocked = blockBetween(state, field, from, to);
  return {
    visible: blocked === null,
    smoke: smokeAlong(field, state.smoke, from.hex, to.hex),
    passes: from.hex === to.hex ? [] : lineSteps(field.grid, from.hex, to.hex),
    blocked,
  };
}

/** R13.0, A-21: smoke at both ends and between; in one hex only once. */
export function smokeAlong(
  { sight: { lines } }: Battlefield,
  smoke: CohState['smoke'],
  from: number,
  to: number,
): number {
  const air = airOf(lines, smoke);
  if (!air) return 0;
  const here = air.here[from] as number;
  if (from === to) return here;
  return here + (air.between[pairNumber(from, to)] as number) + (air.here[to] as number);
}

function smokeBetween(
  lines: LineTable,
  smoke: CohState['smoke'],
  from: number,
  to: number,
): number {
  return airOf(lines, smoke)?.between[pairNumber(from, to)] ?? 0;
}

function blockBetween(
  { smoke }: Seen,
  field: Battlefield,
  from: SightEnd,
  to: SightEnd,
): SightBlock | null {
  if (from.hex === to.hex) return null;
  if (isOutsideBunkerArc(field, from, to)) return block(from.hex, 'bunker');
  if (isOutsideBunkerArc(field, to, from)) return block(to.hex, 'bunker');
  const inTheWay =
    from.air || to.air ? blockFromAir(field, from, to) : blockOnGround(field, from.hex, to.hex);
  if (inTheWay) return inTheWay;
  const smoky = smokeBetween(field.sight.lines, smoke, from.hex, to.hex) >= BLOCKING_SMOKE;
  return smoky ? block(hexOfSmoke(field, smoke, from.hex, to.hex), 'smoke') : null;
}

function blockOnGround(field: Battlefield, from: number, to: number): SightBlock | null {
  const { levels } = field;
  const traced = trace(field.sight, from, to);
  const code = traced & CODE_BITS;
  if (code === IN_SIGHT) return null;
  // A gully hides itself from the ground above, whatever lies between (R11.5-2).
  if (code === GULLY && levels[from] !== levels[to])
    return block(levels[from] === -1 ? from : to, 'gully');
  return block(lowestAt(field, from, to, traced >> STEP_SHIFT), reasonOf(code));
}

function blockFromAir(field: Battlefield, from: SightEnd, to: SightEnd): SightBlock | null {
  const traced = airCode(field.sight, from, to);
  const code = traced & CODE_BITS;
  if (code === IN_SIGHT) return null;
  const hex = lowestAt(field, from.hex, to.hex, traced >> STEP_SHIFT);
  return { ...block(hex, reasonOf(code)), rule: AIR_RULE };
}

function block(hex: number, reason: SightReason): SightBlock {
  return { hex, reason, rule: SIGHT_RULES[reason] };
}

function isOutsideBunkerArc({ grid }: Battlefield, inside: SightEnd, other: SightEnd): boolean {
  return inside.bunker !== undefined && !inArc(grid, inside.hex, inside.bunker, other.hex);
}

/** Along a border the clearer hex decides (R6.0-2, R11.3-2). */
function lowestAt(field: Battlefield, from: number, to: number, step: number): number {
  const { lines, relief } = field.sight;
  const top = (hex: number) => relief.top[lines.cells[hex] as number] as number;
  return least(countedAt(lines, from, to, step), top) ?? to;
}

/** R13.0-3: the hex in which the smoke passed adds up to what blocks. */
function hexOfSmoke(
  { sight: { lines } }: Battlefield,
  smoke: CohState['smoke'],
  from: number,
  to: number,
): number {
  const here = (hex: number) => airOf(lines, smoke)?.here[hex] ?? 0;
  const [first, beyond] = stepsBetween(lines, from, to);
  let sum = 0;
  for (let step = 0; step < beyond - first; step += 1) {
    const thinner = least(countedAt(lines, from, to, step), here);
    if (thinner === null) continue;
    sum += here(thinner);
    if (sum >= BLOCKING_SMOKE) return thinner;
  }
  return to;
}

/** The hexes of a step that can be in the way: of a border pair only whole ones (A-17, H-21). */
function countedAt(lines: LineTable, from: number, to: number, step: number): number[] {
  const { cells, hexes, steps, grid } = lines;
  const place = 2 * (stepsBetween(lines, from, to)[0] + step);
  const isBorder = steps[place] !== steps[place + 1];
  const passed = [place, place + 1].map((at) => hexes[cells[from]! + steps[at]!] as number);
  const sides = isBorder ? passed.filter((hex) => isPlayable(grid, hex)) : [passed[0] as number];
  return sides.filter((hex) => hex !== NO_HEX);
}

function stepsBetween(
  { cells, origin, starts }: LineTable,
  from: number,
  to: number,
): readonly [first: number, beyond: number] {
  const offset = cells[to]! - cells[from]! + origin;
  return [starts[offset] as number, starts[offset + 1] as number];
}

function least(hexes: readonly number[], of: (hex: number) => number): number | null {
  return hexes.toSorted((a, b) => of(a) - of(b))[0] ?? null;
}

/** For refusals: what stands in the way, by its address. */
export function sightFacts(field: Battlefield, { hex }: SightBlock): { hex: HexId } {
  return { hex: hexId(field.grid, hex) };
}
