import type { Board, TerrainId } from '../../shared/coh/index.ts';
import { type Axial, hexGrid } from '../../shared/hex/index.ts';

/*
 * The ground as the slow references read it: straight from the board, hex by hex. Of the engine they
 * take the list of hexes with their axial coordinates, and nothing else.
 */

export interface SlowHex {
  readonly index: number;
  readonly address: string;
  readonly q: number;
  readonly r: number;
  /** Not cut off by the outer edge of the table (R1.0-3). */
  readonly whole: boolean;
  readonly terrain: TerrainId;
  readonly level: number;
  /** Woods, brush, buildings, and corn where it stands tall (T1). */
  readonly obstacle: boolean;
}

export interface SlowGround {
  readonly board: Board;
  readonly hexes: readonly SlowHex[];
  at(q: number, r: number): SlowHex | undefined;
}

/** Part 1: clockwise from north. */
export const SLOW_DIRECTIONS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

const OBSTACLES: readonly TerrainId[] = ['woods', 'brush', 'woodenBuilding', 'stoneBuilding'];

export function slowGround(board: Board): SlowGround {
  const { addresses, axials } = hexGrid(board.placements);
  const hexes = addresses.map((address, index): SlowHex => {
    const { q, r } = axials[index] as Axial;
    const terrain = board.terrain[address] ?? 'open';
    return {
      index,
      address,
      q,
      r,
      whole: isWhole(board, q, r),
      terrain,
      level: board.levels[address] ?? 0,
      obstacle: OBSTACLES.includes(terrain) || (terrain === 'corn' && board.crops === 'tall'),
    };
  });
  const byPlace = new Map(hexes.map((hex) => [keyOf(hex.q, hex.r), hex]));
  return { board, hexes, at: (q, r) => byPlace.get(keyOf(q, r)) };
}

export function hexesApart(a: Axial, b: Axial): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function keyOf(q: number, r: number): number {
  return (q + 500) * 1000 + r + 500;
}

/** Each quarter of a whole hex lies on some board: 18 columns wide, 24 half hexes high. */
function isWhole({ placements }: Board, q: number, r: number): boolean {
  const height = 2 * r + q + 1;
  const isCovered = (x: number, y: number) =>
    placements.some(
      ({ column, row }) =>
        x > 18 * column && x < 18 * column + 18 && y > 24 * row && y < 24 * row + 24,
    );
  return [-0.5, 0.5].every((x) => [-0.5, 0.5].every((y) => isCovered(q + x, height + y)));
}
