import {
  type Direction,
  directionTo,
  type HexGrid,
  hexGrid,
  hexIndex,
  lineTable,
} from '../../hex/index.ts';
import { isSightObstacle, TERRAINS, type Terrain } from '../content/terrain.ts';
import type { Board, Hexside } from '../state.ts';
import { type GroundSight, groundSight } from './sight/ground.ts';
import { reliefOf } from './sight/relief.ts';

/** The ground in the form that rules ask: by hex number, in tables. */
export interface Battlefield {
  readonly grid: HexGrid;
  readonly terrain: readonly Terrain[];
  readonly levels: Int8Array;
  /** Six per hex: 1 where a road crosses that hexside. */
  readonly roads: Uint8Array;
  /** Six per hex: 1 where the hex owns a small depression on that side (R11.5-4). */
  readonly depressions: Uint8Array;
  /** Six per hex: 1 where a track leads into or out of a gully (R11.5-1). */
  readonly openings: Uint8Array;
  /** 1 where there is an anti-tank ditch (R18.3). */
  readonly ditches: Uint8Array;
  readonly sight: GroundSight;
}

const battlefields = new WeakMap<Board, Battlefield>();

/** Built once per board object; the board slice never changes during play. */
export function battlefieldOf(board: Board): Battlefield {
  const known = battlefields.get(board);
  if (known) return known;
  const battlefield = buildBattlefield(board);
  battlefields.set(board, battlefield);
  return battlefield;
}

function buildBattlefield(board: Board): Battlefield {
  const grid = hexGrid(board.placements);
  const lines = lineTable(grid);
  const terrain = grid.addresses.map((address) => TERRAINS[board.terrain[address] ?? 'open']);
  const levels = Int8Array.from(grid.addresses, (address) => board.levels[address] ?? 0);
  const obstacles = terrain.map((one) => isSightObstacle(one, board));
  return {
    grid,
    terrain,
    levels,
    roads: hexsideTable(grid, board.roads, 'both'),
    depressions: hexsideTable(grid, board.depressions, 'owner'),
    openings: hexsideTable(grid, board.openings, 'both'),
    ditches: hexTable(grid, board.ditches),
    sight: groundSight(
      lines,
      reliefOf(lines, levels, (hex) => obstacles[hex] === true),
    ),
  };
}

/** Whether a table of hexsides has a feature on this side of the hex. */
export function hasSide(table: Uint8Array, hex: number, direction: Direction): boolean {
  return table[hex * 6 + direction] === 1;
}

/** Seen from both hexes, or only from the one named first. */
function hexsideTable(
  grid: HexGrid,
  sides: readonly Hexside[],
  seenFrom: 'both' | 'owner',
): Uint8Array {
  const table = new Uint8Array(grid.size * 6);
  for (const [a, b] of sides) {
    const from = hexIndex(grid, a);
    const to = hexIndex(grid, b);
    const direction = directionTo(grid, from, to);
    if (direction === null) continue;
    table[from * 6 + direction] = 1;
    if (seenFrom === 'both') table[to * 6 + ((direction + 3) % 6)] = 1;
  }
  return table;
}

function hexTable(grid: HexGrid, hexes: readonly string[]): Uint8Array {
  const table = new Uint8Array(grid.size);
  for (const hex of hexes) table[hexIndex(grid, hex)] = 1;
  return table;
}
