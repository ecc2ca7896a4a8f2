import type {
  CohEvent,
  HitMarkerId,
  Modifier,
  Side,
  Unit,
  Units,
  UnitId,
  UnitTypeId,
} from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';

/** What one roll of an attack came to, as its seat saw it. */
export interface RollReport {
  readonly target: UnitTypeId | null;
  readonly side: Side | null;
  readonly dice: readonly number[];
  readonly attack: readonly Modifier[];
  readonly defence: readonly Modifier[];
  readonly attackValue: number;
  readonly defenceValue: number;
  readonly hits: 0 | 1 | 2;
  readonly destroyed: boolean;
  /** A marker was drawn; not so while other rolls of the attack are still to come. */
  readonly drawn: boolean;
  /** Which one, as far as this seat knows it. */
  readonly marker: HitMarkerId | null;
}

/** What became of a unit that was rolled against before. */
export type LateEffect = Pick<RollReport, 'target' | 'side' | 'destroyed' | 'drawn' | 'marker'>;

export interface AttackReport {
  readonly kind: 'attackRolled';
  readonly side: Side;
  readonly attacker: UnitTypeId | null;
  readonly hex: HexId;
  readonly closeCombat: boolean;
  readonly rolls: readonly RollReport[];
  readonly late: readonly LateEffect[];
}

type Resolved = PayloadOf<'attackResolved'>;

/** Names and places of units, also of those that have died since. */
export type KnownUnits = ReadonlyMap<UnitId, KnownUnit>;
type KnownUnit = Pick<Unit, 'type' | 'side' | 'hex' | 'hit'>;

export function knownUnits(events: readonly CohEvent[], units: Units): KnownUnits {
  const known = new Map<UnitId, KnownUnit>(Object.entries(units));
  for (const { unit, type, side, hex } of eventsOf(events, 'unitDestroyed'))
    known.set(unit, { type, side, hex, hit: null });
  return known;
}

/** The rolls of an attack in one step; null when there were none. */
function attackReport({ events, untilEnd }: Told, known: KnownUnits): AttackReport | null {
  const rolls = eventsOf(events, 'attackResolved');
  const [first] = rolls;
  if (!first) return null;
  return {
    kind: 'attackRolled',
    side: first.side,
    attacker: known.get(first.attacker)?.type ?? null,
    hex: known.get(first.target)?.hex ?? '',
    closeCombat: known.get(first.target)?.hex === known.get(first.attacker)?.hex,
    rolls: rolls.map((roll) => rollReport(roll, untilEnd, known)),
    late: lateEffects(events, known),
  };
}

function rollReport(
  { target, dice, modifiers, attackValue, defenceValue, hits }: Resolved,
  effects: readonly CohEvent[],
  known: KnownUnits,
): RollReport {
  const lost = eventsOf(effects, 'unitDestroyed').some(({ unit }) => unit === target);
  const draw = eventsOf(effects, 'hitMarkerDrawn').find(({ unit }) => unit === target);
  return {
    target: known.get(target)?.type ?? null,
    side: known.get(target)?.side ?? null,
    dice,
    attack: modifiers.attack,
    defence: modifiers.defence,
    attackValue,
    defenceValue,
    hits,
    // A second hit: he had a marker before, and draws none.
    destroyed: lost || hits === 2 || (hits === 1 && !draw && isHit(known, target)),
    drawn: draw !== undefined,
    marker: draw?.marker ?? null,
  };
}

function isHit(known: KnownUnits, unit: UnitId): boolean {
  return (known.get(unit)?.hit ?? null) !== null;
}

/** What earlier rolls of the same attack came to, now that its last one is made. */
function lateEffects(events: readonly CohEvent[], known: KnownUnits): LateEffect[] {
  const rolledNow = new Set(eventsOf(events, 'attackResolved').map(({ target }) => target));
  const drawn = eventsOf(events, 'hitMarkerDrawn');
  const destroyed = new Set(eventsOf(events, 'unitDestroyed').map(({ unit }) => unit));
  const struck = new Set([...drawn.map(({ unit }) => unit), ...destroyed]);
  return [...struck]
    .filter((unit) => !rolledNow.has(unit))
    .map((unit) => ({
      target: known.get(unit)?.type ?? null,
      side: known.get(unit)?.side ?? null,
      destroyed: destroyed.has(unit),
      drawn: drawn.some((draw) => draw.unit === unit),
      marker: drawn.find((draw) => draw.unit === unit)?.marker ?? null,
    }));
}

function eventsOf<Type extends CohEvent['type']>(
  events: readonly CohEvent[],
  type: Type,
): PayloadOf<Type>[] {
  // Only the events of this type are left, which TypeScript cannot follow.
  return events
    .filter((event) => event.type === type)
    .map(({ payload }) => payload as PayloadOf<Type>);
}

type PayloadOf<Type extends CohEvent['type']> = Extract<CohEvent, { type: Type }>['payload'];

export type RallyReport = { readonly kind: 'rallyRolled' } & PayloadOf<'rallyRolled'>;

export type PointsReport = { readonly kind: 'activationRolled' } & PayloadOf<'activationRolled'>;

/** What a seat is told of one step. */
interface Told {
  readonly events: readonly CohEvent[];
  /** The same with what followed up to the end of the attack, when its rolls took effect. */
  readonly untilEnd: readonly CohEvent[];
}

/** Everything rolled in one step that the seat should see: attacks of anybody, its own other rolls. */
export function rollReports(
  told: Told,
  known: KnownUnits,
  side: Side,
): (AttackReport | RallyReport | PointsReport)[] {
  const { events } = told;
  const attack = attackReport(told, known);
  const own = <Payload extends { side: Side }>(payload: Payload) => payload.side === side;
  return [
    ...(attack ? [attack] : []),
    ...eventsOf(events, 'rallyRolled')
      .filter(own)
      .map((rally) => ({ kind: 'rallyRolled' as const, ...rally })),
    ...eventsOf(events, 'activationRolled')
      .filter(own)
      .map((roll) => ({ kind: 'activationRolled' as const, ...roll })),
  ];
}
