import type { Direction } from '../../shared/hex/index.ts';

/** A hex by its axial coordinates, the auditor's own way of saying where something is. */
export interface Place {
  readonly q: number;
  readonly r: number;
}

/** Clockwise from north: "Hex maths" of part 1 of the rules. */
const STEPS: readonly Place[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const ALL_DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export function keyOf({ q, r }: Place): string {
  return `${q},${r}`;
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.q === b.q && a.r === b.r;
}

export function rotated(direction: Direction, sides: number): Direction {
  return ((direction + sides + 6) % 6) as Direction;
}

export function placeBeside({ q, r }: Place, direction: Direction): Place {
  const step = stepOf(direction);
  return { q: q + step.q, r: r + step.r };
}

export function hexesApart(a: Place, b: Place): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All places at exactly this distance. */
export function placesAt(centre: Place, distance: number): Place[] {
  const reach = Array.from({ length: 2 * distance + 1 }, (_, index) => index - distance);
  return reach
    .flatMap((q) => reach.map((r) => ({ q: centre.q + q, r: centre.r + r })))
    .filter((place) => hexesApart(place, centre) === distance);
}

/** The hexside over which two hexes touch, seen from the first; null when they do not touch. */
export function sideTowards(from: Place, to: Place): Direction | null {
  return ALL_DIRECTIONS.find((side) => isSamePlace(placeBeside(from, side), to)) ?? null;
}

/** R5.2-2. */
export function isAhead(facing: Direction, side: Direction): boolean {
  return [facing, rotated(facing, 1), rotated(facing, -1)].includes(side);
}

/** target − own = a·dir[f−1] + b·dir[f+1] with a, b ≥ 0 and not the own hex, by Cramer. */
export function isInArc(own: Place, facing: Direction, target: Place): boolean {
  if (isSamePlace(own, target)) return false;
  const left = stepOf(rotated(facing, -1));
  const right = stepOf(rotated(facing, 1));
  const q = target.q - own.q;
  const r = target.r - own.r;
  const whole = left.q * right.r - left.r * right.q;
  const a = (q * right.r - r * right.q) / whole;
  const b = (left.q * r - left.r * q) / whole;
  return a >= 0 && b >= 0;
}

function stepOf(direction: Direction): Place {
  return STEPS[direction] as Place;
}

/** The sides over which the line from the centre to another hex leaves: two at a corner. */
export function sidesCrossed(own: Place, other: Place): Direction[] {
  const line = { q: other.q - own.q, r: other.r - own.r };
  const nearness = ALL_DIRECTIONS.map((side) => product(line, stepOf(side)));
  return ALL_DIRECTIONS.filter((side) => nearness[side] === Math.max(...nearness));
}

/** Greatest for the step that points most nearly along the line. */
function product(a: Place, b: Place): number {
  return a.q * b.q + a.r * b.r + (a.q + a.r) * (b.q + b.r);
}
