import type { BoardPlacement, HexGrid, Point } from '../../../shared/hex/index.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In hex radii, the measure in which the whole table is described; y grows downwards. */
export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
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

export function enclosingAll(boxes: readonly Rectangle[]): Rectangle {
  return enclosing(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}

/** From hex radii to pixels. */
export function scaled({ x, y, width, height }: Rectangle, radius: number): Rectangle {
  return { x: x * radius, y: y * radius, width: width * radius, height: height * radius };
}

/** Wider by the given length on every side. */
export function grown({ x, y, width, height }: Rectangle, by: number): Rectangle {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function overlaps(a: Rectangle, b: Rectangle): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function middleOf({ x, y, width, height }: Rectangle): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
