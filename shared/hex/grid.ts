import { type Address, formatAddress, type HexId } from './address.ts';
import { type BoardPlacement, type PrintedHex, printedHexes } from './boards.ts';
import { type Direction, DIRECTIONS } from './direction.ts';
import { type Axial, axialAt, axialNeighbour, centreOf, type Point } from './honeycomb.ts';

/**
 * The hexes of all boards on the table, numbered from 0. Rules that ask often use these numbers
 * and the tables below; addresses are for players, saves and the journal.
 */
export interface HexGrid {
  readonly size: number;
  /** The address of the board each hex belongs to. */
  readonly addresses: readonly HexId[];
  /** The printed cell that decides a hex's terrain. */
  readonly homes: readonly Address[];
  readonly axials: readonly Axial[];
  /** Centres for hexes of radius 1. */
  readonly centres: readonly Point[];
  /** 1 for a whole hex, 0 for a half hex at an outer edge (R1.0-3). */
  readonly playable: Uint8Array;
  /** Six per hex, -1 where the table ends. */
  readonly neighbours: Int16Array;
  /** `size` per hex. */
  readonly distances: Uint8Array;
  readonly indexByAddress: ReadonlyMap<string, number>;
  readonly indexByAxial: ReadonlyMap<number, number>;
}

export const NO_HEX = -1;

const grids = new Map<string, HexGrid>();

/** Grids are built once per arrangement of boards and shared: they never change. */
export function hexGrid(placements: readonly BoardPlacement[]): HexGrid {
  const key = JSON.stringify(
    placements.map(({ board, column, row, turned }) => [board, column, row, turned]),
  );
  const known = grids.get(key);
  if (known) return known;
  const grid = buildGrid(placements);
  grids.set(key, grid);
  return grid;
}

/** The number of a hex, or -1. Both printed names of a joined hex lead to it. */
export function hexIndex(grid: HexGrid, address: string): number {
  return grid.indexByAddress.get(address) ?? NO_HEX;
}

export function hexId(grid: HexGrid, hex: number): HexId {
  return grid.addresses[hex] as HexId;
}

export function isPlayable(grid: HexGrid, hex: number): boolean {
  return grid.playable[hex] === 1;
}

export function neighbour(grid: HexGrid, hex: number, direction: Direction): number {
  return grid.neighbours[hex * 6 + direction] as number;
}

export function distance(grid: HexGrid, a: number, b: number): number {
  return grid.distances[a * grid.size + b] as number;
}

/** The direction of an adjacent hex, or null when the two do not touch. */
export function directionTo(grid: HexGrid, from: number, to: number): Direction | null {
  return DIRECTIONS.find((direction) => neighbour(grid, from, direction) === to) ?? null;
}

/** The hex under a point, for hexes of radius 1, or -1. */
export function hexAt(grid: HexGrid, point: Point): number {
  return grid.indexByAxial.get(axialKey(axialAt(point))) ?? NO_HEX;
}

export function hexAtAxial(grid: HexGrid, axial: Axial): number {
  return grid.indexByAxial.get(axialKey(axial)) ?? NO_HEX;
}

interface JoinedHex {
  readonly owner: PrintedHex;
  readonly names: HexId[];
  readonly playable: boolean;
}

function buildGrid(placements: readonly BoardPlacement[]): HexGrid {
  const hexes = joinHexes(placements);
  const axials = hexes.map(({ owner }) => ({ q: owner.q, r: owner.r }));
  const indexByAxial = new Map(axials.map((axial, index) => [axialKey(axial), index]));
  return {
    size: hexes.length,
    addresses: hexes.map(({ owner }) => formatAddress(owner.address)),
    homes: hexes.map(({ owner }) => owner.address),
    axials,
    centres: axials.map(centreOf),
    playable: Uint8Array.from(hexes, ({ playable }) => (playable ? 1 : 0)),
    neighbours: neighbourTable(axials, indexByAxial),
    distances: distanceTable(axials),
    indexByAddress: new Map(hexes.flatMap(({ names }, index) => names.map((n) => [n, index]))),
    indexByAxial,
  };
}

/**
 * Two halves that meet make one whole hex. It belongs to the board that calls it 01 to 12; where
 * both or neither do, to the board that the scenario names first.
 */
function joinHexes(placements: readonly BoardPlacement[]): JoinedHex[] {
  const byPlace = new Map<number, PrintedHex[]>();
  for (const hex of placements.flatMap(printedHexes)) {
    const place = byPlace.get(axialKey(hex));
    if (place) place.push(hex);
    else byPlace.set(axialKey(hex), [hex]);
  }
  return [...byPlace.values()].map((parts) => ({
    owner: (parts.find(({ address }) => address.number > 0) ?? parts[0]) as PrintedHex,
    names: parts.map(({ address }) => formatAddress(address)),
    playable: parts.length > 1 || parts.every(({ half }) => !half),
  }));
}

function neighbourTable(axials: readonly Axial[], index: ReadonlyMap<number, number>): Int16Array {
  const table = new Int16Array(axials.length * 6);
  axials.forEach((axial, hex) => {
    for (const direction of DIRECTIONS)
      table[hex * 6 + direction] = index.get(axialKey(axialNeighbour(axial, direction))) ?? NO_HEX;
  });
  return table;
}

function distanceTable(axials: readonly Axial[]): Uint8Array {
  const size = axials.length;
  const table = new Uint8Array(size * size);
  axials.forEach((a, from) => {
    axials.forEach((b, to) => {
      const dq = a.q - b.q;
      const dr = a.r - b.r;
      table[from * size + to] = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    });
  });
  return table;
}

/** One number per place; boards reach nowhere near ±2,000 hexes. */
function axialKey({ q, r }: Axial): number {
  return (q + 2048) * 4096 + (r + 2048);
}
