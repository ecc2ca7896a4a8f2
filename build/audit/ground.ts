import type { Board, TerrainId } from '../../shared/coh/index.ts';
import { TERRAINS } from '../../shared/coh/index.ts';
import type { BoardPlacement, HexId } from '../../shared/hex/index.ts';
import { keyOf, type Place } from './places.ts';

/** The map as the auditor reads it from the addresses of the journal. */
export interface Ground {
  readonly places: ReadonlyMap<HexId, Place>;
  /** The name that the journal must use for a place (H-01), by key. */
  readonly names: ReadonlyMap<string, HexId>;
  /** Whole hexes only (R1.0-3), by key. */
  readonly playable: ReadonlySet<string>;
  readonly terrain: ReadonlyMap<string, TerrainId>;
  /** Both ways round: `key key`. */
  readonly roads: ReadonlySet<string>;
}

interface Cell {
  readonly hex: HexId;
  readonly number: number;
  readonly place: Place;
  readonly whole: boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRS'.split('');
const COLUMNS = LETTERS.length - 1;
/** Heights are in half hexes. */
const BOARD_HEIGHT = 24;

export function readGround({ placements, terrain, roads }: Board): Ground {
  const cells = placements.flatMap(cellsOf);
  const places = new Map(cells.map(({ hex, place }) => [hex, place]));
  const key = (hex: HexId) => keyOf(placeNamed(places, hex));
  return {
    places,
    names: namesOf(cells),
    playable: playableKeys(cells),
    terrain: new Map(Object.entries(terrain).map(([hex, id]) => [key(hex), id])),
    roads: new Set(roads.flatMap(([a, b]) => [roadKey(key(a), key(b)), roadKey(key(b), key(a))])),
  };
}

export function placeOf(ground: Ground, hex: HexId): Place {
  return placeNamed(ground.places, hex);
}

export function nameOf(ground: Ground, place: Place): HexId | null {
  return ground.names.get(keyOf(place)) ?? null;
}

export function isWhole(ground: Ground, place: Place): boolean {
  return ground.playable.has(keyOf(place));
}

/** The row of Table T1. Hexes that the board does not list are open. */
export function terrainAt(ground: Ground, place: Place) {
  return TERRAINS[ground.terrain.get(keyOf(place)) ?? 'open'];
}

/** whether a road crosses the hexside between two hexes. */
export function roadJoins(ground: Ground, a: Place, b: Place): boolean {
  return ground.roads.has(roadKey(keyOf(a), keyOf(b)));
}

function roadKey(a: string, b: string): string {
  return `${a} ${b}`;
}

function placeNamed(places: ReadonlyMap<HexId, Place>, hex: HexId): Place {
  const place = places.get(hex);
  if (!place) throw new Error(`there is no hex ${hex}`);
  return place;
}

function cellsOf(placement: BoardPlacement): Cell[] {
  const numbers = Array.from({ length: 13 }, (_, number) => number);
  return LETTERS.flatMap((_, line) =>
    numbers.filter((number) => number + (line % 2) > 0).map((n) => cellOf(placement, line, n)),
  );
}

function cellOf(placement: BoardPlacement, line: number, number: number): Cell {
  const { board, column, row, turned } = placement;
  const height = 2 * number - 1 + (line % 2);
  const q = column * COLUMNS + (turned ? COLUMNS - line : line);
  const y = row * BOARD_HEIGHT + (turned ? BOARD_HEIGHT - height : height);
  const cut = line === 0 || line === COLUMNS || height === 0 || height === BOARD_HEIGHT;
  return {
    hex: `${board}-${LETTERS[line]}${String(number).padStart(2, '0')}`,
    number,
    place: { q, r: (y - 1 - q) / 2 },
    whole: !cut,
  };
}

/** H-01: the board that numbers a shared hex 01 to 12 names it, or else the first one. */
function namesOf(cells: readonly Cell[]): Map<string, HexId> {
  const numbered = cells.filter(({ number }) => number > 0);
  const unnumbered = cells.filter(({ number }) => number === 0);
  const names = new Map<string, HexId>();
  for (const { hex, place } of [...numbered, ...unnumbered])
    if (!names.has(keyOf(place))) names.set(keyOf(place), hex);
  return names;
}

/** A cut hex is whole where another board brings the other half. */
function playableKeys(cells: readonly Cell[]): Set<string> {
  const halves = new Map<string, number>();
  for (const { place, whole } of cells)
    halves.set(keyOf(place), (halves.get(keyOf(place)) ?? 0) + (whole ? 2 : 1));
  return new Set([...halves].filter(([, count]) => count >= 2).map(([key]) => key));
}
