import {
  type Direction,
  type HexId,
  hexId,
  inArc,
  type LineStep,
  lineSteps,
} from '../../../hex/index.ts';
import type { CohState } from '../../state.ts';
import { type Battlefield, battlefieldOf } from '../battlefield.ts';
import { airCode } from './air.ts';
import { CODE_BITS, groundCode, STEP_SHIFT, trace } from './ground.ts';
import { GULLY, IN_SIGHT, reasonOf, SIGHT_RULES, SMOKE, type SightReason } from './reasons.ts';
import { BLOCKING_SMOKE, clearAir, smokeHere, type SmokeSight, withSmoke } from './smoke.ts';

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
  return smokeBetween(field, smoke, from, to) >= BLOCKING_SMOKE ? SMOKE : IN_SIGHT;
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
  field: Battlefield,
  smoke: CohState['smoke'],
  from: number,
  to: number,
): number {
  const air = airOf(field, smoke);
  if (!air) return 0;
  const here = air.here[from] as number;
  if (from === to) return here;
  return here + (air.between[from * field.grid.size + to] as number) + (air.here[to] as number);
}

function smokeBetween(
  field: Battlefield,
  smoke: CohState['smoke'],
  from: number,
  to: number,
): number {
  return airOf(field, smoke)?.between[from * field.grid.size + to] ?? 0;
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
  const inAir = from.air === true || to.air === true;
  const traced = inAir ? airCode(field.sight, from, to) : trace(field.sight, from.hex, to.hex);
  const code = traced & CODE_BITS;
  if (code !== IN_SIGHT)
    return block(hexInTheWay(field, from.hex, to.hex, code, traced >> STEP_SHIFT), reasonOf(code));
  const smoky = smokeBetween(field, smoke, from.hex, to.hex) >= BLOCKING_SMOKE;
  return smoky ? block(hexOfSmoke(field, smoke, from.hex, to.hex), 'smoke') : null;
}

function block(hex: number, reason: SightReason): SightBlock {
  return { hex, reason, rule: SIGHT_RULES[reason] };
}

function isOutsideBunkerArc({ grid }: Battlefield, inside: SightEnd, other: SightEnd): boolean {
  return inside.bunker !== undefined && !inArc(grid, inside.hex, inside.bunker, other.hex);
}

/** Of a border pair the clearer hex decides. A gully hides itself. */
function hexInTheWay(
  { grid, levels, sight: { lines, relief } }: Battlefield,
  from: number,
  to: number,
  code: number,
  step: number,
): number {
  if (code === GULLY && levels[from] !== levels[to]) return levels[from] === -1 ? from : to;
  const passed = stepAt(lines, from, to, step).filter((hex) => hex >= 0);
  const whole = passed.filter((hex) => grid.playable[hex] === 1);
  const top = (hex: number) => relief.top[lines.cells[hex] as number] as number;
  const [clearer] = (whole.length > 0 ? whole : passed).sort((a, b) => top(a) - top(b));
  return clearer ?? to;
}

function stepAt(lines: Battlefield['sight']['lines'], from: number, to: number, step: number) {
  const start = lines.cells[from] as number;
  const offset = (lines.cells[to] as number) - start + lines.origin;
  const place = 2 * ((lines.starts[offset] as number) + step);
  const hexes = [place, place + 1].map((at) => lines.hexes[start + lines.steps[at]!] as number);
  return [...new Set(hexes)];
}

/** R13.0-3: the hex in which the smoke passed adds up to what blocks. */
function hexOfSmoke(
  field: Battlefield,
  smoke: CohState['smoke'],
  from: number,
  to: number,
): number {
  const here = (hex: number) => airOf(field, smoke)?.here[hex] ?? 0;
  let sum = 0;
  for (const step of lineSteps(field.grid, from, to)) {
    const whole = step.filter((hex) => field.grid.playable[hex] === 1);
    const counted = step.length > 1 && whole.length > 0 ? whole : step;
    const [thinner = to] = counted.toSorted((a, b) => here(a) - here(b));
    sum += here(thinner);
    if (sum >= BLOCKING_SMOKE) return thinner;
  }
  return to;
}

const airs = new WeakMap<CohState['smoke'], Map<Battlefield, SmokeSight>>();
const latest = new WeakMap<Battlefield, SmokeSight>();

/** Smoke differs little from one moment to the next, so each is made from the one before. */
function airOf(field: Battlefield, smoke: CohState['smoke']): SmokeSight | null {
  const known = airs.get(smoke)?.get(field);
  if (known) return known;
  if (Object.keys(smoke).length === 0) return null;
  const { lines } = field.sight;
  const air = withSmoke(lines, latest.get(field) ?? clearAir(lines), smokeHere(lines, smoke));
  latest.set(field, air);
  airs.set(smoke, (airs.get(smoke) ?? new Map<Battlefield, SmokeSight>()).set(field, air));
  return air;
}

/** For refusals: what stands in the way, by its address. */
export function sightFacts(field: Battlefield, { hex }: SightBlock): { hex: HexId } {
  return { hex: hexId(field.grid, hex) };
}
