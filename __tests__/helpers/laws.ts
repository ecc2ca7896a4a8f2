import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import { type CohStep, type PlayedMatch, playMatch } from '../../build/selfplay/playMatch.ts';
import {
  type CohState,
  commandPointCeiling,
  conflictOfHeroes,
  SIDES,
} from '../../shared/coh/index.ts';
import { execute, type Match, replay, verify } from '../../shared/kernel/index.ts';
import { battle } from './matches.ts';

/** Plays the battle of a seed to its end and checks every law at every step. */
export function playLawfully(seed: number): PlayedMatch {
  const played = playMatch({ ...battle(seed), observe: checkLaws });
  expect(played.final.state.score.result).not.toBeNull();
  checkReplays(played);
  return played;
}

/** Everything that must hold after every single step of every match. */
function checkLaws(before: Match<CohState>, step: CohStep, after: Match<CohState>): void {
  expectSame(JSON.parse(JSON.stringify(after)), after);
  expectSame(after.chance, step.chance);
  checkUndo(before, step, after);
  checkPoints(after.state);
}

/** As strict as `toEqual` and far faster, which counts at some hundred thousand comparisons. */
export function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

/** After one of these somebody has learnt something, or has had his turn (H-08). */
const FINAL = ['hitMarkerShown', 'hitMarkerUnseen', 'roundEnded', 'turnStarted', 'unitRevealed'];

function checkUndo(before: Match<CohState>, step: CohStep, after: Match<CohState>): void {
  const rolled = step.chance.join() !== before.chance.join();
  const seatChanged =
    conflictOfHeroes.seatToAct(before.state) !== conflictOfHeroes.seatToAct(after.state);
  if (rolled || seatChanged || step.events.some(({ type }) => FINAL.includes(type))) {
    expect(after.undo).toEqual([]);
    return;
  }
  const undone = execute(conflictOfHeroes, after, step.seat, { kind: 'undo' });
  if (undone.refusal) throw new Error(`undo refused after ${step.command.kind}`);
  expectSame(undone.match.state, before.state);
  expectSame(undone.match.undo, before.undo);
}

/** CAPs between 0 and the ceiling (R7.3-2); AP for a running activation only (R2.2-4). */
export function checkPoints(state: CohState): void {
  for (const side of SIDES) {
    const caps = state.commandPoints[side].current;
    const ap = state.actionPoints[side];
    const isSound =
      caps >= 0 &&
      caps <= commandPointCeiling(state, side) &&
      ap >= 0 &&
      (state.activations[side] !== null || ap === 0);
    if (!isSound) throw new Error(`${side}: ${caps} CAPs, ${ap} AP`);
  }
}

function checkReplays({ start: first, final, steps }: PlayedMatch): void {
  const saved = JSON.parse(JSON.stringify({ first, steps })) as {
    first: typeof first;
    steps: CohStep[];
  };
  expectSame(replay(conflictOfHeroes, saved.first, saved.steps), final);
  expect(verify(conflictOfHeroes, saved.first, saved.steps)).toBeNull();
}
