import { distance, type HexId, hexIndex, inArc, NO_HEX } from '../../hex/index.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import { FOOT_HIT_MARKERS, type HitMarkerId, MARKER_RULE } from '../content/hitMarkers.ts';
import { TERRAIN_RULE } from '../content/terrain.ts';
import type { CostItem, Modifier } from '../events/index.ts';
import type { AttackSum, CohState, RangeBand, Unit } from '../state.ts';
import { isGun } from '../content/units.ts';
import { type Battlefield, battlefieldOf } from './battlefield.ts';
import { checkMarker, markerCost, markerOn } from './markers.ts';
import { facingOf } from './movement.ts';
import { hasEnemies, typeOf, unitsIn } from './queries.ts';
import { defenceFromGround, heightFirepower } from './position.ts';
import type { SightReason } from './sight/reasons.ts';
import { isInSight, sight, sightFacts } from './sight/sight.ts';

/** R7.0-1: an attack costs what the counter says, plus what the marker adds. */
export function fireCost(unit: Unit): CostItem[] {
  const { fireCost: amount } = typeOf(unit);
  return [{ reason: 'fire', amount, rule: 'R7.0' }, ...markerCost(unit, 'fireCost')];
}

/** Why the unit cannot attack that hex, whoever's turn it is and whatever it costs, or null. */
export function checkFire(state: CohState, unit: Unit, hex: HexId): Refusal | null {
  const { grid } = battlefieldOf(state.board);
  if (hexIndex(grid, hex) === NO_HEX) return refuse('noSuchHex', 'R1.0-2', { hex });
  const barred = checkMarker(unit, 'fire');
  if (barred) return barred;
  if (!hasEnemies(state, unit.side, hex)) return refuse('noTarget', 'R7.0-1', { hex });
  const bar = barToHex(state, unit, hexIndex(grid, hex));
  return bar && explained(state, unit, hex, bar);
}

/** Whether the unit could attack an enemy in that hex, if one stood there and it could pay. */
export function couldFireAt(state: CohState, unit: Unit, hex: number): boolean {
  return fireBar(state, unit, hex) === null;
}

/** The same, with what is in the way. */
export function fireBar(state: CohState, unit: Unit, hex: number): Bar | 'marker' | null {
  return checkMarker(unit, 'fire') ? 'marker' : barToHex(state, unit, hex);
}

type Bar = 'enemyInHex' | 'outOfArc' | 'outOfRange' | 'gunIntoGully' | 'tooNear' | 'noSight';

/** What keeps the unit from attacking whoever is in that hex. Asked of every hex: no words yet. */
function barToHex(state: CohState, unit: Unit, to: number): Bar | null {
  const field = battlefieldOf(state.board);
  const { grid } = field;
  const from = hexIndex(grid, unit.hex);
  if (from === to) return null;
  if (hasEnemies(state, unit.side, unit.hex)) return 'enemyInHex';
  const facing = facingOf(unit);
  if (facing !== null && !inArc(grid, from, facing, to)) return 'outOfArc';
  const range = distance(grid, from, to);
  if (range > longRange(unit)) return 'outOfRange';
  // Only neighbours see into a gully (R11.5-2), so further off it is the sight that is barred.
  if (range === 1 && firesDownIntoGully(field, unit, from, to)) return 'gunIntoGully';
  if (range < typeOf(unit).range.minimum) return 'tooNear';
  return isInSight(state, from, to) ? null : 'noSight';
}

function explained(state: CohState, unit: Unit, hex: HexId, bar: Bar): Refusal {
  const field = battlefieldOf(state.board);
  const from = hexIndex(field.grid, unit.hex);
  const to = hexIndex(field.grid, hex);
  const range = distance(field.grid, from, to);
  switch (bar) {
    case 'enemyInHex':
      return refuse('enemyInHex', 'R7.6.3-5');
    case 'outOfArc':
      return refuse('outOfArc', 'R6.1-1', { hex });
    case 'outOfRange':
      return refuse('outOfRange', 'R7.6.1', { range, reach: longRange(unit) });
    case 'gunIntoGully':
      return refuse('gunIntoGully', 'R11.5-3');
    case 'tooNear':
      return refuse('tooNear', 'R12.0-2', { range, minimum: typeOf(unit).range.minimum });
    case 'noSight': {
      const { blocked } = sight(state, { hex: from }, { hex: to });
      if (!blocked) throw new Error(`${unit.hex} sees ${hex}, and its sight is barred`);
      return refuse(NO_SIGHT[blocked.reason], blocked.rule, sightFacts(field, blocked));
    }
  }
}

/** Each reason has a sentence of its own. */
const NO_SIGHT: Readonly<Record<SightReason, string>> = {
  obstacle: 'noSight',
  rise: 'noSightRise',
  blind: 'noSightBlind',
  gully: 'noSightGully',
  smoke: 'noSightSmoke',
  bunker: 'noSightBunker',
};

/** R11.5-3; a mortar is no gun here (H-27). */
function firesDownIntoGully(
  { levels }: Battlefield,
  unit: Unit,
  from: number,
  to: number,
): boolean {
  const type = typeOf(unit);
  const gun = isGun(type) && type.range.minimum === 0;
  return gun && levels[to] === -1 && (levels[from] as number) > -1;
}

function normalRange(unit: Unit): number {
  return markerOn(unit)?.range ?? typeOf(unit).range.normal;
}

/** R7.6.1. */
function longRange(unit: Unit): number {
  return 2 * normalRange(unit);
}

export interface FireRange {
  readonly range: number;
  readonly band: RangeBand;
}

/** R7.6. */
export function fireRange(state: CohState, unit: Unit, hex: HexId): FireRange {
  const { grid } = battlefieldOf(state.board);
  const range = distance(grid, hexIndex(grid, unit.hex), hexIndex(grid, hex));
  if (range === 0) return { range, band: 'closeCombat' };
  if (range === 1) return { range, band: 'short' };
  return { range, band: range > normalRange(unit) ? 'long' : 'normal' };
}

/**
 * Whom an attack on the hex meets: in the own hex the enemies only (R7.6.3-3), elsewhere everybody,
 * friend and foe (R7.6.3-7, R7.7-1).
 */
export function targetsIn(state: CohState, unit: Unit, hex: HexId): readonly Unit[] {
  const here = unitsIn(state, hex);
  return hex === unit.hex ? here.filter(({ side }) => side !== unit.side) : here;
}

/** Everything that decides an attack on one unit but dice and CAPs, if that marker is on it. */
export function attackSum(
  state: CohState,
  attacker: Unit,
  target: Unit,
  marker: HitMarkerId | null,
): AttackSum {
  const { band } = fireRange(state, attacker, target.hex);
  const aspect = aspectOf(state, attacker, target);
  const { colour } = typeOf(target)[aspect];
  const firepower = typeOf(attacker).firepower[colour];
  return {
    unit: target.id,
    colour,
    aspect,
    attack: [
      {
        reason: colour === 'red' ? 'firepowerRed' : 'firepowerBlue',
        amount: firepower.value,
        rule: 'R7.1',
      },
      ...markerLine(markerOn(attacker)?.firepower ?? 0),
      rangeLine(band, firepower.boxed),
      ...heightFirepower(state, attacker, target),
    ],
    defence: [
      ...defenceLines(state, target, aspect, band, marker),
      ...defenceFromGround(state, attacker, target),
    ],
  };
}

/** R7.2-1: front if the attacker is in the defender's arc; in close combat always flank. */
function aspectOf(state: CohState, attacker: Unit, target: Unit): 'front' | 'flank' {
  const { grid } = battlefieldOf(state.board);
  const from = hexIndex(grid, target.hex);
  return inArc(grid, from, target.facing, hexIndex(grid, attacker.hex)) ? 'front' : 'flank';
}

function rangeLine(band: RangeBand, boxed: boolean): Modifier {
  switch (band) {
    case 'closeCombat':
      return boxed
        ? { reason: 'closeCombatBoxed', amount: -2, rule: 'R7.6.3-2' }
        : { reason: 'closeCombat', amount: 4, rule: 'R7.6.3-2' };
    case 'short':
      return { reason: 'shortRange', amount: 3, rule: 'R7.6.2' };
    case 'normal':
      return { reason: 'withinRange', amount: 0, rule: 'R7.6' };
    case 'long':
      return { reason: 'longRange', amount: -2, rule: 'R7.6.1' };
  }
}

function defenceLines(
  state: CohState,
  target: Unit,
  aspect: 'front' | 'flank',
  band: RangeBand,
  marker: HitMarkerId | null,
): Modifier[] {
  const { grid, terrain } = battlefieldOf(state.board);
  const cover = terrain[hexIndex(grid, target.hex)]?.defence ?? 0;
  const rating: Modifier = {
    reason: aspect === 'front' ? 'frontRating' : 'flankRating',
    amount: typeOf(target)[aspect].value,
    rule: band === 'closeCombat' ? 'R7.6.3-3' : 'R7.2',
  };
  // H-14: R5.0.1 speaks of fire, not of close combat.
  const exposed = target.exposed && band !== 'closeCombat';
  return [
    rating,
    ...markerLine(marker ? FOOT_HIT_MARKERS[marker][aspect] : 0),
    ...(cover === 0 ? [] : [{ reason: 'terrain', amount: cover, rule: TERRAIN_RULE } as const]),
    ...(exposed ? [{ reason: 'exposed', amount: -1, rule: 'R5.0.1' } as const] : []),
  ];
}

function markerLine(amount: number): Modifier[] {
  return amount === 0 ? [] : [{ reason: 'hitMarker', amount, rule: MARKER_RULE }];
}

/** R7.0-2. */
export function hitsFor(attackValue: number, defenceValue: number): 0 | 1 | 2 {
  if (attackValue >= defenceValue + 4) return 2;
  return attackValue >= defenceValue ? 1 : 0;
}
