import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { playMatch } from '../../build/selfplay/playMatch.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import { conflictOfHeroes, SIDES } from '../../shared/coh/index.ts';
import { isUndone } from '../../shared/kernel/index.ts';
import { firefight, hiding } from '../helpers/matches.ts';

const random = PLAYERS.random!;
const players = { german: random, soviet: random };
const { viewFor, evolve, redact } = conflictOfHeroes;

test('fog commutes: viewFor(evolve(s, e), p) equals evolve(viewFor(s, p), redact(e, s, p))', () => {
  let reveals = 0;
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 0b111111111111 }), (seed, mask) => {
      const start = firefight('firefight-1');
      const ids = Object.keys(start.units);
      const state = hiding(start, (id) => ((mask >> ids.indexOf(id)) & 1) === 1);
      playMatch({
        state,
        players,
        seed,
        observe: (before, step) => {
          let truth = before.state;
          for (const event of step.events) {
            if (isUndone(event)) throw new Error('random players do not undo');
            if (event.type === 'unitRevealed') reveals += 1;
            const after = evolve(truth, event);
            for (const seat of SIDES) {
              const seen = redact(event, truth, seat);
              const view = viewFor(truth, seat);
              expect(
                isDeepStrictEqual(viewFor(after, seat), seen ? evolve(view, seen) : view),
              ).toBe(true);
            }
            truth = after;
          }
        },
      });
    }),
    { numRuns: 100 },
  );
  expect(reveals).toBeGreaterThan(50);
});

test('a view holds no hidden enemy, no marker of the pool and no luck', () => {
  const state = hiding(firefight('firefight-1'), (id) => id === 's2');
  const german = JSON.stringify(viewFor(state, 'german'));
  expect(german).not.toContain('"s2"');
  expect(JSON.stringify(viewFor(state, 'soviet'))).toContain('"s2"');
  for (const seat of SIDES) expect(viewFor(state, seat).hitMarkers.foot.contents).toBeNull();
});

test('where a hidden unit stands changes nothing in the other seat’s view or legal list', () => {
  const start = hiding(firefight('firefight-1'), (id) => id === 's1');
  const { steps, start: match } = playMatch({ state: start, players, seed: 5 });
  let here = match.state;
  for (const event of steps[0]!.events) if (!isUndone(event)) here = evolve(here, event);
  const german = viewFor(here, 'german');
  for (const hex of ['7-R09', '7-C12', '7-H08']) {
    const moved = { ...here, units: { ...here.units, s1: { ...here.units.s1!, hex } } };
    const other = viewFor(moved, 'german');
    expect(JSON.stringify(other)).toBe(JSON.stringify(german));
    expect(conflictOfHeroes.legalCommands(other, 'german')).toEqual(
      conflictOfHeroes.legalCommands(german, 'german'),
    );
  }
});
