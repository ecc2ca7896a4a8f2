import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's whole memory as plain numbers, so that it can live inside a saved match. */
export type ChanceState = readonly number[];

/** The only source of luck. Rules ask it while deciding; nothing else may be random. */
export interface Chance {
  /** Rolls `count` dice of `sides` sides and returns every die. */
  dice(count: number, sides: number): number[];
  /** Draws `count` items without putting any back, each equally likely. */
  draw<Item extends string>(pool: readonly Item[], count: number): Item[];
  shuffle<Item extends string>(items: readonly Item[]): Item[];
  state(): ChanceState;
}

/** Every seed begins somewhere else entirely: neighbouring seeds must not roll alike. */
export function chanceFromSeed(seed: number): ChanceState {
  if (!Number.isSafeInteger(seed)) throw new Error(`A seed is a whole number, not ${seed}`);
  const low = seed | 0;
  const high = Math.floor(seed / 2 ** 32) | 0;
  return [1, 2, 3, 4].map((word) => scramble(scramble(high + word) ^ low));
}

/** The finisher of MurmurHash3: each bit that goes in changes about half of those that come out. */
function scramble(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

export function seededChance(start: ChanceState): Chance {
  const generator = xoroshiro128plusFromState(start);
  const below = (bound: number) => uniformInt(generator, 0, bound - 1);
  return {
    dice: (count, sides) => Array.from({ length: count }, () => below(sides) + 1),
    draw: (pool, count) => {
      if (count > pool.length) throw new Error(`Cannot draw ${count} of ${pool.length}`);
      return fisherYates(pool, below).slice(0, count);
    },
    shuffle: (items) => fisherYates(items, below),
    state: () => [...generator.getState()],
  };
}

/** What a test wants luck to do. A roll is its total, or its dice one by one. */
export interface ChanceScript {
  readonly dice: readonly (number | readonly number[])[];
  readonly draws: readonly string[];
  readonly shuffles?: readonly (readonly string[])[];
}

export interface ScriptedChance extends Chance {
  /** What the script still holds; a finished case must have used everything. */
  leftOver(): string[];
}

/** Luck that happens as written. Anything unscripted or impossible is an error, never a guess. */
export function scriptedChance(script: ChanceScript): ScriptedChance {
  const dice = [...script.dice];
  const draws = [...script.draws];
  const shuffles = [...(script.shuffles ?? [])];
  let used = 0;
  const next = <T>(queue: T[], what: string): T => {
    const value = queue.shift();
    if (value === undefined) throw new Error(`Unscripted ${what}`);
    used += 1;
    return value;
  };
  return {
    dice: (count, sides) => scriptedRoll(next(dice, `roll of ${count}D${sides}`), count, sides),
    draw: <Item extends string>(pool: readonly Item[], count: number) => {
      const left = [...pool];
      return Array.from({ length: count }, () => {
        const name = next(draws, `draw from [${left.join(', ')}]`);
        const place = left.findIndex((item) => item === name);
        if (place < 0) throw new Error(`Scripted draw "${name}" is not in the pool`);
        return left.splice(place, 1)[0] as Item;
      });
    },
    shuffle: <Item extends string>(items: readonly Item[]) => {
      const order = next(shuffles, `shuffle of ${items.length} items`);
      if ([...order].sort().join() !== [...items].sort().join())
        throw new Error('A scripted shuffle must hold exactly the items shuffled');
      return order as readonly Item[] as Item[];
    },
    state: () => [used],
    leftOver: () => [
      ...dice.map((roll) => `roll ${JSON.stringify(roll)}`),
      ...draws.map((name) => `draw ${name}`),
      ...shuffles.map((order) => `shuffle ${order.join(', ')}`),
    ],
  };
}

function scriptedRoll(roll: number | readonly number[], count: number, sides: number): number[] {
  const dice = typeof roll === 'number' ? diceOfTotal(roll, count, sides) : [...roll];
  const possible =
    dice.length === count && dice.every((die) => Number.isInteger(die) && die >= 1 && die <= sides);
  if (!possible) throw new Error(`Scripted roll ${JSON.stringify(roll)} is not ${count}D${sides}`);
  return dice;
}

/** Any dice with that total do: rules only look at sums unless a script names each die. */
function diceOfTotal(total: number, count: number, sides: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const diceAfter = count - index - 1;
    const die = Math.min(sides, total - diceAfter);
    total -= die;
    return index === count - 1 ? die + total : die;
  });
}

function fisherYates<Item>(items: readonly Item[], below: (bound: number) => number): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
