import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { launchBrowser } from '../../build/browser/chromium.ts';
import { openPainter, type Painter } from '../../build/browser/painter.ts';
import {
  type Board,
  FLAT_GROUND,
  type Level,
  TERRAIN_IDS,
  type TerrainId,
} from '../../shared/coh/index.ts';
import { hexGrid, isPlayable } from '../../shared/hex/index.ts';
import { seeded } from '../../renderer/board/terrain/painter/seeded.ts';

/** Small pictures show the same ground. */
const RADIUS = 29;
/** What is looked at around a centre dot, in pixels. */
const DISC = 12;
/** Seen this closely a hex of brush may be nothing but grass, or look like corn. */
const MOST_MISTAKEN = 0.03;

const placements = [{ board: '7', column: 0, row: 0, turned: false }];
const grid = hexGrid(placements);
const hexes = [...grid.addresses.keys()].filter((hex) => isPlayable(grid, hex));
const left = Math.min(...grid.centres.map(({ x }) => x));
const top = Math.min(...grid.centres.map(({ y }) => y));

function board(of: Partial<Board>): Board {
  return { ...FLAT_GROUND, placements, ...of };
}

function terrainEverywhere(pick: (hex: number) => TerrainId): Board {
  const terrain = grid.addresses.map((address, hex) => [address, pick(hex)] as const);
  return board({ terrain: Object.fromEntries(terrain) });
}

function levelsEverywhere(pick: (hex: number) => Level): Board {
  const levels = grid.addresses.map((address, hex) => [address, pick(hex)] as const);
  return board({ levels: Object.fromEntries(levels.filter(([, level]) => level !== 0)) });
}

describe('the painter', () => {
  let browser: Browser;
  let painter: Painter;
  beforeAll(async () => {
    browser = await launchBrowser();
    painter = await openPainter(browser);
  });
  afterAll(() => browser.close());

  const painted = async (ground: Board) => PNG.sync.read(await painter.paint(ground, RADIUS));

  test('paints the same picture each time, and another one of another board', async () => {
    const random = seeded(3);
    const ground = terrainEverywhere(() => anyOf(TERRAIN_IDS, random));
    const [one, again] = [await painter.paint(ground, RADIUS), await painter.paint(ground, RADIUS)];
    expect(one.equals(again)).toBe(true);
    const other = await painter.paint({ ...ground, terrain: {} }, RADIUS);
    expect(one.equals(other)).toBe(false);
  });

  test('shows at every centre dot the terrain of its hex', async () => {
    const uniform = new Map<TerrainId, Board>();
    for (const id of TERRAIN_IDS)
      uniform.set(
        id,
        terrainEverywhere(() => id),
      );
    const random = seeded(11);
    const terrain = grid.addresses.map(() => anyOf(TERRAIN_IDS, random));
    const mixed = terrainEverywhere((hex) => terrain[hex] as TerrainId);
    await expectOwnGround(mixed, uniform, (hex) => terrain[hex] as TerrainId);
  });

  test('shows at every centre dot the level of its hex', async () => {
    const uniform = new Map<Level, Board>();
    for (const level of [-1, 0, 1, 2] as const)
      uniform.set(
        level,
        levelsEverywhere(() => level),
      );
    const random = seeded(12);
    const levels = grid.addresses.map(() => anyOf([-1, 0, 0, 1, 1, 2, 2] as const, random));
    const mixed = levelsEverywhere((hex) => levels[hex] as Level);
    await expectOwnGround(mixed, uniform, (hex) => levels[hex] as Level);
  });

  /**
   * The ground colour under each dot is exactly that of a board which is all of one kind; and the
   * finished picture, with all that grows and stands on it, looks most like that board's.
   */
  async function expectOwnGround<Kind>(
    mixed: Board,
    uniform: ReadonlyMap<Kind, Board>,
    kindOf: (hex: number) => Kind,
  ): Promise<void> {
    const references = new Map<Kind, PNG>();
    for (const [kind, whole] of uniform) references.set(kind, await painted(whole));
    const mistaken = mistakenIn(await painted(mixed), references, kindOf);
    expect(mistaken.length / hexes.length).toBeLessThan(MOST_MISTAKEN);
    const colours = await painter.dotColours(mixed);
    for (const [kind, whole] of uniform) {
      const own = await painter.dotColours(whole);
      const hexesOfKind = hexes.filter((hex) => kindOf(hex) === kind);
      expect(hexesOfKind.map((hex) => colours[hex])).toEqual(hexesOfKind.map((hex) => own[hex]));
    }
  }
});

/** Hexes whose dot looks more like that of another kind, on a board that is all of one kind. */
function mistakenIn<Kind>(
  picture: PNG,
  references: ReadonlyMap<Kind, PNG>,
  kindOf: (hex: number) => Kind,
): number[] {
  return hexes.filter((hex) => {
    const seen = lookOf(picture, hex);
    const [nearest] = [...references]
      .map(([kind, reference]) => ({ kind, far: farFrom(seen, lookOf(reference, hex)) }))
      .toSorted((a, b) => a.far - b.far);
    return nearest?.kind !== kindOf(hex);
  });
}

/** How dark and light its dark and light spots are, in each colour. */
const QUANTILES = [0.1, 0.3, 0.5, 0.7, 0.9];

function lookOf({ width, data }: PNG, hex: number): number[] {
  const centre = grid.centres[hex] ?? { x: 0, y: 0 };
  const x = Math.round((centre.x - left) * RADIUS);
  const y = Math.round((centre.y - top) * RADIUS);
  const channels: number[][] = [[], [], []];
  for (let dy = -DISC; dy <= DISC; dy += 1)
    for (let dx = -DISC; dx <= DISC; dx += 1) {
      if (dx * dx + dy * dy > DISC * DISC) continue;
      const pixel = ((y + dy) * width + x + dx) * 4;
      channels.forEach((channel, part) => channel.push(data[pixel + part] as number));
    }
  return channels.flatMap((channel) => {
    const sorted = channel.toSorted((a, b) => a - b);
    return QUANTILES.map((share) => sorted[Math.floor(share * sorted.length)] as number);
  });
}

function farFrom(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] as number)));
}

function anyOf<Kind>(kinds: readonly Kind[], random: () => number): Kind {
  return kinds[Math.floor(random() * kinds.length)] as Kind;
}
