import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's whole memory as plain numbers, so that it can live inside a saved match. */
export type ChanceState = readonly number[];

/** The only source of luck. Rules ask it while deciding; nothing else may be random. */
export interface Chance {
  /** Rolls `count` dice of `sides` sides and returns every die. */
  dice(count: number, sides: number): number[];
  /** Takes one item out of the pool, each equally likely. */
  draw<Item extends string>(pool: readonly Item[]): Item;
  shuffle<Item extends string>(items: readonly Item[]): Item[];
  state(): ChanceState;
}

export function chanceFromSeed(seed: number): ChanceState {
  return xoroshiro128plus(seed).getState();
}

export function seededChance(start: ChanceState): Chance {
  const generator = xoroshiro128plusFromState(start);
  const below = (bound: number) => uniformInt(generator, 0, bound - 1);
  return {
    dice: (count, sides) => Array.from({ length: count }, () => below(sides) + 1),
    draw: (pool) => {
      const drawn = pool[below(pool.length)];
      if (drawn === undefined) throw new Error('Cannot draw from an empty pool');
      return drawn;
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
    draw: (pool) => {
      const name = next(draws, `draw from [${pool.join(', ')}]`);
      const drawn = pool.find((item) => item === name);
      if (drawn === undefined) throw new Error(`Scripted draw "${name}" is not in the pool`);
      return drawn;
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
