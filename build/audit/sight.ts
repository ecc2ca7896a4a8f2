import type { Smoke } from '../../shared/coh/index.ts';
import { type Crossing, crossings, isSamePart } from './crossings.ts';
import { type Ground, isObstacle, isWhole, levelAt, nameOf } from './ground.ts';
import { hexesApart, isSamePlace, keyOf, type Place } from './places.ts';

/** What a line of sight passes at once: a hex, or the two hexes whose border it runs along. */
type Pass = readonly Place[];

/** A line over the ground, which never changes in play. */
interface Line {
  readonly passes: readonly Pass[];
  readonly isClear: boolean;
}

const known = new WeakMap<Ground, Map<string, Line>>();

/** Part 5.2: the smoke DM between two hexes, or null when the one does not see the other. */
export function smokeBetween(ground: Ground, smoke: Smoke, from: Place, to: Place): number | null {
  const at = (place: Place) => smokeAt(ground, smoke, place);
  // fire within one hex meets its smoke once.
  if (isSamePlace(from, to)) return at(from);
  const { passes, isClear } = lineBetween(ground, from, to);
  const through = passes.reduce((sum, pass) => sum + Math.min(...pass.map(at)), 0);
  // R13.0-3.
  return isClear && through < 2 ? at(from) + through + at(to) : null;
}

function smokeAt(ground: Ground, smoke: Smoke, place: Place): number {
  const markers = smoke[nameOf(ground, place) ?? ''] ?? [];
  return markers.reduce((sum: number, marker) => sum + marker, 0);
}

function lineBetween(ground: Ground, from: Place, to: Place): Line {
  const lines = known.get(ground) ?? new Map<string, Line>();
  known.set(ground, lines);
  const pair = `${keyOf(from)} ${keyOf(to)}`;
  const line = lines.get(pair) ?? newLine(ground, from, to);
  lines.set(pair, line);
  return line;
}

function newLine(ground: Ground, from: Place, to: Place): Line {
  const passes = passesBetween(ground, from, to);
  return { passes, isClear: isGroundClear(ground, from, to, passes) };
}

function passesBetween(ground: Ground, from: Place, to: Place): Pass[] {
  const all = crossings(from, to);
  return all.map((one) => passOf(ground, one, all)).filter(({ length }) => length > 0);
}

/** A-17, H-21: a half hex at the edge of the map is no side of a border. */
function passOf(ground: Ground, crossing: Crossing, all: readonly Crossing[]): Pass {
  if (!crossing.onBorder) return [crossing.place];
  const sides = all.filter((other) => other.onBorder && isSamePart(crossing, other));
  const counted = sides.map(({ place }) => place).filter((place) => isWhole(ground, place));
  // Both sides of a border find the pair; it is passed once.
  return isSamePlace(crossing.place, counted[0] ?? crossing.place) ? counted : [];
}

function isGroundClear(ground: Ground, a: Place, b: Place, passes: readonly Pass[]): boolean {
  const [lower, higher] = levelAt(ground, a) <= levelAt(ground, b) ? [a, b] : [b, a];
  const bottom = levelAt(ground, lower);
  const top = levelAt(ground, higher);
  // R11.5-2: the bottom of a gully is seen from its rim only.
  if (bottom < 0 && top >= 0) return hexesApart(a, b) === 1;
  if (bottom === top) return passes.every((pass) => topOf(ground, pass) <= top);
  // R11.3-1: neither through higher ground nor past the edge of one's own.
  return passes.every((pass) => topOf(ground, pass) < top && !hides(ground, pass, lower));
}

/** R11.3-2: obstacles are a level high; along a border the lower side counts. */
function topOf(ground: Ground, pass: Pass): number {
  return Math.min(...pass.map((place) => topAt(ground, place)));
}

function topAt(ground: Ground, place: Place): number {
  return levelAt(ground, place) + (isObstacle(ground, place) ? 1 : 0);
}

/** R11.4: what stands right before the lower hex makes it blind. */
function hides(ground: Ground, pass: Pass, lower: Place): boolean {
  return pass.every(
    (place) =>
      hexesApart(place, lower) === 1 &&
      isObstacle(ground, place) &&
      topAt(ground, place) > levelAt(ground, lower),
  );
}
