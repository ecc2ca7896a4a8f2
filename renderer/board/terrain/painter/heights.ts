import { DIRECTIONS, neighbour, NO_HEX, type Point } from '../../../../shared/hex/index.ts';
import { type Ground, PAINT_RADIUS } from './ground.ts';
import { nearestHex } from './zones.ts';

/** One height per this many paint pixels; between them the land is even. */
export const HEIGHT_CELL = 4;

/** How high the land lies, in levels, as a raster: smooth from hex to hex, level at the dots. */
export interface Heights {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Float32Array;
  at(x: number, y: number): number;
}

/** A hex lifts what lies nearer to its centre than this share of its radius. */
const REACH = 1.449;
/** No hill has the outline of hexes. */
const BEND = { length: 80, strength: 16 } as const;
/** The steppe is nowhere quite flat. */
const SWELL = { length: 60, strength: 0.1 } as const;

export function heightsOf(ground: Ground): Heights {
  const { table } = ground;
  const columns = Math.ceil(table.width / HEIGHT_CELL) + 2;
  const rows = Math.ceil(table.height / HEIGHT_CELL) + 2;
  const cells = new Float32Array(columns * rows);
  const hilly = hillyHexes(ground);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      cells[row * columns + column] = heightAt(ground, hilly, {
        x: table.x + column * HEIGHT_CELL,
        y: table.y + row * HEIGHT_CELL,
      });
  return { columns, rows, cells, at: (x, y) => between(cells, columns, rows, ground, x, y) };
}

/** Hexes on a hill or beside one: 1. Everywhere else there is nothing to smooth. */
function hillyHexes({ grid, levels }: Ground): Uint8Array {
  return Uint8Array.from(levels, (level, hex) => {
    const isHill = (one: number) => one !== NO_HEX && (levels[one] as number) > 0;
    return level > 0 || DIRECTIONS.some((direction) => isHill(neighbour(grid, hex, direction)))
      ? 1
      : 0;
  });
}

function heightAt(ground: Ground, hilly: Uint8Array, { x, y }: Point): number {
  const { length, strength } = BEND;
  const swell = ground.broad.layered(x / SWELL.length, y / SWELL.length, 3) * SWELL.strength;
  const point = {
    x: x + ground.broad.at(x / length, y / length + 9) * strength,
    y: y + ground.broad.at(x / length + 31, y / length) * strength,
  };
  const home = nearestHex(ground.grid, point);
  return home === NO_HEX || hilly[home] === 0 ? swell : swell + smoothed(ground, home, point);
}

function smoothed({ grid, levels, centres }: Ground, home: number, point: Point): number {
  let lifted = 0;
  let sum = 0;
  const lift = (hex: number) => {
    if (hex === NO_HEX) return;
    const centre = centres[hex] as Point;
    const far = Math.hypot(point.x - centre.x, point.y - centre.y) / (REACH * PAINT_RADIUS);
    if (far >= 1) return;
    const weight = (1 - far * far) ** 3;
    sum += weight;
    lifted += weight * Math.max(0, levels[hex] as number);
  };
  lift(home);
  for (const direction of DIRECTIONS) lift(neighbour(grid, home, direction));
  return lifted / sum;
}

function between(
  cells: Float32Array,
  columns: number,
  rows: number,
  { table }: Ground,
  x: number,
  y: number,
): number {
  const across = Math.max(0, Math.min(columns - 1.001, (x - table.x) / HEIGHT_CELL));
  const down = Math.max(0, Math.min(rows - 1.001, (y - table.y) / HEIGHT_CELL));
  const column = Math.floor(across);
  const row = Math.floor(down);
  const u = across - column;
  const v = down - row;
  const cell = row * columns + column;
  const above = (cells[cell] as number) * (1 - u) + (cells[cell + 1] as number) * u;
  const below =
    (cells[cell + columns] as number) * (1 - u) + (cells[cell + columns + 1] as number) * u;
  return above * (1 - v) + below * v;
}
