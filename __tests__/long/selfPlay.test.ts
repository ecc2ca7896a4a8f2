import { expect, test } from '@jest/globals';
import { playLawfully } from '../helpers/laws.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';

noTimeLimit();

const GAMES = 500;

test(`${GAMES} matches between random players and brawlers end with a winner or the double loss`, () => {
  const ends = { german: 0, soviet: 0, bothLose: 0 };
  let longest = 0;
  for (let seed = 1_000; seed < 1_000 + GAMES; seed += 1) {
    const { final, steps } = playLawfully(seed);
    ends[final.state.score.result?.winner ?? 'bothLose'] += 1;
    longest = Math.max(longest, steps.length);
  }
  console.log(`Self-play: ${JSON.stringify({ ...ends, longest })}`);
  for (const count of Object.values(ends)) expect(count).toBeGreaterThan(0);
  expect(longest).toBeLessThan(5_000);
});
