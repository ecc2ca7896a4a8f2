import type {
  Board,
  Objective,
  PerSide,
  Activation,
  UnitId,
  Units,
} from '../../shared/coh/index.ts';
import type { Direction, HexId } from '../../shared/hex/index.ts';

/** What a hex offers to the unit that may move: drawn as a wash, an edge and a chip. */
export interface Destination {
  readonly hex: HexId;
  /** AP from the activation, CAPs on top; the chip reads "2" or "3+1". */
  readonly actionPoints: number;
  readonly commandPoints: number;
  /** Uses up the last AP: the unit is spent afterwards. */
  readonly last: boolean;
  /** An enemy is known to be there. */
  readonly closeCombat: boolean;
}

/** A hex that may be attacked: corners round its counters and a chip with the odds. */
export interface Target {
  readonly hex: HexId;
  /** Chance that at least the likeliest unit there is hit, 0..1. */
  readonly chance: number;
  readonly closeCombat: boolean;
}

/** The target the player has chosen. In close combat both hexes are the same: there is no line. */
export interface Aim {
  readonly from: HexId;
  readonly hex: HexId;
  /** What stands beside the line, such as "range 4". */
  readonly label: string;
}

/** What a unit sees, and what takes its sight. */
export interface Sight {
  readonly seen: readonly HexId[];
  readonly blind: readonly HexId[];
  readonly blocked: readonly HexId[];
  /** The word says what blocks; it is shown in hexes without counters. */
  readonly blockers: readonly { readonly hex: HexId; readonly word: string }[];
  readonly arc: { readonly hex: HexId; readonly facing: Direction } | null;
}

/** What one hex sees of all others, and the line to one of them. */
export interface Look {
  readonly from: HexId;
  /** By hex number, one of `LOOKS`. */
  readonly looks: Uint8Array;
  readonly blockers: Sight['blockers'];
  /** The player has picked the hex; else it goes with the pointer. */
  readonly pinned: boolean;
  readonly line: SightLine | null;
}

/** The straight line between two hexes. */
export interface SightLine {
  readonly to: HexId;
  /** What it passes, in order; two hexes where it runs along their border. */
  readonly passes: readonly (readonly HexId[])[];
  readonly blocker: Sight['blockers'][number] | null;
  /** The player has picked the far hex too. */
  readonly fixed: boolean;
}

/** What known enemies can fire at. */
export interface ThreatMarks {
  /** How many enemies, by hex number. */
  readonly counts: Uint8Array;
  /** Where their number is written. */
  readonly numbered: readonly HexId[];
  /** The enemies that can fire at the hex pointed at. */
  readonly pointed: { readonly hex: HexId; readonly by: readonly UnitId[] } | null;
}

/** What has just happened. Each new key plays once; the one a board begins with is over. */
export interface BoardEffect {
  readonly key: number;
  /** A shot is a tracer and its impact; destroyed is the burst alone. */
  readonly kind: 'shot' | 'destroyed';
  readonly from: HexId;
  readonly to: HexId;
  readonly outcome: 'miss' | 'hit' | 'kill';
}

/** The board draws what it is given and asks no rule. */
export interface BoardOverlay {
  readonly destinations: readonly Destination[];
  /** From the unit's hex to where the player wants it, in order. */
  readonly path: readonly HexId[];
  /** Asks for a facing: six arrows round the unit; hovering or clicking one answers. */
  readonly facingChoice: { readonly unit: UnitId; readonly facings: readonly Direction[] } | null;
  readonly targets: readonly Target[];
  readonly aim: Aim | null;
  readonly sight: Sight | null;
  readonly look: Look | null;
  readonly threats: ThreatMarks | null;
}

export interface BoardProps {
  readonly board: Board;
  readonly units: Units;
  readonly activations: PerSide<Activation | null>;
  readonly objectives: readonly Objective[];
  readonly selectedUnit: UnitId | null;
  readonly hoveredHex: HexId | null;
  readonly overlay: BoardOverlay;
  readonly effect: BoardEffect | null;
  onHexHover(hex: HexId | null): void;
  onHexClick(hex: HexId): void;
  /** Clicking through a stack selects the next counter of it. */
  onUnitClick(unit: UnitId): void;
  onFacingClick(facing: Direction): void;
}

/** What the buttons beside the board and the keyboard can make the camera do. */
export interface BoardCamera {
  fit(): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  centreOn(hex: HexId): void;
  /** The part of the table on screen, in shares of its size, for the minimap. */
  visibleArea(): { x: number; y: number; width: number; height: number };
  /** Tells of every pan and zoom, for the minimap; returns how to stop. */
  onMove(listener: () => void): () => void;
}
