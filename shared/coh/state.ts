import type { BoardPlacement, Direction, HexId } from '../hex/index.ts';
import type { HitMarkerId } from './content/hitMarkers.ts';
import type { TerrainId } from './content/terrain.ts';
import type { UnitTypeId } from './content/units.ts';
import type { PerSide, Side } from './sides.ts';

export type UnitId = string;

/** What the scenario says and play never changes. */
export interface Firefight {
  readonly scenario: string;
  readonly title: string;
  readonly date: string;
  readonly rounds: number;
  /** Both sides know that somebody may be hidden: then every step could find out (H-08). */
  readonly hiddenUnits: boolean;
}

/** The ground. Hexes that are not listed are open; a road is a pair of adjacent hexes it joins. */
export interface Board {
  readonly placements: readonly BoardPlacement[];
  readonly terrain: Readonly<Record<HexId, TerrainId>>;
  readonly roads: readonly (readonly [HexId, HexId])[];
}

export interface Unit {
  readonly id: UnitId;
  readonly type: UnitTypeId;
  readonly side: Side;
  readonly hex: HexId;
  readonly facing: Direction;
  readonly spent: boolean;
  /** A hidden unit is in its owner's view only (R10.0). */
  readonly hidden: boolean;
}

export type Units = Readonly<Record<UnitId, Unit>>;

/** The units that share one pool of AP; a single active unit is a group of one (R3.0, R9.0). */
export interface Activation {
  readonly units: readonly UnitId[];
}

export interface CommandPoints {
  readonly start: number;
  /** Units lost so far: each covers one space of the track from the start level down (R7.3-2). */
  readonly lost: number;
  readonly current: number;
}

/** `contents` is null in a seat's view: how many are left is public, which ones is not (R7.4-1). */
export interface HitMarkerPool {
  readonly remaining: number;
  readonly contents: readonly HitMarkerId[] | null;
}

export interface HitMarkers {
  readonly foot: HitMarkerPool;
}

export interface Round {
  /** 0 before the first round begins. */
  readonly number: number;
  readonly turn: number;
  readonly initiative: Side | null;
  /** Two in a row end the round (R2.2-7). */
  readonly passesInARow: number;
  readonly initiativeModifiers: PerSide<number | null>;
}

export interface Objective {
  readonly hex: HexId;
  readonly points: number;
  readonly when: 'everyRound' | 'end';
  /** The last side that was alone in the hex (R2.4-3). */
  readonly control: Side | null;
}

export interface Score {
  readonly points: PerSide<number>;
  readonly objectives: readonly Objective[];
  /** Set when the match is over; a tie has no winner: both sides lose (R2.4-1). */
  readonly result: { readonly winner: Side | null } | null;
}

export type CohDecision =
  | { readonly kind: 'declareInitiative'; readonly seat: Side }
  | { readonly kind: 'takeTurn'; readonly seat: Side }
  | {
      readonly kind: 'chooseFacing';
      readonly seat: Side;
      readonly unit: UnitId;
      /** R5.2-3 after entering a hex, R10.0-1 after being revealed. */
      readonly rule: string;
    };

/** The truth, and also a seat's view of it: a view only has less in the same places. */
export interface CohState {
  readonly firefight: Firefight;
  readonly board: Board;
  readonly units: Units;
  readonly activations: PerSide<Activation | null>;
  readonly actionPoints: PerSide<number>;
  readonly commandPoints: PerSide<CommandPoints>;
  readonly hitMarkers: HitMarkers;
  readonly round: Round;
  readonly score: Score;
  readonly decisions: readonly CohDecision[];
}
