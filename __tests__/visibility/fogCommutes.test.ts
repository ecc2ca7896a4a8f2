import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { playMatch, type SelfPlayOptions } from '../../build/selfplay/playMatch.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import { type CohState, conflictOfHeroes, SIDES } from '../../shared/coh/index.ts';
import { isUndone } from '../../shared/kernel/index.ts';
import { expectSame } from '../helpers/laws.ts';
import { brawl, firefight, hiding } from '../helpers/matches.ts';

const random = PLAYERS.random!;
const players = { german: random, soviet: random };
const { viewFor, evolve, redact } = conflictOfHeroes;

type Happened = Record<string, number>;

/** Checks the law at every event of a match, for both seats, and counts what happened in it. */
function expectCommutes(
  options: Pick<SelfPlayOptions, 'state' | 'players' | 'seed'>,
  happened: Happened,
) {
  playMatch({
    ...options,
    observe: (before, step) => {
      let truth = before.state;
      for (const event of step.events) {
        if (isUndone(event)) throw new Error('computer players do not undo');
        happened[event.type] = (happened[event.type] ?? 0) + 1;
        const after = evolve(truth, event);
        for (const seat of SIDES) {
          const seen = redact(event, truth, seat);
          const view = viewFor(truth, seat);
          expectSame(viewFor(after, seat), seen ? evolve(view, seen) : view);
        }
        truth = after;
      }
    },
  });
}

/** The same start with the units of those places in the list hidden. */
function hidingPlaces(state: CohState, mask: number): CohState {
  const ids = Object.keys(state.units);
  return hiding(state, (id) => ((mask >> ids.indexOf(id)) & 1) === 1);
}

describe('fog commutes: viewFor(evolve(s, e), p) equals evolve(viewFor(s, p), redact(e, s, p))', () => {
  test('where units hide and random players find them', () => {
    const happened: Happened = {};
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 0b111111111111 }), (seed, mask) => {
        const state = hidingPlaces(firefight('firefight-1'), mask);
        expectCommutes({ state, players, seed }, happened);
      }),
      { numRuns: 60 },
    );
    expect(happened.unitRevealed).toBeGreaterThan(50);
  });

  test('where brawlers hit, show, rally, destroy and bring up reinforcements', () => {
    const happened: Happened = {};
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(0, 0, 0b100100100100), (seed, mask) => {
        const battle = brawl(seed);
        expectCommutes({ ...battle, state: hidingPlaces(battle.state, mask) }, happened);
      }),
      { numRuns: 60 },
    );
    for (const type of ['hitMarkerDrawn', 'hitMarkerShown', 'rallyRolled', 'unitDestroyed'])
      expect(happened[type]).toBeGreaterThan(100);
    for (const type of ['hitMarkerUnseen', 'unitExposed'])
      expect(happened[type]).toBeGreaterThan(50);
    for (const type of ['unitRevealed', 'unitEntered', 'unitsClosedIn'])
      expect(happened[type]).toBeGreaterThan(5);
  });
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
