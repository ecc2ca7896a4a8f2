import type {
  Board,
  Crops,
  Hexside,
  Level,
  Smoke,
  SmokeMarker,
  TerrainId,
} from '../../shared/coh/index.ts';
import { FLAT_GROUND, TERRAINS } from '../../shared/coh/index.ts';
import type { Direction, HexId } from '../../shared/hex/index.ts';
import { type Ground, nameOf, readGround } from './ground.ts';
import { ALL_DIRECTIONS, type Place, placeBeside } from './places.ts';

/** Boards that nobody drew: whatever can be on a map lies on them, the same for the same seed. */
export interface Country {
  readonly board: Board;
  readonly smoke: Smoke;
}

/** How the levels lie: in hills with a few gullies, in a net of gullies, or anyhow. */
export type Lie = 'hills' | 'gullies' | 'rugged';

export function countryOf(lie: Lie, seed: number): Country {
  const flat: Board = { ...FLAT_GROUND, placements: placementsOf(seed) };
  const ground = readGround(flat);
  const cells = [...ground.names].map(([key, hex]): Cell => ({ hex, ...placeFrom(key) }));
  const lots = lotsOf(seed);
  const level = (place: Place) => LEVELS[lie](lots, place);
  const board: Board = {
    ...flat,
    ...sideFeatures(sidesOf(ground, cells), lots, level),
    terrain: record(cells, (cell) => terrainOf(lots, cell)),
    levels: record(cells, (cell) => level(cell) || null),
    ditches: cells.filter((cell) => lots('ditch', cell) < 8).map(({ hex }) => hex),
    crops: CROPS[seed % CROPS.length] ?? 'tall',
  };
  return { board, smoke: record(cells, (cell) => SMOKE[lots('smoke', cell)] ?? null) };
}

interface Cell extends Place {
  readonly hex: HexId;
}

/** A hexside as seen from one of its hexes. */
interface Side {
  readonly cell: Cell;
  readonly direction: Direction;
  readonly beside: Place;
  readonly hexside: Hexside;
}

function sidesOf(ground: Ground, cells: readonly Cell[]): Side[] {
  return cells.flatMap((cell) =>
    ALL_DIRECTIONS.flatMap((direction): Side[] => {
      const beside = placeBeside(cell, direction);
      const other = nameOf(ground, beside);
      return other === null ? [] : [{ cell, direction, beside, hexside: [cell.hex, other] }];
    }),
  );
}

function sideFeatures(sides: readonly Side[], lots: Lots, level: (place: Place) => Level) {
  const drawn = (layer: string, percent: number, among = sides) =>
    among
      .filter(({ cell, direction }) => lots(layer, cell, direction) < percent)
      .map(({ hexside }) => hexside);
  const hollow = sides.filter(({ cell }) => lots('hollow', cell) < 25);
  const rims = sides.filter(({ cell, beside }) => level(cell) < 0 && level(beside) >= 0);
  return {
    roads: drawn('road', 6),
    streams: drawn('stream', 3),
    // In few hexes, but there over half the sides, so that lines over their corners matter too.
    depressions: drawn('depression', 50, hollow),
    openings: drawn('opening', 25, rims),
  };
}

/** A number from 0 to 99 for each layer of a place. */
type Lots = (layer: string, place: Place, more?: number) => number;

const LEVELS: Readonly<Record<Lie, (lots: Lots, place: Place) => Level>> = {
  hills: (lots, place) => {
    if (Math.abs(rolling(lots, 'gully', place) - 50) < 2) return -1;
    return steps(rolling(lots, 'height', place), [49, 60]);
  },
  gullies: (lots, place) => {
    if (Math.abs(rolling(lots, 'gully', place) - 50) < 7) return -1;
    return steps(rolling(lots, 'height', place), [56, 70]);
  },
  rugged: (lots, place) => {
    const lot = lots('height', place);
    return lot < 20 ? -1 : steps(lot, [55, 80]);
  },
};

function steps(height: number, [first, second]: readonly [number, number]): Level {
  if (height < first) return 0;
  return height < second ? 1 : 2;
}

/** Neighbours are nearly as high as each other; lines of one height run through the country. */
function rolling(lots: Lots, layer: string, place: Place): number {
  const around = [place, ...ALL_DIRECTIONS.map((direction) => placeBeside(place, direction))];
  return around.reduce((sum, one) => sum + lots(layer, one), 0) / around.length;
}

const CROPS: readonly Crops[] = ['tall', 'standing', 'tall', 'bare'];
const TERRAIN: readonly TerrainId[] = [...(Object.keys(TERRAINS) as TerrainId[]), 'corn', 'woods'];
/** The first round takes one off each marker (R2.0-2), so there is more of it before. */
const SMOKE: readonly (readonly SmokeMarker[])[] = [
  ...Array<SmokeMarker[]>(8).fill([2]),
  [2, 2],
  [2, 2, 2],
  [2, 1],
  [1],
];

function terrainOf(lots: Lots, cell: Cell): TerrainId | null {
  const id = TERRAIN[lots('terrain', cell) % (2 * TERRAIN.length)];
  return id === 'open' ? null : (id ?? null);
}

/** Every third country is two boards wide, with one of them turned. */
function placementsOf(seed: number): Board['placements'] {
  const boards = seed % 3 === 0 ? ['7', '8'] : ['7'];
  return boards.map((board, column) => ({ board, column, row: 0, turned: column === 1 }));
}

function record<T>(cells: readonly Cell[], value: (cell: Cell) => T | null): Record<HexId, T> {
  const listed = cells.flatMap((cell) => {
    const found = value(cell);
    return found === null ? [] : [[cell.hex, found] as const];
  });
  return Object.fromEntries(listed);
}

function placeFrom(key: string): Place {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return { q, r };
}

/** FNV-1a, stirred once more so that neighbours have nothing in common. */
function lotsOf(seed: number): Lots {
  return (layer, { q, r }, more = 0) => {
    let hash = 0x811c9dc5;
    for (const letter of `${seed} ${layer} ${q} ${r} ${more}`)
      hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    return ((hash ^ (hash >>> 13)) >>> 0) % 100;
  };
}
