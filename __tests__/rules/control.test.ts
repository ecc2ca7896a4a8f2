import { expect, test } from '@jest/globals';
import { playMatch } from '../../build/selfplay/playMatch.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import { SIDES } from '../../shared/coh/index.ts';
import { soleSideIn } from '../../shared/coh/rules/control.ts';
import { firefight, hiding } from '../helpers/matches.ts';

test('H-05: a hidden unit controls nothing before it is revealed', () => {
  const state = firefight('firefight-1');
  expect(soleSideIn(state, '7-M05')).toBe('soviet');
  expect(
    soleSideIn(
      hiding(state, (id) => id === 's5'),
      '7-M05',
    ),
  ).toBeNull();
});

test('R2.4-3: whoever is alone in a scored hex controls it, at every moment of a match', () => {
  const random = PLAYERS.random!;
  for (let seed = 0; seed < 20; seed += 1)
    playMatch({
      state: firefight('firefight-2'),
      players: { german: random, soviet: random },
      seed,
      observe: (_, step, { state }) => {
        if (step.command.kind !== 'moveUnit') return;
        for (const { hex, control } of state.score.objectives) {
          const alone = soleSideIn(state, hex);
          if (alone) expect(control).toBe(alone);
          else if (control) expect(SIDES).toContain(control);
        }
      },
    });
});
