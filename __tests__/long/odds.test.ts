import { describe, test } from '@jest/globals';
import {
  ATTACKS,
  expectAttackFrequencies,
  expectRallyFrequencies,
} from '../helpers/frequencies.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';

noTimeLimit();

const ROLLS = 200_000;

describe(`over ${ROLLS} rolls the outcomes are as frequent as the odds say:`, () => {
  test.each(ATTACKS)('R7.0-2, R7.4: %s', (name) => expectAttackFrequencies(name, ROLLS));

  test('R7.5: a rally, with each number of CAPs', () => expectRallyFrequencies(ROLLS));
});
