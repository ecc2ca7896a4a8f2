import type { Board, Hexside, Level, TerrainId } from '../../shared/coh/index.ts';
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
  readonly levels: ReadonlyMap<string, Level>;
  /** Both ways round: `key key`. */
  readonly roads: ReadonlySet<string>;
  /** Both ways round. */
  readonly openings: ReadonlySet<string>;
  /** One way round: the hex that owns the hexside, then the other one. */
  readonly depressions: ReadonlySet<string>;
  readonly ditches: ReadonlySet<string>;
  readonly tallCorn: boolean;
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

export function readGround(board: Board): Ground {
  const cells = board.placements.flatMap(cellsOf);
  const places = new Map(cells.map(({ hex, place }) => [hex, place]));
  const key = (hex: HexId) => keyOf(placeNamed(places, hex));
  const oneWay = ([a, b]: Hexside) => sideKey(key(a), key(b));
  const bothWays = ([a, b]: Hexside) => [oneWay([a, b]), oneWay([b, a])];
  const byKey = <T>(listed: Readonly<Record<HexId, T>>) =>
    new Map(Object.entries(listed).map(([hex, value]) => [key(hex), value]));
  return {
    places,
    names: namesOf(cells),
    playable: playableKeys(cells),
    terrain: byKey(board.terrain),
    levels: byKey(board.levels),
    roads: new Set(board.roads.flatMap(bothWays)),
    openings: new Set(board.openings.flatMap(bothWays)),
    depressions: new Set(board.depressions.map(oneWay)),
    ditches: new Set(board.ditches.map(key)),
    tallCorn: board.crops === 'tall',
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
  return ground.roads.has(sideKey(keyOf(a), keyOf(b)));
}

/** R11.0, R11.5-1. Hexes that the board does not list are on level 0. */
export function levelAt(ground: Ground, place: Place): number {
  return ground.levels.get(keyOf(place)) ?? 0;
}

/** T1: woods, brush and buildings stand always, corn only where it is said to be tall. */
export function isObstacle(ground: Ground, place: Place): boolean {
  const { blocksSight } = terrainAt(ground, place);
  return blocksSight === 'always' || (blocksSight === 'tallCrops' && ground.tallCorn);
}

/** R11.5-1, H-23: whether a gully opens over the hexside between two hexes. */
export function opensBetween(ground: Ground, a: Place, b: Place): boolean {
  return ground.openings.has(sideKey(keyOf(a), keyOf(b)));
}

/** R11.5-4: whether the first hex owns a small depression on its side to the second. */
export function hasDepression(ground: Ground, owner: Place, beside: Place): boolean {
  return ground.depressions.has(sideKey(keyOf(owner), keyOf(beside)));
}

/** R18.3. */
export function hasDitch(ground: Ground, place: Place): boolean {
  return ground.ditches.has(keyOf(place));
}

function sideKey(a: string, b: string): string {
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
