import type { Colour, RangeBand, Side, UnitId } from '../../shared/coh/index.ts';
import type { HexId } from '../../shared/hex/index.ts';
import { type BookedUnit, type Books, counterOf, enemiesAt, unitsAt } from './books.ts';
import { type Ground, hasDepression, levelAt, placeOf, terrainAt } from './ground.ts';
import { type Lines, withoutZeros } from './lines.ts';
import { markerAdds, rangeWith } from './markers.ts';
import { hexesApart, isInArc, placeBeside, sidesCrossed } from './places.ts';
import { smokeBetween } from './sight.ts';

/** One target of an attack, worked out before the first roll. */
export interface BookedSum {
  readonly unit: UnitId;
  readonly colour: Colour;
  readonly aspect: 'front' | 'flank';
  readonly attack: Lines;
  readonly defence: Lines;
}

/** An attack that has been declared, with the rolls made so far. */
export interface BookedAttack {
  readonly side: Side;
  readonly attacker: UnitId;
  readonly hex: HexId;
  readonly sums: readonly BookedSum[];
  readonly rolled: readonly { readonly unit: UnitId; readonly hits: number }[];
}

export function rangeOf(unit: BookedUnit): number {
  return rangeWith(unit.marker, counterOf(unit).range.normal);
}

/** R7.6: null when the target is out of range. */
export function bandAt(unit: BookedUnit, distance: number): RangeBand | null {
  if (distance === 0) return 'closeCombat';
  if (distance === 1) return 'short';
  if (distance <= rangeOf(unit)) return 'normal';
  return distance <= 2 * rangeOf(unit) ? 'long' : null;
}

/** R7.6.3-3: all enemies in the own hex; R7.6.3-7, R7.7: everybody in another one. */
export function targetsOf(books: Books, attacker: BookedUnit, hex: HexId): BookedUnit[] {
  return attacker.hex === hex ? enemiesAt(books, attacker.side, hex) : unitsAt(books, hex);
}

export function attackSums(
  ground: Ground,
  books: Books,
  attacker: BookedUnit,
  hex: HexId,
): BookedSum[] {
  const shot = shotAt(ground, books, attacker, hex);
  return targetsOf(books, attacker, hex).map((target) => sumAgainst(ground, shot, target));
}

/** What is the same for all targets of an attack. */
interface Shot {
  readonly attacker: BookedUnit;
  readonly distance: number;
  /** Levels from the attacker up to the targets; negative when he is above them. */
  readonly climb: number;
  readonly smoke: number;
  readonly depression: number;
}

function shotAt(ground: Ground, books: Books, attacker: BookedUnit, hex: HexId): Shot {
  const [from, to] = [placeOf(ground, attacker.hex), placeOf(ground, hex)];
  const distance = hexesApart(from, to);
  // R11.5-4, A-46: at a corner the line crosses two sides, and both must be the depression's.
  const isDugIn = sidesCrossed(to, from).every((side) =>
    hasDepression(ground, to, placeBeside(to, side)),
  );
  return {
    attacker,
    distance,
    climb: levelAt(ground, to) - levelAt(ground, from),
    smoke: smokeBetween(ground, books.smoke, from, to) ?? 0,
    depression: distance > 0 && isDugIn ? 1 : 0,
  };
}

function sumAgainst(ground: Ground, shot: Shot, target: BookedUnit): BookedSum {
  const aspect = aspectOf(ground, shot.attacker, target);
  const { colour } = counterOf(target)[aspect];
  return {
    unit: target.id,
    colour,
    aspect,
    attack: attackLines(shot, colour),
    defence: defenceLines(ground, shot, target, aspect),
  };
}

/** R7.2: front if the attacker's hex is in the target's arc; R7.6.3-3: always flank in CC. */
function aspectOf(ground: Ground, attacker: BookedUnit, target: BookedUnit): 'front' | 'flank' {
  const own = placeOf(ground, target.hex);
  return isInArc(own, target.facing, placeOf(ground, attacker.hex)) ? 'front' : 'flank';
}

function attackLines({ attacker, distance, climb }: Shot, colour: Colour): Lines {
  const { value, boxed } = counterOf(attacker).firepower[colour];
  const band = bandAt(attacker, distance);
  return withoutZeros({
    [colour === 'red' ? 'firepowerRed' : 'firepowerBlue']: value,
    hitMarker: markerAdds(attacker.marker, 'firepower'),
    shortRange: band === 'short' ? 3 : 0,
    longRange: band === 'long' ? -2 : 0,
    // R7.6.3-2, judged per colour.
    closeCombat: band === 'closeCombat' && !boxed ? 4 : 0,
    closeCombatBoxed: band === 'closeCombat' && boxed ? -2 : 0,
    // R11.2: 1 whatever the difference.
    height: climb < 0 ? 1 : 0,
  });
}

function defenceLines(
  ground: Ground,
  { distance, climb, smoke, depression }: Shot,
  target: BookedUnit,
  aspect: 'front' | 'flank',
): Lines {
  return withoutZeros({
    [aspect === 'front' ? 'frontRating' : 'flankRating']: counterOf(target)[aspect].value,
    hitMarker: markerAdds(target.marker, aspect),
    terrain: terrainAt(ground, placeOf(ground, target.hex)).defence,
    // R5.0.1 speaks of fire, which close combat is not.
    exposed: target.exposed && distance > 0 ? -1 : 0,
    height: climb > 0 ? 1 : 0,
    smoke,
    depression,
  });
}
