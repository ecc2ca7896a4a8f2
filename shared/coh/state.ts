import type { BoardPlacement, Direction, HexId } from '../hex/index.ts';
import type { HitMarkerId, MarkerAbility } from './content/hitMarkers.ts';
import type { TerrainId } from './content/terrain.ts';
import type { Colour, UnitTypeId } from './content/units.ts';
import type { Modifier } from './events/modifier.ts';
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
  readonly options: OptionalRules;
  /** VP for a destroyed unit of a type; 1 for types that are not listed. */
  readonly prices: Readonly<Partial<Record<UnitTypeId, number>>>;
}

/** Rules that are off unless the scenario or both players want them. */
export interface OptionalRules {
  /** R3.0.1: 2D6 AP instead of 7. */
  readonly variableActionPoints: boolean;
  /** R5.0.1: whoever walks into the open is easier to hit, unless he pays 1 AP more. */
  readonly cautiousMovement: boolean;
}

/** R11.0, R11.5-1: −1 is the bottom of a gully, 0 the plain, 1 and 2 are hills. */
export type Level = -1 | 0 | 1 | 2;

/** The side that two adjacent hexes share. */
export type Hexside = readonly [HexId, HexId];

/** `standing` corn and wheat hide units (T1), `tall` corn blocks sight as well (August, September). */
export type Crops = 'bare' | 'standing' | 'tall';

/** The ground. Hexes that are not listed are open and on level 0. */
export interface Board {
  readonly placements: readonly BoardPlacement[];
  readonly terrain: Readonly<Record<HexId, TerrainId>>;
  readonly levels: Readonly<Record<HexId, Level>>;
  /** Crossed by a road, which joins the two hexes. */
  readonly roads: readonly Hexside[];
  /** Streams run along them and change nothing (H-22). */
  readonly streams: readonly Hexside[];
  /** Small depressions; each belongs to the first of its hexes (R11.5-4). */
  readonly depressions: readonly Hexside[];
  /** Openings of gullies, from the gully hex to the one outside (R11.5-1, H-23). */
  readonly openings: readonly Hexside[];
  /** Hexes with an anti-tank ditch (R18.3). */
  readonly ditches: readonly HexId[];
  readonly crops: Crops;
}

/** What a smoke marker adds to the defence (R13.0). */
export type SmokeMarker = 1 | 2;

/** The markers in each hex that has any. */
export type Smoke = Readonly<Record<HexId, readonly SmokeMarker[]>>;

export interface Unit {
  readonly id: UnitId;
  readonly type: UnitTypeId;
  readonly side: Side;
  readonly hex: HexId;
  readonly facing: Direction;
  readonly spent: boolean;
  /** A hidden unit is in its owner's view only (R10.0). */
  readonly hidden: boolean;
  readonly hit: Hit | null;
  /** Has just come into the open: easier to hit until the opponent's next turn is over (R5.0.1). */
  readonly exposed: boolean;
  /** Enemies that came into its hex, each with the hexside it came over (R7.6.3-6, A-27). */
  readonly closedInBy: readonly ClosedIn[];
}

/** A unit that has taken one hit, and the marker under it (R7.4-1). */
export interface Hit {
  /** Null in the opponent's view as long as the marker has not been shown. */
  readonly marker: HitMarkerId | null;
  readonly shown: boolean;
  /** What the unit has done or suffered since without having to show its marker. */
  readonly unseenFor: readonly MarkerAbility[];
}

export interface ClosedIn {
  readonly enemy: UnitId;
  readonly from: Direction;
}

export type Units = Readonly<Record<UnitId, Unit>>;

/** The units that share one pool of AP; a single active unit is a group of one (R3.0, R9.0). */
export interface Activation {
  readonly units: readonly UnitId[];
}

export interface CommandPoints {
  readonly start: number;
  /** Units lost so far: each covers one space of the track from the start level down (R7.3-2). */
  readonly lost: readonly UnitTypeId[];
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

export type RangeBand = 'closeCombat' | 'short' | 'normal' | 'long';

/** What decides an attack on one unit beside dice and CAPs, line by line. */
export interface AttackSum {
  readonly unit: UnitId;
  /** Of the defence rating attacked, and so of the firepower used (R7.1). */
  readonly colour: Colour;
  readonly aspect: 'front' | 'flank';
  readonly attack: readonly Modifier[];
  readonly defence: readonly Modifier[];
}

/** An attack under way: some of its rolls may still have to be made (R7.7). */
export interface Attack {
  readonly side: Side;
  readonly attacker: UnitId;
  readonly hex: HexId;
  readonly targets: readonly AttackSum[];
  /** Rolls made so far, in their order; nothing of them takes effect before the last. */
  readonly results: readonly { readonly unit: UnitId; readonly hits: 0 | 1 | 2 }[];
}

/** A unit that has not come onto the map yet (R5.1). Everybody knows what is due, and where. */
export interface Reinforcement {
  readonly id: UnitId;
  readonly type: UnitTypeId;
  readonly side: Side;
  /** The first round in which it may enter. */
  readonly round: number;
  readonly entry: readonly HexId[];
  readonly spent: boolean;
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
  /** Each remaining roll of an attack waits for its CAPs (R7.7). */
  | { readonly kind: 'rollAttack'; readonly seat: Side }
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
  readonly smoke: Smoke;
  readonly units: Units;
  /** Units still off the map, in the order of the scenario. */
  readonly reinforcements: readonly Reinforcement[];
  readonly activations: PerSide<Activation | null>;
  readonly actionPoints: PerSide<number>;
  readonly commandPoints: PerSide<CommandPoints>;
  readonly hitMarkers: HitMarkers;
  readonly attack: Attack | null;
  readonly round: Round;
  readonly score: Score;
  readonly decisions: readonly CohDecision[];
}
