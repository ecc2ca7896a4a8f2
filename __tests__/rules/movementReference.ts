import type { Mover, TerrainId } from '../../shared/coh/index.ts';
import type { Direction } from '../../shared/hex/index.ts';
import { SLOW_DIRECTIONS, type SlowGround, type SlowHex } from '../sight/slowGround.ts';

/*
 * Movement as R5, R11, R14, R18.3, T1 and T3 tell it, with every facing and every state of a move
 * written out, and all prices relaxed until nothing gets cheaper. It shares no code with the engine.
 */

type Price = number | 'NA';

/** T1, and T3 for wheels and tracks; bridges by H-28. */
const EXTRA: Readonly<Record<TerrainId, readonly [foot: Price, wheeled: Price, tracked: Price]>> = {
  open: [0, 0, 0],
  bridge: [0, 'NA', 'NA'],
  stoneBuilding: [1, 'NA', 3],
  woodenBuilding: [1, 'NA', 2],
  woods: [1, 'NA', 2],
  brush: [0, 2, 1],
  corn: [1, 0, 0],
  wheat: [0, 0, 0],
  river: [4, 'NA', 'NA'],
  ford: [1, 1, 1],
  swamp: [2, 'NA', 2],
};

/** The `t` of T3. */
const TRACKS_RUN: readonly TerrainId[] = ['open', 'corn', 'wheat'];

/** One hexside as a mover finds it. */
interface Crossing {
  readonly to: SlowHex;
  /** Move number and facing left aside; null where it may not go. */
  readonly extra: number | null;
  readonly bonus: boolean;
}

export interface SlowMoves {
  /** What a step costs with that facing, or null where there is none. */
  step(from: SlowHex, direction: Direction, facing: Direction | null): number | null;
  /** The least that each hex within the points costs, the start left out. */
  reach(start: SlowHex, facing: Direction | null, points: number): Map<SlowHex, number>;
  /** The least that going exactly this way costs, and what its last step can cost of that. */
  along(path: readonly SlowHex[], facing: Direction | null): { cost: number; last: number[] };
}

export function slowMoves(ground: SlowGround, mover: Mover): SlowMoves {
  const { board, hexes, at } = ground;
  const isListed = (sides: typeof board.roads, a: SlowHex, b: SlowHex, both: boolean) =>
    sides.some(
      ([one, other]) =>
        (one === a.address && other === b.address) ||
        (both && one === b.address && other === a.address),
    );
  const onFoot = mover.locomotion === 'foot';

  function crossing(from: SlowHex, direction: Direction): Crossing | null {
    const way = SLOW_DIRECTIONS[direction]!;
    const to = at(from.q + way.q, from.r + way.r);
    if (!to?.whole) return null;
    const road = isListed(board.roads, from, to, true);
    const bonus = onFoot
      ? false
      : road || (mover.locomotion === 'tracked' && TRACKS_RUN.includes(to.terrain));
    return { to, extra: extraOf(from, to, road), bonus };
  }

  function extraOf(from: SlowHex, to: SlowHex, road: boolean): number | null {
    const column = { foot: 0, wheeled: 1, tracked: 2 } as const;
    const terrain = road ? 0 : EXTRA[to.terrain][column[mover.locomotion]];
    const ditch = board.ditches.some((hex) => hex === to.address);
    // guns cross water by ford and bridge only, and no ditch.
    const gunBarred = mover.gun && (ditch || (to.terrain === 'river' && !road));
    if (terrain === 'NA' || gunBarred) return null;
    const height = onFoot ? footHeight(from, to) : vehicleHeight(from, to, road);
    if (height === null || (ditch && !onFoot)) return null;
    return terrain + height + (ditch ? 2 : 0);
  }

  const intoOrOutOfGully = (a: SlowHex, b: SlowHex) => a.level < 0 !== b.level < 0;

  /** R11.0, R11.1, R11.5-1, A-48. */
  function footHeight(from: SlowHex, to: SlowHex): number {
    if (intoOrOutOfGully(from, to)) return isListed(board.openings, from, to, true) ? 0 : 3;
    return to.level > from.level ? to.level - from.level : 0;
  }

  /** R11.1, R11.5-1, R11.5-4, A-49, H-29. */
  function vehicleHeight(from: SlowHex, to: SlowHex, road: boolean): number | null {
    if (intoOrOutOfGully(from, to)) return isListed(board.openings, from, to, true) ? 0 : null;
    if (Math.abs(to.level - from.level) === 2 || Math.abs(to.level - from.level) === 3) return null;
    if (!road && isListed(board.depressions, from, to, true)) return null;
    return to.level - from.level === 1 ? 1 : 0;
  }

  const crossings = new Map<SlowHex, (Crossing | null)[]>();
  const crossingsOf = (hex: SlowHex) => {
    const known = crossings.get(hex) ?? ([0, 1, 2, 3, 4, 5] as const).map((d) => crossing(hex, d));
    crossings.set(hex, known);
    return known;
  };

  /** R5.2-2: the hex faced and its two neighbours. */
  const isAhead = (facing: Direction, direction: Direction) =>
    [facing, (facing + 1) % 6, (facing + 5) % 6].includes(direction);

  function step(from: SlowHex, direction: Direction, facing: Direction | null): number | null {
    const found = crossingsOf(from)[direction];
    if (!found || found.extra === null) return null;
    return mover.moveCost + found.extra + (facing === null || isAhead(facing, direction) ? 0 : 1);
  }

  /** R14.0-2, R14.0-3. */
  const bonusOfMove = { foot: 0, tracked: mover.symbols, wheeled: mover.symbols + 1 }[
    mover.locomotion
  ];

  /** Where a mover can be after one more hex, with the bonus hexes it then has and what it paid. */
  function onward(from: SlowHex, direction: Direction, facing: Direction | null, left: number) {
    const found = crossingsOf(from)[direction];
    const price = step(from, direction, facing);
    if (!found || price === null || found.extra === null) return [];
    const ahead = facing === null || isAhead(facing, direction);
    // R14.0-6: no bonus hexes backward. R14.0-4: nor after other terrain.
    const newMove = { to: found.to, left: found.bonus && ahead ? bonusOfMove : 0, price };
    const sameMove = { to: found.to, left: left - 1, price: found.extra };
    return left > 0 && ahead && found.bonus ? [newMove, sameMove] : [newMove];
  }

  /** A state is a hex, a facing (6: none) and the bonus hexes left. */
  const stateOf = (hex: SlowHex, facing: Direction | null, left: number) =>
    (hex.index * 7 + (facing ?? 6)) * 8 + left;

  /** Everything that can follow, each hex entered with every facing (R5.2-3, A-34). */
  function relax(costs: Map<number, number>, state: number, points: number): number[] {
    const cost = costs.get(state)!;
    const left = state % 8;
    const way = Math.floor(state / 8) % 7;
    const hex = hexes[Math.floor(state / 56)]!;
    const changed: number[] = [];
    for (const direction of [0, 1, 2, 3, 4, 5] as const)
      for (const next of onward(hex, direction, way === 6 ? null : (way as Direction), left))
        for (const facing of [0, 1, 2, 3, 4, 5] as const) {
          const after = stateOf(next.to, facing, next.left);
          const sum = cost + next.price;
          if (sum > points || sum >= (costs.get(after) ?? Infinity)) continue;
          costs.set(after, sum);
          changed.push(after);
        }
    return changed;
  }

  function reach(start: SlowHex, facing: Direction | null, points: number) {
    const costs = new Map([[stateOf(start, facing, 0), 0]]);
    for (let changed = new Set(costs.keys()); changed.size > 0;)
      changed = new Set([...changed].flatMap((state) => relax(costs, state, points)));
    const least = new Map<SlowHex, number>();
    for (const [state, cost] of costs) {
      const hex = hexes[Math.floor(state / 56)]!;
      if (hex !== start && cost < (least.get(hex) ?? Infinity)) least.set(hex, cost);
    }
    return least;
  }

  function along([start, ...path]: readonly SlowHex[], facing: Direction | null) {
    let here = start!;
    let ways = [{ left: 0, cost: 0, last: 0 }];
    for (const [place, to] of path.entries()) {
      const direction = crossingsOf(here).findIndex((found) => found?.to === to) as Direction;
      const noBetter = (one: (typeof ways)[number], rank: number) =>
        ways.some(
          (other, before) =>
            other.left === one.left &&
            (other.cost < one.cost || (other.cost === one.cost && before < rank)),
        );
      ways = ways
        .filter((one, rank) => !noBetter(one, rank))
        .flatMap(({ left, cost }) =>
          onward(here, direction, place === 0 ? facing : null, left).map((next) => ({
            left: next.left,
            cost: cost + next.price,
            last: next.price,
          })),
        );
      here = to;
    }
    const cost = Math.min(...ways.map((way) => way.cost));
    return { cost, last: ways.filter((way) => way.cost === cost).map((way) => way.last) };
  }

  return { step, reach, along };
}
