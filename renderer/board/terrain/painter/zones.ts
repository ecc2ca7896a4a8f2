import {
  DIRECTIONS,
  hexAtAxial,
  type HexGrid,
  neighbour,
  NO_HEX,
  type Point,
} from '../../../../shared/hex/index.ts';
import type { Noise } from './noise.ts';
import { type Ground, PAINT_RADIUS } from './ground.ts';

/** One sample per this many paint pixels: borders are soft or bent, finer would not show. */
export const SAMPLE = 3;

/** How much two noises move a point before it looks for its hex: they make the borders irregular. */
const BENDS = [
  { length: 64, strength: 15 },
  { length: 17, strength: 5 },
] as const;

/** To which hex every spot of the map belongs, as a raster. */
export interface Zones {
  readonly columns: number;
  readonly rows: number;
  /** Hex number per sample, or -1 outside the table. */
  readonly hex: Int16Array;
  /** The nearest hex of another terrain, or -1. */
  readonly other: Int16Array;
  /** Paint pixels to go before that other terrain begins; large where there is none. */
  readonly edge: Float32Array;
  sampleAt(x: number, y: number): number;
}

export const NO_EDGE = 1e6;

/**
 * Moves a spot by less than the distance from a centre to its hexsides, so a centre dot always shows
 * its own terrain.
 */
function bend(ground: Ground, x: number, y: number): Point {
  const [wide, narrow] = BENDS;
  return {
    x: x + bendOf(ground.broad, x, y, 0, wide) + bendOf(ground.fine, x, y, 0, narrow),
    y: y + bendOf(ground.broad, x, y, 77, wide) + bendOf(ground.fine, x, y, 77, narrow),
  };
}

function bendOf(
  noise: Noise,
  x: number,
  y: number,
  shift: number,
  { length, strength }: { length: number; strength: number },
): number {
  return noise.at(x / length + shift, y / length + shift / 6) * strength;
}

/** Plain arithmetic, because a map asks half a million times. */
export function nearestHex(grid: HexGrid, { x, y }: Point): number {
  const q = x / (1.5 * PAINT_RADIUS);
  const r = y / (Math.sqrt(3) * PAINT_RADIUS) - q / 2;
  let roundQ = Math.round(q);
  let roundR = Math.round(r);
  const roundS = Math.round(-q - r);
  const errorQ = Math.abs(roundQ - q);
  const errorR = Math.abs(roundR - r);
  const errorS = Math.abs(roundS + q + r);
  if (errorQ > errorR && errorQ > errorS) roundQ = -roundR - roundS;
  else if (errorR > errorS) roundR = -roundQ - roundS;
  return hexAtAxial(grid, { q: roundQ, r: roundR });
}

export function zonesOf(ground: Ground): Zones {
  const { table } = ground;
  const columns = Math.ceil(table.width / SAMPLE);
  const rows = Math.ceil(table.height / SAMPLE);
  const hex = new Int16Array(columns * rows);
  const other = new Int16Array(columns * rows).fill(NO_HEX);
  const edge = new Float32Array(columns * rows).fill(NO_EDGE);
  const rivals = rivalsOf(ground);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const sample = row * columns + column;
      const point = bend(ground, table.x + column * SAMPLE, table.y + row * SAMPLE);
      const home = nearestHex(ground.grid, point);
      hex[sample] = home;
      if (home === NO_HEX) continue;
      const toHome = distance(ground.centres[home] as Point, point);
      for (const rival of rivals[home] as readonly number[]) {
        const margin = distance(ground.centres[rival] as Point, point) - toHome;
        if (margin >= (edge[sample] as number)) continue;
        edge[sample] = margin;
        other[sample] = rival;
      }
    }
  const clampColumn = (x: number) =>
    Math.max(0, Math.min(columns - 1, Math.round((x - table.x) / SAMPLE)));
  const clampRow = (y: number) =>
    Math.max(0, Math.min(rows - 1, Math.round((y - table.y) / SAMPLE)));
  return {
    columns,
    rows,
    hex,
    other,
    edge,
    sampleAt: (x, y) => clampRow(y) * columns + clampColumn(x),
  };
}

/** Neighbours of another terrain, per hex. */
function rivalsOf({ grid, terrain }: Ground): number[][] {
  return terrain.map((own, hex) =>
    DIRECTIONS.map((direction) => neighbour(grid, hex, direction)).filter(
      (next) => next !== NO_HEX && terrain[next] !== own,
    ),
  );
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
