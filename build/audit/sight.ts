import { difference, type Fraction, fraction, larger, smaller } from './fractions.ts';
import { type Ground, isWhole, terrainAt } from './ground.ts';
import { isSamePlace, keyOf, type Place } from './places.ts';

/** The part of a line that lies in a hex, from `enters` to `leaves` of its length. */
interface Crossing {
  readonly place: Place;
  /** The line runs along a hexside, so another hex shares this part of it. */
  readonly onBorder: boolean;
  readonly enters: Fraction;
  readonly leaves: Fraction;
}

/** The ground never changes in play, so each pair of places is worked out once. */
const known = new WeakMap<Ground, Map<string, boolean>>();

export function isVisible(ground: Ground, from: Place, to: Place): boolean {
  const answers = known.get(ground) ?? new Map<string, boolean>();
  known.set(ground, answers);
  const pair = `${keyOf(from)} ${keyOf(to)}`;
  const visible = answers.get(pair) ?? isLineClear(ground, from, to);
  answers.set(pair, visible);
  return visible;
}

/** R6.0 and part 5.2 on level ground: no hex between may block, a border only if both sides do. */
function isLineClear(ground: Ground, from: Place, to: Place): boolean {
  return crossings(from, to).every((crossing, _, all) => !blocks(ground, crossing, all));
}

function blocks(ground: Ground, crossing: Crossing, all: readonly Crossing[]): boolean {
  if (!crossing.onBorder) return isObstacle(ground, crossing.place);
  // a half hex at the edge of the map does not count as the clearer side of a border.
  const sides = all.filter((other) => other.onBorder && isSamePart(crossing, other));
  const counted = sides.filter(({ place }) => isWhole(ground, place));
  return counted.length > 0 && counted.every(({ place }) => isObstacle(ground, place));
}

function isObstacle(ground: Ground, place: Place): boolean {
  return terrainAt(ground, place).blocksSight === 'always';
}

function isSamePart(a: Crossing, b: Crossing): boolean {
  return difference(a.enters, b.enters) === 0 && difference(a.leaves, b.leaves) === 0;
}

/** Every hex but the two ends that the line from centre to centre runs through or along. */
function crossings(from: Place, to: Place): Crossing[] {
  return placesAround(from, to)
    .filter((place) => !isSamePlace(place, from) && !isSamePlace(place, to))
    .flatMap((place) => clip(from, to, place) ?? []);
}

function placesAround(a: Place, b: Place): Place[] {
  const places: Place[] = [];
  for (let q = Math.min(a.q, b.q) - 1; q <= Math.max(a.q, b.q) + 1; q += 1)
    for (let r = Math.min(a.r, b.r) - 1; r <= Math.max(a.r, b.r) + 1; r += 1) places.push({ q, r });
  return places;
}

function clip(from: Place, to: Place, place: Place): Crossing | null {
  const start = acrossSides(from, place);
  const end = acrossSides(to, place);
  let enters = fraction(0, 1);
  let leaves = fraction(1, 1);
  let onBorder = false;
  for (const [axis, a] of start.entries()) {
    const slope = (end[axis] as number) - a;
    if (slope === 0) {
      if (Math.abs(a) > 1) return null;
      if (Math.abs(a) === 1) onBorder = true;
    } else {
      const one = fraction(-1 - a, slope);
      const other = fraction(1 - a, slope);
      enters = larger(enters, smaller(one, other));
      leaves = smaller(leaves, larger(one, other));
    }
  }
  // A line that only touches a corner does not enter the hex.
  return difference(enters, leaves) >= 0 ? null : { place, onBorder, enters, leaves };
}

/** Distances to the three pairs of hexsides of a hex, whose sides are at −1 and +1. */
function acrossSides(point: Place, centre: Place): [number, number, number] {
  const q = point.q - centre.q;
  const r = point.r - centre.r;
  const s = -q - r;
  return [q - r, r - s, s - q];
}
