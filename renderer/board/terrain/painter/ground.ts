import type { Board, TerrainId } from '../../../../shared/coh/index.ts';
import { type HexGrid, hexGrid, type Point } from '../../../../shared/hex/index.ts';
import { type Rectangle, tableRectangle } from '../../geometry/table.ts';
import { createNoise, type Noise } from './noise.ts';
import { hashText, type Random, seeded } from './seeded.ts';

/** The painter works in pixels of a hex of this radius; other sizes are a scale of the canvas. */
export const PAINT_RADIUS = 58;

/** What every brush needs to know of a map. */
export interface Ground {
  readonly board: Board;
  readonly grid: HexGrid;
  /** By hex number. */
  readonly terrain: readonly TerrainId[];
  /** From -1 for gullies to 2. */
  readonly levels: Int8Array;
  /** In paint pixels, like everything below. */
  readonly centres: readonly Point[];
  readonly table: Rectangle;
  readonly broad: Noise;
  readonly fine: Noise;
  /** A stream of its own for each brush: changing one leaves the others alone. */
  randomFor(brush: string): Random;
}

export function groundOf(board: Board): Ground {
  const grid = hexGrid(board.placements);
  const seed = hashText(board.placements.map(({ board: name }) => name).join(' '));
  const { x, y, width, height } = tableRectangle(grid);
  return {
    board,
    grid,
    terrain: grid.addresses.map((address) => board.terrain[address] ?? 'open'),
    levels: Int8Array.from(grid.addresses, (address) => board.levels[address] ?? 0),
    centres: grid.centres.map((centre) => ({
      x: centre.x * PAINT_RADIUS,
      y: centre.y * PAINT_RADIUS,
    })),
    table: {
      x: x * PAINT_RADIUS,
      y: y * PAINT_RADIUS,
      width: width * PAINT_RADIUS,
      height: height * PAINT_RADIUS,
    },
    broad: createNoise(seed),
    fine: createNoise(seed + 101),
    randomFor: (brush) => seeded(seed ^ hashText(brush)),
  };
}

export function hexesOf(ground: Ground, ...wanted: readonly TerrainId[]): number[] {
  return ground.terrain.flatMap((terrain, hex) => (wanted.includes(terrain) ? [hex] : []));
}
