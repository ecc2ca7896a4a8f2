import {
  type Board,
  FLAT_GROUND,
  type Hexside,
  type Level,
  type Smoke,
  type SmokeMarker,
  TERRAIN_IDS,
} from '../../shared/coh/index.ts';
import { type BoardPlacement, type HexId } from '../../shared/hex/index.ts';
import { type Chance, chanceFromSeed, seededChance } from '../../shared/kernel/index.ts';
import { hexesApart, SLOW_DIRECTIONS, slowGround, type SlowHex } from './slowGround.ts';

const lay = (board: string, column = 0, row = 0, turned = false): BoardPlacement => ({
  board,
  column,
  row,
  turned,
});

export const ONE_BOARD: readonly BoardPlacement[] = [lay('7')];

/** One board, two joined along their short and their long sides, turned and not, and a corner. */
const LAYOUTS: readonly (readonly BoardPlacement[])[] = [
  ONE_BOARD,
  [lay('7', 0, 0, true)],
  [lay('7'), lay('8', 1)],
  [lay('7'), lay('8', 1, 0, true)],
  [lay('7', 0, 1), lay('8', 0, 0, true)],
  [lay('7'), lay('8', 1, 0, true), lay('9', 0, 1)],
];

export class Luck {
  private readonly chance: Chance;

  constructor(seed: number) {
    this.chance = seededChance(chanceFromSeed(seed));
  }

  /** 0 to below the bound. */
  below(bound: number): number {
    return this.chance.dice(1, bound)[0]! - 1;
  }

  happens(percent: number): boolean {
    return this.below(100) < percent;
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }
}

/** Hills, gullies, fields, woods, roads and ditches, dense on some maps and sparse on others. */
export function randomGround(luck: Luck, placements = luck.of(LAYOUTS)): Board {
  const bare = { placements, ...FLAT_GROUND };
  const { hexes, at } = slowGround(bare);
  const beside = ({ q, r }: SlowHex) =>
    SLOW_DIRECTIONS.flatMap((way) => at(q + way.q, r + way.r) ?? []);
  const levels = randomLevels(luck, hexes, beside);
  const density = luck.of([3, 10, 25, 60]);
  const someHexes = (percent: number) => hexes.filter(() => luck.happens(percent));
  const sideOf = (hex: SlowHex): Hexside => [hex.address, luck.of(beside(hex)).address];
  return {
    ...bare,
    crops: luck.of(['bare', 'standing', 'tall']),
    levels,
    terrain: Object.fromEntries(
      someHexes(density).map(({ address }) => [address, luck.of(TERRAIN_IDS)]),
    ),
    roads: Array.from({ length: 6 }, () => randomRoad(luck, hexes, beside)).flat(),
    depressions: someHexes(10).map(sideOf),
    openings: hexes
      .filter(({ address }) => levels[address] === -1 && luck.happens(60))
      .map(sideOf)
      .filter(([, outside]) => levels[outside] !== -1),
    ditches: someHexes(5).map(({ address }) => address),
  };
}

/** Hills and hollows of some width, with single hexes strewn over them. */
function randomLevels(
  luck: Luck,
  hexes: readonly SlowHex[],
  beside: (hex: SlowHex) => SlowHex[],
): Record<HexId, Level> {
  const levels: Record<HexId, Level> = {};
  const set = (hex: SlowHex, level: Level) => {
    levels[hex.address] = level;
  };
  for (let hill = luck.below(6); hill > 0; hill -= 1) {
    const middle = luck.of(hexes);
    const [level, width] = [luck.of<Level>([1, 1, 2, 0]), luck.below(5)];
    for (const hex of hexes) if (hexesApart(hex, middle) <= width) set(hex, level);
  }
  for (let gully = luck.below(5); gully > 0; gully -= 1) {
    let hex = luck.of(hexes);
    for (let length = luck.below(14); length > 0; length -= 1) {
      set(hex, -1);
      hex = luck.of(beside(hex));
    }
  }
  const strewn = luck.of([0, 0, 3, 30]);
  for (const hex of hexes) if (luck.happens(strewn)) set(hex, luck.of<Level>([-1, 0, 1, 2]));
  return levels;
}

function randomRoad(
  luck: Luck,
  hexes: readonly SlowHex[],
  beside: (hex: SlowHex) => SlowHex[],
): Hexside[] {
  const sides: Hexside[] = [];
  let hex = luck.of(hexes);
  for (let length = luck.below(12); length > 0; length -= 1) {
    const next = luck.of(beside(hex));
    sides.push([hex.address, next.address]);
    hex = next;
  }
  return sides;
}

/** Often none, often a little, sometimes everywhere. */
export function randomSmoke(luck: Luck, hexes: readonly SlowHex[]): Smoke {
  const percent = luck.of([0, 2, 10, 40]);
  return Object.fromEntries(
    hexes
      .filter(() => luck.happens(percent))
      .map(({ address }) => [
        address,
        luck.of<SmokeMarker[]>([[1], [1], [2], [1, 1], [2, 1], [2, 2]]),
      ]),
  );
}
