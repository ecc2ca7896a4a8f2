import type {
  CohState,
  HitMarkerId,
  MarkerAbility,
  Objective,
  PerSide,
  Reinforcement,
  Side,
  Smoke,
  UnitId,
  UnitType,
  UnitTypeId,
} from '../../shared/coh/index.ts';
import { UNIT_TYPES } from '../../shared/coh/index.ts';
import type { Direction, HexId } from '../../shared/hex/index.ts';
import { countMarkers, type Pool } from './markers.ts';
import type { BookedAttack } from './attackSums.ts';

/** A counter on the map as the auditor remembers it. */
export interface BookedUnit {
  readonly id: UnitId;
  readonly type: UnitTypeId;
  readonly side: Side;
  readonly hex: HexId;
  readonly facing: Direction;
  readonly spent: boolean;
  readonly marker: HitMarkerId | null;
  readonly shown: boolean;
  /** What it has already been seen to do without showing its marker. */
  readonly unseenFor: readonly MarkerAbility[];
  /** R5.0.1: in the opponent's next turn it is easier to hit. */
  readonly exposed: boolean;
  /** enemies that came into its hex, with the hexside they came over. */
  readonly closedIn: readonly { readonly enemy: UnitId; readonly from: Direction }[];
}

/** R7.3-2: the track of a side. */
export interface Track {
  readonly start: number;
  readonly lost: number;
  readonly current: number;
}

/** What the match waits for; `over` when nobody has anything left to say. */
export type Awaited =
  | { readonly kind: 'begin' }
  | { readonly kind: 'declareInitiative'; readonly sides: readonly Side[] }
  | { readonly kind: 'takeTurn'; readonly side: Side }
  | { readonly kind: 'chooseFacing'; readonly side: Side; readonly unit: UnitId }
  | { readonly kind: 'rollAttack'; readonly side: Side; readonly attack: BookedAttack }
  | { readonly kind: 'over' };

/** Everything the auditor knows, from the start position and the journal alone. */
export interface Books {
  readonly units: Readonly<Record<UnitId, BookedUnit>>;
  readonly reserves: Readonly<Record<UnitId, Reinforcement>>;
  /** The unit that each side has activated. */
  readonly active: PerSide<UnitId | null>;
  readonly actionPoints: PerSide<number>;
  readonly tracks: PerSide<Track>;
  readonly pool: Pool;
  /** Markers by hex (R13.0). */
  readonly smoke: Smoke;
  readonly points: PerSide<number>;
  readonly objectives: readonly Objective[];
  readonly round: number;
  readonly turn: number;
  readonly passes: number;
  /** CAPs that the sides have put on the initiative roll to come. */
  readonly declared: PerSide<number>;
  readonly awaited: Awaited;
  /** The open decisions as the journal tells them, the topmost last. */
  readonly decisions: readonly { readonly kind: string; readonly seat: Side }[];
}

/** Copies the start position: from here on the auditor looks at events only. */
export function openBooks(start: CohState): Books {
  const units = Object.values(start.units).map((unit): [UnitId, BookedUnit] => [
    unit.id,
    {
      id: unit.id,
      type: unit.type,
      side: unit.side,
      hex: unit.hex,
      facing: unit.facing,
      spent: unit.spent,
      marker: unit.hit?.marker ?? null,
      shown: unit.hit?.shown ?? false,
      unseenFor: unit.hit?.unseenFor ?? [],
      exposed: unit.exposed,
      closedIn: unit.closedInBy,
    },
  ]);
  return {
    units: Object.fromEntries(units),
    reserves: Object.fromEntries(start.reinforcements.map((unit) => [unit.id, unit])),
    active: { german: null, soviet: null },
    actionPoints: { german: 0, soviet: 0 },
    tracks: { german: trackOf(start, 'german'), soviet: trackOf(start, 'soviet') },
    pool: countMarkers(start.hitMarkers.foot.contents ?? []),
    smoke: start.smoke,
    points: start.score.points,
    objectives: start.score.objectives,
    round: 0,
    turn: 0,
    passes: 0,
    declared: { german: 0, soviet: 0 },
    awaited: { kind: 'begin' },
    decisions: [],
  };
}

function trackOf(state: CohState, side: Side): Track {
  const { start, lost, current } = state.commandPoints[side];
  return { start, lost: lost.length, current };
}

export function other(side: Side): Side {
  return side === 'german' ? 'soviet' : 'german';
}

export function unitNamed(books: Books, id: UnitId): BookedUnit {
  const unit = books.units[id];
  if (!unit) throw new Error(`there is no unit ${id} on the map`);
  return unit;
}

/** a foot unit that is too heavy for a squad. */
export function isHeavy(unit: { readonly type: UnitTypeId }): boolean {
  return counterOf(unit).moveCost >= 3;
}

/** H-27: what has a minimum range lobs its shells; a barrel is something else. */
export function hasBarrel(unit: { readonly type: UnitTypeId }): boolean {
  return isHeavy(unit) && counterOf(unit).range.minimum === 0;
}

export function counterOf({ type }: { readonly type: UnitTypeId }): UnitType {
  return UNIT_TYPES[type];
}

export function unitsAt(books: Books, hex: HexId): BookedUnit[] {
  return Object.values(books.units).filter((unit) => unit.hex === hex);
}

export function enemiesAt(books: Books, side: Side, hex: HexId): BookedUnit[] {
  return unitsAt(books, hex).filter((unit) => unit.side !== side);
}

/** R7.3-2: what a side's CAPs are reset to. */
export function ceilingOf({ start, lost }: Track): number {
  return Math.max(0, start - lost);
}

/** R2.4-3: the side that is alone in a hex. */
export function sideAlone(books: Books, hex: HexId): Side | null {
  const sides = new Set(unitsAt(books, hex).map(({ side }) => side));
  return sides.size === 1 ? ([...sides][0] ?? null) : null;
}
