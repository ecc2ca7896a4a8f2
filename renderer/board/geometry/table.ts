import type { BoardPlacement, HexGrid, Point } from '../../../shared/hex/index.ts';

/** In hex radii, the measure in which the whole table is described; y grows downwards. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const HEX_HEIGHT = Math.sqrt(3);

/** A board is 18 columns wide, from the centre of line A to that of line S, and 12 hexes high. */
const BOARD_WIDTH = 18 * 1.5;
const BOARD_HEIGHT = 12 * HEX_HEIGHT;

export function boardRectangle({ column, row }: BoardPlacement): Rectangle {
  return {
    x: column * BOARD_WIDTH,
    y: row * BOARD_HEIGHT - HEX_HEIGHT / 2,
    width: BOARD_WIDTH,
    height: BOARD_HEIGHT,
  };
}

/** All boards together. Half hexes end the table, so their centres lie on its edges. */
export function tableRectangle({ centres }: HexGrid): Rectangle {
  return enclosing(centres);
}

export function enclosing(points: readonly Point[]): Rectangle {
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const right = Math.max(...points.map(({ x }) => x));
  const bottom = Math.max(...points.map(({ y }) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function middleOf({ x, y, width, height }: Rectangle): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
