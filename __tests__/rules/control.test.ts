import { expect, test } from '@jest/globals';
import { playMatch } from '../../build/selfplay/playMatch.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import { type CohState, unitsIn } from '../../shared/coh/index.ts';
import { soleSide } from '../../shared/coh/rules/control.ts';
import { firefight, hiding } from '../helpers/matches.ts';

const alone = (state: CohState, hex: string) => soleSide(Object.values(state.units), hex);

test('H-05: a hidden unit controls nothing before it is revealed', () => {
  const state = firefight('firefight-1');
  expect(alone(state, '7-M05')).toBe('soviet');
  expect(
    alone(
      hiding(state, (id) => id === 's5'),
      '7-M05',
    ),
  ).toBeNull();
});

test('R2.4-3: whoever is alone in a scored hex holds it; a contested hex changes no hands', () => {
  const random = PLAYERS.random!;
  let contested = 0;
  for (let seed = 0; seed < 60; seed += 1)
    playMatch({
      state: closeTogether(firefight('firefight-2')),
      players: { german: random, soviet: random },
      seed,
      observe: (before, step, { state }) => {
        if (step.command.kind !== 'moveUnit') return;
        state.score.objectives.forEach(({ hex, control }, index) => {
          const side = alone(state, hex);
          if (side === null) contested += unitsIn(state, hex).length > 0 ? 1 : 0;
          expect(control).toBe(side ?? before.state.score.objectives[index]?.control);
        });
      },
    });
  expect(contested).toBeGreaterThan(0);
});

/** Both forces round the mill, so that random play fights over it. */
function closeTogether(state: CohState): CohState {
  const hexes = ['7-M05', '7-L05', '7-M06', '7-N05', '7-N04', '7-L04'];
  const units = Object.values(state.units).map((unit, index) => {
    const hex = unit.side === 'german' ? hexes[index % 3] : hexes[3 + (index % 3)];
    return [unit.id, { ...unit, hex: hex! }] as const;
  });
  return { ...state, units: Object.fromEntries(units) };
}
