import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chanceFromSeed, scriptedChance, seededChance } from '../../shared/kernel/index.ts';

describe('seeded chance', () => {
  test('the same state gives the same luck, also after JSON', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 20 }), (seed, skip) => {
        const first = seededChance(chanceFromSeed(seed));
        first.dice(skip, 6);
        const saved = JSON.parse(JSON.stringify(first.state()));
        const again = seededChance(saved);
        expect(again.dice(10, 6)).toEqual(first.dice(10, 6));
        expect(again.shuffle(['a', 'b', 'c', 'd'])).toEqual(first.shuffle(['a', 'b', 'c', 'd']));
        expect(again.state()).toEqual(first.state());
      }),
    );
  });

  test('every face of a die comes up about equally often', () => {
    const counts = new Map<number, number>();
    const rolls = 60_000;
    for (const die of seededChance(chanceFromSeed(7)).dice(rolls, 6))
      counts.set(die, (counts.get(die) ?? 0) + 1);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    // Six standard deviations of a fair die: the seed is fixed, so this never fluctuates.
    const tolerance = 6 * Math.sqrt((rolls * 5) / 36);
    for (const count of counts.values())
      expect(Math.abs(count - rolls / 6)).toBeLessThan(tolerance);
  });

  test('neighbouring seeds roll nothing alike', () => {
    const seeds = 6_000;
    for (const position of [0, 1, 2, 3]) {
      const counts = Array<number>(6).fill(0);
      for (let seed = 0; seed < seeds; seed += 1) {
        const die = seededChance(chanceFromSeed(seed)).dice(position + 1, 6)[position]!;
        counts[die - 1]! += 1;
      }
      const tolerance = 5 * Math.sqrt((seeds * 5) / 36);
      for (const count of counts) expect(Math.abs(count - seeds / 6)).toBeLessThan(tolerance);
    }
    expect(chanceFromSeed(1)).not.toEqual(chanceFromSeed(2 ** 32 + 1));
  });

  test.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])('%p is no seed', (seed) => {
    expect(() => chanceFromSeed(seed)).toThrow('A seed is a whole number');
  });

  test('a shuffle keeps every item, and a draw takes none twice', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.string(), { minLength: 1 }), (seed, items) => {
        const chance = seededChance(chanceFromSeed(seed));
        expect([...chance.shuffle(items)].sort()).toEqual([...items].sort());
        const drawn = chance.draw(items, Math.ceil(items.length / 2));
        const left = [...items];
        for (const item of drawn) {
          expect(left).toContain(item);
          left.splice(left.indexOf(item), 1);
        }
      }),
    );
  });

  test('no more can be drawn than is there', () => {
    expect(() => seededChance(chanceFromSeed(1)).draw(['a'], 2)).toThrow('Cannot draw 2 of 1');
  });
});

describe('scripted chance', () => {
  test('gives what is written, a total or dice one by one', () => {
    const chance = scriptedChance({ dice: [9, [2, 5], 2, 12], draws: ['pinned'] });
    const sum = (dice: number[]) => dice.reduce((a, b) => a + b, 0);
    expect(sum(chance.dice(2, 6))).toBe(9);
    expect(chance.dice(2, 6)).toEqual([2, 5]);
    expect(chance.dice(2, 6)).toEqual([1, 1]);
    expect(chance.dice(2, 6)).toEqual([6, 6]);
    expect(chance.draw(['pinned', 'killed'], 1)).toEqual(['pinned']);
    expect(chance.leftOver()).toEqual([]);
  });

  test.each([
    ['a total no dice make', [13], 'is not 2D6'],
    ['a total below the dice', [1], 'is not 2D6'],
    ['too many dice', [[1, 2, 3]], 'is not 2D6'],
    ['a face the die does not have', [[0, 7]], 'is not 2D6'],
    ['nothing', [], 'Unscripted roll of 2D6'],
  ])('refuses %s', (_, dice, message) => {
    expect(() => scriptedChance({ dice, draws: [] }).dice(2, 6)).toThrow(message);
  });

  test('refuses a draw that is not in the pool and a shuffle of other items', () => {
    const chance = scriptedChance({ dice: [], draws: ['killed'], shuffles: [['a', 'a']] });
    expect(() => chance.draw(['pinned'], 1)).toThrow('"killed" is not in the pool');
    expect(() => chance.shuffle(['a', 'b'])).toThrow('exactly the items');
  });

  test('says what was left over', () => {
    expect(scriptedChance({ dice: [7], draws: ['x'] }).leftOver()).toEqual(['roll 7', 'draw x']);
  });
});
