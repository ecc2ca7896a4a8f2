import type { Page } from 'playwright-core';
import { hexGrid, hexIndex, type Point } from '../../shared/hex/index.ts';

/** One board, as firefights 1 and 2 are played on. */
const GRID = hexGrid([{ board: '7', column: 0, row: 0, turned: false }]);
/** About the radius of a hex on the screen; pointing corrects itself when it is not. */
const RADIUS = 34;
const MOST_TRIES = 40;

/**
 * Moves the pointer onto a hex as a hand does: looks which hex lights up under it, and goes on from
 * there. Where the camera is need not be known.
 */
export async function pointAt(page: Page, hex: string): Promise<Point> {
  const box = await page.getByTestId('board').boundingBox();
  if (!box) throw new Error('There is no board to point at');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  let place: Point = middle;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await page.mouse.move(place.x, place.y);
    const under = await page.getByTestId('board-area').getAttribute('data-hovered');
    if (under === hex) return place;
    place = under ? step(place, under, hex) : between(place, middle);
  }
  throw new Error(`${hex} could not be found on the screen`);
}

export async function clickHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await pointAt(page, hex);
  await page.mouse.click(x, y);
}

function step(place: Point, from: string, to: string): Point {
  const [a, b] = [from, to].map((hex) => GRID.centres[hexIndex(GRID, hex)]);
  if (!a || !b) throw new Error(`${to} is not on the board`);
  return { x: place.x + (b.x - a.x) * RADIUS, y: place.y + (b.y - a.y) * RADIUS };
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
