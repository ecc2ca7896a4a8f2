import type { Axial, Direction } from '../../shared/hex/index.ts';
import type { Smoke } from '../../shared/coh/index.ts';
import { hexesApart, SLOW_DIRECTIONS, type SlowGround, type SlowHex } from './slowGround.ts';

/*
 * Part 5.2 of the specification, word for word and without haste: an own clip of the line against
 * every hex of the bounding box, in exact fractions. It shares no code with the engine.
 */

export interface SlowEnd {
  readonly hex: SlowHex;
  readonly bunker?: Direction;
  readonly air?: boolean;
}

/** What could rightly be named as in the way. */
export interface SlowBlock {
  readonly hex: number;
  readonly reason: string;
  readonly rule: string;
}

export interface SlowSight {
  readonly visible: boolean;
  readonly smoke: number;
  /** The hexes on the table by their numbers, a border pair in any order. */
  readonly passes: readonly (readonly number[])[];
  /** Empty if visible. Of the two hexes of a border either may be named when both are alike. */
  readonly blocks: readonly SlowBlock[];
}

/** One hex, or the two along a border; those that are not on the table are left out. */
interface SlowStep {
  readonly passed: readonly SlowHex[];
  /** Without the half hexes of a border pair (A-17, H-21). */
  readonly counted: readonly SlowHex[];
}

export function slowSight(ground: SlowGround, smoke: Smoke, a: SlowEnd, b: SlowEnd): SlowSight {
  const smokeIn = ({ address }: SlowHex) =>
    (smoke[address] ?? []).reduce<number>((sum, marker) => sum + marker, 0);
  if (a.hex === b.hex) return { visible: true, smoke: smokeIn(a.hex), passes: [], blocks: [] };
  const steps = stepsBetween(ground, a.hex, b.hex);
  const thinnest = steps.map(({ counted }) =>
    counted.length === 0 ? 0 : Math.min(...counted.map(smokeIn)),
  );
  const through = thinnest.reduce((sum, amount) => sum + amount, 0);
  const counting = steps.filter(({ counted }) => counted.length > 0);
  const inTheWay = bunkerBlocks(a, b) ?? groundBlocks(a, b, counting);
  const blocks =
    inTheWay.length === 0 && through >= 2 ? smokeBlocks(steps, thinnest, smokeIn) : inTheWay;
  return {
    visible: blocks.length === 0,
    smoke: smokeIn(a.hex) + through + smokeIn(b.hex),
    passes: steps
      .filter(({ passed }) => passed.length > 0)
      .map(({ passed }) => passed.map(({ index }) => index)),
    blocks,
  };
}

/** nobody looks out of a bunker, or into it, but through its arc. */
function bunkerBlocks(a: SlowEnd, b: SlowEnd): SlowBlock[] | null {
  const blind = [
    [a, b],
    [b, a],
  ].find(
    ([inside, other]) =>
      inside!.bunker !== undefined && !slowInArc(inside!.hex, inside!.bunker, other!.hex),
  );
  return blind ? [{ hex: blind[0]!.hex.index, reason: 'bunker', rule: 'R18.2' }] : null;
}

function groundBlocks(a: SlowEnd, b: SlowEnd, steps: readonly SlowStep[]): SlowBlock[] {
  if (a.air && b.air) return [];
  if (a.air) return airBlocks(b.hex, steps);
  if (b.air) return airBlocks(a.hex, steps);
  return levelBlocks(a.hex, b.hex, steps);
}

function top({ level, obstacle }: SlowHex): number {
  return level + (obstacle ? 1 : 0);
}

function lowest({ counted }: SlowStep): { height: number; hexes: SlowHex[] } {
  const height = Math.min(...counted.map(top));
  return { height, hexes: counted.filter((hex) => top(hex) === height) };
}

/** R20.3. */
function airBlocks(target: SlowHex, steps: readonly SlowStep[]): SlowBlock[] {
  const shades = (hex: SlowHex) => hex.obstacle && top(hex) > target.level;
  const isRim = (hex: SlowHex) => target.level === -1 && hex.level >= 0;
  for (const step of steps) {
    const { counted } = step;
    if (!counted.every((hex) => hexesApart(hex, target) === 1)) continue;
    if (!counted.every((hex) => shades(hex) || isRim(hex))) continue;
    const reason = counted.every(shades) ? 'blind' : 'gully';
    return lowest(step).hexes.map(({ index }) => ({ hex: index, reason, rule: 'R20.3' }));
  }
  return [];
}

function levelBlocks(a: SlowHex, b: SlowHex, steps: readonly SlowStep[]): SlowBlock[] {
  const high = Math.max(a.level, b.level);
  const low = Math.min(a.level, b.level);
  if (low === -1 && high >= 0) {
    if (hexesApart(a, b) === 1) return [];
    return [{ hex: a.level === -1 ? a.index : b.index, reason: 'gully', rule: 'R11.5-2' }];
  }
  const lowEnd = a.level === low ? a : b;
  for (const step of steps) {
    const { height, hexes } = lowest(step);
    if (a.level === b.level ? height > a.level : height >= high)
      return hexes.map((hex) => heightBlock(hex, a.level === b.level ? high + 1 : high));
    const blind = step.counted.every(
      (hex) => hexesApart(hex, lowEnd) === 1 && hex.obstacle && top(hex) > low,
    );
    if (a.level !== b.level && blind)
      return hexes.map(({ index }) => ({ hex: index, reason: 'blind', rule: 'R11.4' }));
  }
  return [];
}

/** The ground alone is too high, or only with what stands on it. */
function heightBlock({ index, level }: SlowHex, tooHigh: number): SlowBlock {
  if (level < tooHigh) return { hex: index, reason: 'obstacle', rule: 'R6.0-1' };
  return tooHigh === 0
    ? { hex: index, reason: 'gully', rule: 'R11.5-2' }
    : { hex: index, reason: 'rise', rule: 'R11.3' };
}

/** TV-13.0-2: a line through two +1 hexes is blocked at the second. */
function smokeBlocks(
  steps: readonly SlowStep[],
  thinnest: readonly number[],
  smokeIn: (hex: SlowHex) => number,
): SlowBlock[] {
  let sum = 0;
  const place = thinnest.findIndex((amount) => (sum += amount) >= 2);
  return steps[place]!.counted.filter((hex) => smokeIn(hex) === thinnest[place]).map(
    ({ index }) => ({ hex: index, reason: 'smoke', rule: 'R13.0' }),
  );
}

/** T − U = a·dir[f−1] + b·dir[f+1], solved by Cramer's rule and put to the proof. */
export function slowInArc(from: Axial, facing: Direction, to: Axial): boolean {
  const left = SLOW_DIRECTIONS[(facing + 5) % 6]!;
  const right = SLOW_DIRECTIONS[(facing + 1) % 6]!;
  const [q, r] = [to.q - from.q, to.r - from.r];
  const area = left.q * right.r - left.r * right.q;
  const a = (q * right.r - r * right.q) / area;
  const b = (left.q * r - left.r * q) / area;
  if (a * left.q + b * right.q !== q || a * left.r + b * right.r !== r)
    throw new Error(`${q},${r} is not ${a} and ${b} of the rays of ${facing}`);
  return a >= 0 && b >= 0 && (a > 0 || b > 0);
}

function stepsBetween(ground: SlowGround, a: SlowHex, b: SlowHex): SlowStep[] {
  return stepsOf(b.q - a.q, b.r - a.r).map((places) => {
    const passed: SlowHex[] = [];
    for (const { q, r } of places) {
      const hex = ground.at(a.q + q, a.r + r);
      if (hex) passed.push(hex);
    }
    const counted = places.length > 1 ? passed.filter(({ whole }) => whole) : passed;
    return { passed, counted };
  });
}

/** Every line of one length and direction passes the same hexes: clipped once. */
const remembered = new Map<number, readonly (readonly Axial[])[]>();

function stepsOf(q: number, r: number): readonly (readonly Axial[])[] {
  const key = (q + 500) * 1000 + r + 500;
  const known = remembered.get(key) ?? clippedSteps({ q, r });
  remembered.set(key, known);
  return known;
}

interface Clipped {
  readonly hex: Axial;
  readonly border: boolean;
  readonly low: Fraction;
  readonly high: Fraction;
}

function clippedSteps(end: Axial): Axial[][] {
  const inside: Clipped[] = [];
  const [left, right] = [Math.min(0, end.q) - 1, Math.max(0, end.q) + 1];
  const [upper, lower] = [Math.min(0, end.r) - 1, Math.max(0, end.r) + 1];
  for (let q = left; q <= right; q += 1)
    for (let r = upper; r <= lower; r += 1) {
      const isEnd = (q === 0 && r === 0) || (q === end.q && r === end.r);
      const clipped = isEnd ? null : clip(end, { q, r });
      if (clipped) inside.push(clipped);
    }
  inside.sort((one, other) => compare(one.low, other.low));
  const steps: Axial[][] = [];
  for (const one of inside) {
    const pair = inside.find(
      (other) =>
        other !== one &&
        one.border &&
        other.border &&
        compare(one.low, other.low) === 0 &&
        compare(one.high, other.high) === 0,
    );
    if (!pair) steps.push([one.hex]);
    else if (inside.indexOf(pair) > inside.indexOf(one)) steps.push([one.hex, pair.hex]);
  }
  return steps;
}

/** Whole numbers; the lower one is above 0. */
type Fraction = readonly [over: number, under: number];

function compare(a: Fraction, b: Fraction): number {
  return a[0] * b[1] - b[0] * a[1];
}

function fraction(over: number, under: number): Fraction {
  return under < 0 ? [-over, -under] : [over, under];
}

function clip(end: Axial, hex: Axial): Clipped | null {
  const a = bands(-hex.q, -hex.r);
  const b = bands(end.q - hex.q, end.r - hex.r);
  let low: Fraction = [0, 1];
  let high: Fraction = [1, 1];
  let border = false;
  for (const i of [0, 1, 2] as const) {
    const d = b[i] - a[i];
    if (d === 0) {
      if (Math.abs(a[i]) > 1) return null;
      if (Math.abs(a[i]) === 1) border = true;
      continue;
    }
    const [t, u] = [fraction(-1 - a[i], d), fraction(1 - a[i], d)].sort(compare) as [
      Fraction,
      Fraction,
    ];
    if (compare(t, low) > 0) low = t;
    if (compare(u, high) < 0) high = u;
  }
  return compare(low, high) >= 0 ? null : { hex, border, low, high };
}

function bands(q: number, r: number): readonly [number, number, number] {
  const s = -q - r;
  return [q - r, r - s, s - q];
}
