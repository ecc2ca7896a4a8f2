import { type Direction, directionTo, type HexGrid, hexGrid, hexIndex } from '../../hex/index.ts';
import { type TerrainId, TERRAINS, type Terrain } from '../content/terrain.ts';
import type { Board } from '../state.ts';
import { firstBlocker, rememberedSight, type SightTable } from './sight.ts';

/** The ground in the form that rules ask: by hex number, in tables. */
export interface Battlefield {
  readonly grid: HexGrid;
  readonly terrain: readonly Terrain[];
  /** Six per hex: 1 where a road crosses that hexside. */
  readonly roads: Uint8Array;
  readonly blocker: SightTable;
}

const battlefields = new WeakMap<Board, Battlefield>();

/** Built once per board object; the board slice never changes during play. */
export function battlefieldOf(board: Board): Battlefield {
  const known = battlefields.get(board);
  if (known) return known;
  const grid = hexGrid(board.placements);
  const terrain = terrainTable(board, grid);
  const battlefield: Battlefield = {
    grid,
    terrain,
    roads: roadTable(board, grid),
    blocker: rememberedSight(grid.size, (from, to) => firstBlocker(grid, terrain, from, to)),
  };
  battlefields.set(board, battlefield);
  return battlefield;
}

export function roadCrosses(field: Battlefield, hex: number, direction: Direction): boolean {
  return field.roads[hex * 6 + direction] === 1;
}

function terrainTable(board: Board, grid: HexGrid): Terrain[] {
  return grid.addresses.map((address) => {
    const id: TerrainId = board.terrain[address] ?? 'open';
    return TERRAINS[id];
  });
}

function roadTable(board: Board, grid: HexGrid): Uint8Array {
  const table = new Uint8Array(grid.size * 6);
  for (const [a, b] of board.roads) {
    const from = hexIndex(grid, a);
    const to = hexIndex(grid, b);
    const direction = directionTo(grid, from, to);
    if (direction === null) continue;
    table[from * 6 + direction] = 1;
    table[to * 6 + ((direction + 3) % 6)] = 1;
  }
  return table;
}
