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

/** The board draws what it is given and asks no rule. */
export interface BoardOverlay {
  readonly destinations: readonly Destination[];
  /** From the unit's hex to where the player wants it, in order. */
  readonly path: readonly HexId[];
  /** Asks for a facing: six arrows round the unit; hovering or clicking one answers. */
  readonly facingChoice: { readonly unit: UnitId; readonly facings: readonly Direction[] } | null;
}

export interface BoardProps {
  readonly board: Board;
  readonly units: Units;
  readonly activations: PerSide<Activation | null>;
  readonly objectives: readonly Objective[];
  readonly selectedUnit: UnitId | null;
  readonly hoveredHex: HexId | null;
  readonly overlay: BoardOverlay;
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
