import type { Point } from '../../../../shared/hex/index.ts';
import type { CrownBank, CrownKind } from './crowns.ts';
import { hexesOf, PAINT_RADIUS } from './ground.ts';
import type { Scenery } from './scenery.ts';
import { between, pick, type Random } from './seeded.ts';
import type { Standing } from './standing.ts';
import { isField } from './tones.ts';

const REACH = PAINT_RADIUS * 1.35;
const TRIES_IN_WOODS = 520;
const TRIES_IN_BRUSH = 150;
/** Lone bushes and hedges: tries per this many square pixels. */
const LONE_AREA = 90;

/** Keeps things apart: asks the few cells around a spot instead of every neighbour. */
class Spacing {
  readonly #cells = new Map<string, Point[]>();
  static readonly #CELL = 17;

  /** Takes the spot if nothing stands nearer than `distance`. */
  claim(x: number, y: number, distance: number): boolean {
    const column = Math.floor(x / Spacing.#CELL);
    const row = Math.floor(y / Spacing.#CELL);
    for (let dc = -1; dc <= 1; dc += 1)
      for (let dr = -1; dr <= 1; dr += 1)
        for (const taken of this.#cells.get(`${column + dc},${row + dr}`) ?? [])
          if (Math.hypot(taken.x - x, taken.y - y) < distance) return false;
    const key = `${column},${row}`;
    const cell = this.#cells.get(key);
    if (cell) cell.push({ x, y });
    else this.#cells.set(key, [{ x, y }]);
    return true;
  }
}

/** Woods, brush and the lone bushes of the steppe. */
export function growPlants(scenery: Scenery, bank: CrownBank): Standing[] {
  const random = scenery.ground.randomFor('plants');
  const spacing = new Spacing();
  const plants: Standing[] = [];
  const plant = (x: number, y: number, kind: CrownKind) => {
    const crown = pick(random, bank[kind]);
    plants.push({ y, draw: (context) => crown.draw(context, x, y) });
  };
  for (const hex of hexesOf(scenery.ground, 'woods'))
    scatter(scenery, random, hex, TRIES_IN_WOODS, (x, y) => {
      if (scenery.terrainAt(x, y) !== 'woods' || scenery.edgeAt(x, y) < between(random, -2, 4))
        return;
      if (spacing.claim(x, y, between(random, 10.2, 13.6)))
        plant(x, y, woodsKind(scenery, random, x, y));
    });
  for (const hex of hexesOf(scenery.ground, 'brush'))
    scatter(scenery, random, hex, TRIES_IN_BRUSH, (x, y) => {
      if (scenery.terrainAt(x, y) !== 'brush') return;
      if (spacing.claim(x, y, between(random, 10, 17))) plant(x, y, 'bush');
    });
  growAlone(scenery, random, spacing, plant);
  return plants;
}

function scatter(
  scenery: Scenery,
  random: Random,
  hex: number,
  tries: number,
  visit: (x: number, y: number) => void,
): void {
  const centre = scenery.ground.centres[hex] as Point;
  for (let index = 0; index < tries; index += 1) {
    const x = centre.x + between(random, -REACH, REACH);
    const y = centre.y + between(random, -REACH, REACH);
    if (!scenery.isWay(x, y)) visit(x, y);
  }
}

/** Pines and leaf trees keep to themselves in patches. */
function woodsKind({ ground }: Scenery, random: Random, x: number, y: number): CrownKind {
  if (random() < 0.1) return 'dry';
  const patch = ground.broad.at(x / 70, y / 70 + 60);
  if (patch > 0.16) return 'pine';
  return patch < -0.3 ? 'dry' : 'leaf';
}

function growAlone(
  scenery: Scenery,
  random: Random,
  spacing: Spacing,
  plant: (x: number, y: number, kind: CrownKind) => void,
): void {
  const { x: left, y: top, width, height } = scenery.ground.table;
  for (let index = 0; index < (width * height) / LONE_AREA; index += 1) {
    const x = left + random() * width;
    const y = top + random() * height;
    const terrain = scenery.terrainAt(x, y);
    const lone = terrain === 'open' && random() < 0.01;
    const hedge = isField(terrain) && scenery.edgeAt(x, y) < 2 && random() < 0.1;
    if (!(lone || hedge) || scenery.isWay(x, y)) continue;
    if (spacing.claim(x, y, lone ? 16 : 13)) plant(x, y, lone && random() < 0.2 ? 'leaf' : 'bush');
  }
}
