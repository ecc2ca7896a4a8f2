import type { Point } from '../../../../shared/hex/index.ts';
import type { CrownBank } from './crowns.ts';
import { hexesOf } from './ground.ts';
import { type Pen, strokeSegment } from '../../pen.ts';
import { type House, paintHouse, type Wall } from './houses.ts';
import type { Scenery } from './scenery.ts';
import { between, pick, type Random } from './seeded.ts';
import type { Standing } from './standing.ts';

/** A house in a yard before the yard is turned and placed. */
interface Lot extends Point {
  readonly length: number;
  readonly width: number;
  readonly turn: number;
  readonly hipped: boolean;
  readonly chimney: boolean;
}

const QUARTER = Math.PI / 2;

const lot = (
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  hipped = false,
  chimney = true,
): Lot => ({
  x,
  y,
  length,
  width,
  turn,
  hipped,
  chimney,
});

/** Ways to lay out a yard: the free side of a road, or the whole hex, decides which one fits. */
const YARDS: Readonly<Record<Wall, readonly (readonly Lot[])[]>> = {
  wood: [
    [
      lot(-18, -16, 40, 22, 0),
      lot(23, -5, 33, 20, QUARTER),
      lot(-20, 24, 24, 15, 0.05, false, false),
    ],
    [
      lot(0, -26, 40, 22, 0),
      lot(-27, 18, 30, 19, QUARTER),
      lot(25, 22, 24, 15, 0.05, false, false),
    ],
    [lot(-4, -27, 40, 21, 0), lot(6, 28, 36, 20, 0.04)],
    [lot(-28, 0, 36, 20, QUARTER), lot(28, 4, 34, 20, QUARTER)],
    [lot(4, -27, 42, 21, 0)],
  ],
  stone: [
    [
      lot(-14, -12, 50, 29, 0, true),
      lot(26, 14, 37, 23, QUARTER),
      lot(-22, 26, 26, 15, 0, false, false),
    ],
    [
      lot(0, -26, 48, 27, 0, true),
      lot(-25, 22, 28, 18, QUARTER, false, false),
      lot(26, 22, 26, 18, 0),
    ],
    [lot(-3, -27, 46, 25, 0, true), lot(8, 28, 38, 22, 0.04)],
    [lot(-28, 0, 42, 24, QUARTER, true), lot(28, 4, 36, 21, QUARTER)],
    [lot(0, -28, 48, 25, 0, true)],
  ],
};

const ANGLES = [0.26, -0.3, 0.1, -0.55, 0.5, 0.85, -0.85, QUARTER, 1.2, -1.2] as const;

/** Houses, fences and a few trees of every building hex. */
export function buildVillages(scenery: Scenery, bank: CrownBank): Standing[] {
  const build = (wall: Wall) => (hex: number) => buildYard(scenery, bank, hex, wall);
  return [
    ...hexesOf(scenery.ground, 'woodenBuilding').flatMap(build('wood')),
    ...hexesOf(scenery.ground, 'stoneBuilding').flatMap(build('stone')),
  ];
}

function buildYard(scenery: Scenery, bank: CrownBank, hex: number, wall: Wall): Standing[] {
  const random = scenery.ground.randomFor(`yard ${hex}`);
  const centre = scenery.ground.centres[hex] as Point;
  const { lots, angle } = chooseYard(scenery, centre, wall, random);
  const place = (x: number, y: number) => turnedAround(centre, x, y, angle);
  return [
    ...lots.map((each) => standingHouse(each, place(each.x, each.y), angle, wall, random)),
    ...fences(scenery, place, random),
    ...yardTrees(scenery, bank, place, random),
  ];
}

/** The layout and turn with the most houses that stand in nobody's way. */
function chooseYard(
  scenery: Scenery,
  centre: Point,
  wall: Wall,
  random: Random,
): { lots: readonly Lot[]; angle: number } {
  const start = Math.floor(random() * ANGLES.length);
  let best: { lots: readonly Lot[]; angle: number } = { lots: [], angle: ANGLES[start] as number };
  for (const yard of YARDS[wall])
    for (let turn = 0; turn < ANGLES.length; turn += 1) {
      const angle = ANGLES[(start + turn) % ANGLES.length] as number;
      const lots = yard.filter((each) => isFree(scenery, centre, each, angle));
      if (lots.length > best.lots.length) best = { lots, angle };
    }
  // A village street may leave no room at all: then the largest house stands beside it, somewhat in it.
  return best.lots.length > 0 ? best : { lots: YARDS[wall].at(-1) ?? [], angle: best.angle };
}

function isFree(
  scenery: Scenery,
  centre: Point,
  { x, y, length, width, turn }: Lot,
  angle: number,
): boolean {
  const reach = turn > 1 ? { x: width, y: length } : { x: length, y: width };
  return [-0.4, 0, 0.4].every((sx) =>
    [-0.4, 0, 0.4].every((sy) => {
      const corner = turnedAround(centre, x + sx * reach.x, y + sy * reach.y, angle);
      return !scenery.isWay(corner.x, corner.y);
    }),
  );
}

function standingHouse(
  each: Lot,
  { x, y }: Point,
  angle: number,
  wall: Wall,
  random: Random,
): Standing {
  const house: House = {
    ...each,
    wall,
    thatched: wall === 'wood' && random() < 0.4,
    angle: angle + each.turn + between(random, -0.04, 0.04),
  };
  return {
    y: y + 6,
    draw: (context) => {
      context.save();
      context.translate(x, y);
      paintHouse(context, house, random);
      context.restore();
    },
  };
}

function fences(
  scenery: Scenery,
  place: (x: number, y: number) => Point,
  random: Random,
): Standing[] {
  const corners = pick(random, [
    [
      [-42, 8],
      [-43, 36],
      [-8, 41],
    ],
    [
      [42, 10],
      [40, 37],
      [6, 41],
    ],
    [
      [-40, -38],
      [0, -42],
      [38, -40],
    ],
  ] as const).map(([x, y]) => place(x, y));
  if (corners.some(({ x, y }) => scenery.isWay(x, y))) return [];
  return [{ y: (corners[0] as Point).y - 40, draw: (context) => paintFence(context, corners) }];
}

function paintFence(context: Pen, corners: readonly Point[]): void {
  corners.slice(1).forEach((to, index) => {
    const from = corners[index] as Point;
    context.strokeStyle = 'rgba(20,14,6,.35)';
    context.lineWidth = 1.6;
    strokeSegment(context, from.x + 1.6, from.y + 1.8, to.x + 1.6, to.y + 1.8);
    context.strokeStyle = '#6d5636';
    context.lineWidth = 1.15;
    strokeSegment(context, from.x, from.y, to.x, to.y);
    const posts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 6));
    context.fillStyle = '#8f7650';
    for (let post = 0; post <= posts; post += 1) {
      const t = post / posts;
      context.fillRect(
        from.x + (to.x - from.x) * t - 0.8,
        from.y + (to.y - from.y) * t - 2,
        1.6,
        3,
      );
    }
  });
}

function yardTrees(
  scenery: Scenery,
  bank: CrownBank,
  place: (x: number, y: number) => Point,
  random: Random,
): Standing[] {
  return Array.from({ length: 3 }, () => place(between(random, -40, 40), between(random, -46, -40)))
    .filter(({ x, y }) => !scenery.isWay(x, y))
    .map(({ x, y }) => {
      const crown = pick(random, random() < 0.5 ? bank.bush : bank.leaf);
      return { y, draw: (context) => crown.draw(context, x, y) };
    });
}

function turnedAround(centre: Point, x: number, y: number, angle: number): Point {
  return {
    x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}
