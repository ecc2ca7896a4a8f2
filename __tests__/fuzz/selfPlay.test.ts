import { describe, expect, test } from '@jest/globals';
import { COMMAND_KINDS } from '../../shared/coh/index.ts';
import { playLawfully } from '../helpers/laws.ts';

// The same with 500 matches is __tests__/long/selfPlay.test.ts.
const GAMES = 60;

describe(`${GAMES} matches of firefights 1 and 2, with and without optional rules`, () => {
  const played = new Set<string>();
  let longest = 0;

  test.each(Array.from({ length: GAMES / 20 }, (_, block) => block * 20))(
    'seeds from %i: no crash, no dead end, no broken law, and both replays agree',
    (firstSeed) => {
      for (let seed = firstSeed; seed < firstSeed + 20; seed += 1) {
        const { steps } = playLawfully(seed);
        for (const { command } of steps) played.add(command.kind);
        longest = Math.max(longest, steps.length);
      }
    },
  );

  test('every kind of command was played and the longest match is far from the bound', () => {
    expect([...played].sort()).toEqual(['begin', ...COMMAND_KINDS].sort());
    expect(longest).toBeLessThan(5_000);
  });
});
