import { expect, test } from '@jest/globals';
import {
  battlefieldOf,
  cheapestRoutes,
  type Mover,
  type Route,
  stepCost,
  stepObstacle,
  totalCost,
} from '../../shared/coh/index.ts';
import { type Direction, DIRECTIONS } from '../../shared/hex/index.ts';
import { Luck, randomGround } from '../sight/randomGround.ts';
import { type SlowGround, slowGround, type SlowHex } from '../sight/slowGround.ts';
import { type SlowMoves, slowMoves } from './movementReference.ts';

const MAPS = 40;
const JOURNEYS_OF_A_MAP = 4;

const mover = (
  locomotion: Mover['locomotion'],
  moveCost: number,
  symbols = 0,
  gun = false,
): Mover => ({ locomotion, moveCost, symbols, gun });

const MOVERS: readonly (readonly [string, Mover])[] = [
  ['squads', mover('foot', 1)],
  ['machine guns', mover('foot', 2)],
  ['guns', mover('foot', 3, 0, true)],
  ['tracks without a symbol', mover('tracked', 2)],
  ['tracks with one symbol', mover('tracked', 1, 1)],
  ['tracks with two symbols', mover('tracked', 1, 2)],
  ['wheels without a symbol', mover('wheeled', 1)],
  ['wheels with one symbol', mover('wheeled', 1, 1)],
];

const maps = Array.from({ length: MAPS }, (_, index) => {
  const luck = new Luck(index + 1);
  const ground = slowGround(randomGround(luck));
  return { seed: index + 1, luck, ground };
});

test.each(MOVERS)('T1, T3, R11, R14: every step of %s on random maps', (_, kind) => {
  for (const { seed, ground } of maps) {
    const field = battlefieldOf(ground.board);
    const slow = slowMoves(ground, kind);
    for (const from of ground.hexes)
      for (const direction of DIRECTIONS)
        for (const facing of [null, ...DIRECTIONS]) {
          const barred = stepObstacle(field, kind, from.index, direction);
          const cost = barred
            ? null
            : totalCost(stepCost(field, kind, from.index, direction, facing));
          const expected = slow.step(from, direction, facing);
          if (cost !== expected)
            throw new Error(
              `seed ${seed}: ${from.address} in direction ${direction} facing ${facing}: ${cost}, not ${expected}`,
            );
        }
  }
});

test.each(MOVERS)('R5, R14: where %s can go on random maps', (_, kind) => {
  let found = 0;
  for (const { seed, luck, ground } of maps)
    for (let journey = 0; journey < JOURNEYS_OF_A_MAP; journey += 1) {
      const start = luck.of(ground.hexes);
      const facing = luck.happens(20) ? null : (luck.below(6) as Direction);
      const points = luck.below(9);
      const field = battlefieldOf(ground.board);
      const routes = cheapestRoutes({ field, mover: kind, start: start.index, facing }, points);
      const slow = slowMoves(ground, kind);
      const difference =
        reachDiffers(ground, routes, slow.reach(start, facing, points)) ??
        pathDiffers(ground, routes, slow, start, facing);
      if (difference)
        throw new Error(
          `seed ${seed}, journey ${journey}: ${start.address} facing ${facing} with ${points}: ${difference}`,
        );
      found += routes.length;
    }
  expect(found).toBeGreaterThan(MAPS);
});

/** The same hexes for the same price, each once. */
function reachDiffers(
  { hexes }: SlowGround,
  routes: readonly Route[],
  expected: ReadonlyMap<SlowHex, number>,
): string | null {
  const costs = new Map(routes.map(({ hex, cost }) => [hexes[hex] as SlowHex, cost]));
  if (costs.size !== routes.length) return 'a hex is there twice';
  const wrong = hexes.find((hex) => costs.get(hex) !== expected.get(hex));
  return wrong ? `${wrong.address}: ${costs.get(wrong)}, not ${expected.get(wrong)}` : null;
}

/** Every way can be gone for its price, and its last step is priced as it is told. */
function pathDiffers(
  { hexes }: SlowGround,
  routes: readonly Route[],
  slow: SlowMoves,
  start: SlowHex,
  facing: Direction | null,
): string | null {
  for (const { hex, path, cost, steps } of routes) {
    const way = path.map((index) => hexes[index] as SlowHex);
    const name = way.map(({ address }) => address).join(' ');
    if (way[0] !== start || path.at(-1) !== hex) return `${name} leads elsewhere`;
    const least = slow.along(way, facing);
    if (least.cost !== cost) return `${name}: ${least.cost}, not ${cost}`;
    const priced = steps.map(totalCost);
    if (priced.length !== path.length - 1) return `${name}: ${priced.length} steps are priced`;
    if (priced.reduce((sum, one) => sum + one, 0) !== cost) return `${name}: ${priced.join(' + ')}`;
    if (!least.last.includes(priced.at(-1) ?? 0)) return `${name}: ${priced.at(-1)} for the last`;
  }
  return null;
}
