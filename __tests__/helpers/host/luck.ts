import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

/** Choices of a test that come out the same every time. */
export interface Luck {
  below(bound: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function luckFrom(seed: number): Luck {
  const generator = xoroshiro128plus(seed);
  const below = (bound: number) => uniformInt(generator, 0, bound - 1);
  return {
    below,
    pick: <Item>(items: readonly Item[]) => {
      if (items.length === 0) throw new Error('There is nothing to pick from');
      return items[below(items.length)] as Item;
    },
  };
}
