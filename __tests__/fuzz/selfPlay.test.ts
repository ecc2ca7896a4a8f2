import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { type CohStep, type PlayedMatch, playMatch } from '../../build/selfplay/playMatch.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import { type CohState, conflictOfHeroes, SIDES } from '../../shared/coh/index.ts';
import { execute, type Match, replay, verify } from '../../shared/kernel/index.ts';
import { firefight } from '../helpers/matches.ts';

const GAMES = 200;
const random = PLAYERS.random!;
const start = firefight('firefight-1');

/** Everything that must hold after every single step of every match. */
function checkLaws(before: Match<CohState>, step: CohStep, after: Match<CohState>): void {
  expectSame(JSON.parse(JSON.stringify(after)), after);
  expectSame(after.chance, step.chance);
  checkUndo(before, step, after);
  checkPoints(after.state);
}

/** As strict as `toEqual` and far faster, which counts at some hundred thousand comparisons. */
function expectSame(found: unknown, expected: unknown): void {
  expect(isDeepStrictEqual(found, expected)).toBe(true);
}

function checkUndo(before: Match<CohState>, step: CohStep, after: Match<CohState>): void {
  const rolled = step.chance.join() !== before.chance.join();
  const seatChanged =
    conflictOfHeroes.seatToAct(before.state) !== conflictOfHeroes.seatToAct(after.state);
  const roundOver = step.events.some(({ type }) => type === 'roundEnded');
  if (rolled || seatChanged || roundOver) {
    expect(after.undo).toEqual([]);
    return;
  }
  const undone = execute(conflictOfHeroes, after, step.seat, { kind: 'undo' });
  if (undone.refusal) throw new Error(`undo refused after ${step.command.kind}`);
  expectSame(undone.match.state, before.state);
}

function checkPoints(state: CohState): void {
  for (const side of SIDES) {
    const { start: level, lost, current } = state.commandPoints[side];
    expect(current).toBeGreaterThanOrEqual(0);
    expect(current).toBeLessThanOrEqual(level - lost);
    expect(state.actionPoints[side]).toBeGreaterThanOrEqual(0);
    if (!state.activations[side]) expect(state.actionPoints[side]).toBe(0);
    for (const unit of state.activations[side]?.units ?? [])
      expect(state.units[unit]?.spent).toBe(false);
  }
}

describe(`${GAMES} random matches of firefight 1`, () => {
  const seen = new Set<string>();
  let longest = 0;

  test.each(Array.from({ length: GAMES / 20 }, (_, block) => block * 20))(
    'seeds from %i: no crash, no dead end, no broken law, and both replays agree',
    (firstSeed) => {
      for (let seed = firstSeed; seed < firstSeed + 20; seed += 1) {
        const played = playMatch({
          state: start,
          players: { german: random, soviet: random },
          seed,
          observe: checkLaws,
        });
        for (const step of played.steps) seen.add(step.command.kind);
        longest = Math.max(longest, played.steps.length);
        checkReplays(played);
      }
    },
  );

  test('every kind of command was played and the longest match is far from the bound', () => {
    expect([...seen].sort()).toEqual([
      'activateUnit',
      'begin',
      'declareInitiative',
      'declareSpent',
      'faceUnit',
      'moveUnit',
      'pass',
      'pivotUnit',
      'stall',
    ]);
    expect(longest).toBeLessThan(5_000);
  });
});

function checkReplays({ start: first, final, steps }: PlayedMatch): void {
  expect(final.state.score.result).not.toBeNull();
  const saved = JSON.parse(JSON.stringify({ first, steps })) as {
    first: typeof first;
    steps: CohStep[];
  };
  expect(replay(conflictOfHeroes, saved.first, saved.steps)).toEqual(final);
  expect(verify(conflictOfHeroes, saved.first, saved.steps)).toBeNull();
}
