import { decisionClosed, topDecision } from '../../kernel/index.ts';
import type { CohRecorder } from '../recorder.ts';
import {
  activationEnded,
  initiativeRolled,
  type InitiativeRoll,
  matchEnded,
  passed,
  pointsScored,
  roundEnded,
  roundStarted,
  smokeThinned,
  turnStarted,
} from '../events/index.ts';
import { opponent, type Side } from '../sides.ts';
import type { CohDecision, CohState, SmokeMarker } from '../state.ts';
import { commandPointCeiling, unitsOf } from './queries.ts';

export function ask(recorder: CohRecorder, decision: CohDecision): void {
  recorder.emit({ type: 'decisionOpened', payload: decision });
}

export function answer(recorder: CohRecorder): void {
  const pending = topDecision(recorder.state().decisions);
  if (pending) recorder.emit(decisionClosed({ kind: pending.kind }));
}

/** The pre-round sequence, in the order of R2.0, as far as its rules exist. */
export function startRound(recorder: CohRecorder): void {
  const state = recorder.state();
  recorder.emit(
    roundStarted({
      round: state.round.number + 1,
      commandPoints: {
        german: commandPointCeiling(state, 'german'),
        soviet: commandPointCeiling(state, 'soviet'),
      },
    }),
  );
  thinSmoke(recorder);
  askForInitiative(recorder);
}

/** R2.0-2, R13.0. */
function thinSmoke(recorder: CohRecorder): void {
  const hexes = Object.entries(recorder.state().smoke).map(([hex, markers]) => ({
    hex,
    left: markers.flatMap((marker): SmokeMarker[] => (marker === 2 ? [1] : [])),
  }));
  if (hexes.length > 0) recorder.emit(smokeThinned({ hexes }));
}

/** R3.2.4-1: the side with more CAPs declares first, the Soviet if equal. */
export function askForInitiative(recorder: CohRecorder): void {
  const { german, soviet } = recorder.state().commandPoints;
  const first: Side = german.current > soviet.current ? 'german' : 'soviet';
  ask(recorder, { kind: 'declareInitiative', seat: opponent(first) });
  ask(recorder, { kind: 'declareInitiative', seat: first });
}

/** R2.1: both roll; the higher total begins, a tie is declared and rolled again (R3.2.4-2). */
export function rollInitiative(recorder: CohRecorder): void {
  const { initiativeModifiers } = recorder.state().round;
  const roll = (side: Side): InitiativeRoll => {
    const dice = recorder.chance.dice(2, 6);
    const modifier = initiativeModifiers[side] ?? 0;
    return { dice, modifier, total: dice.reduce((sum, die) => sum + die, modifier) };
  };
  const rolls = { german: roll('german'), soviet: roll('soviet') };
  const lead = rolls.german.total - rolls.soviet.total;
  const winner = lead === 0 ? null : lead > 0 ? 'german' : 'soviet';
  recorder.emit(initiativeRolled({ rolls, winner }));
  if (winner) startTurn(recorder, winner);
  else askForInitiative(recorder);
}

function startTurn(recorder: CohRecorder, side: Side): void {
  recorder.emit(turnStarted({ side, turn: recorder.state().round.turn + 1 }));
  ask(recorder, { kind: 'takeTurn', seat: side });
  // H-19: whoever has nobody left to act with can only pass.
  if (isWipedOut(recorder.state(), side)) pass(recorder, side);
}

function isWipedOut(state: CohState, side: Side): boolean {
  return unitsOf(state, side).length === 0 && state.reinforcements.every((r) => r.side !== side);
}

/** R2.2-6: costs nothing, but the passer's active units are spent. */
export function pass(recorder: CohRecorder, side: Side): void {
  recorder.emit(passed({ side }));
  endActivation(recorder, side);
  endTurn(recorder, side);
}

/** Ends the activation of a side: its units are spent, its AP gone (R2.2-5). */
export function endActivation(recorder: CohRecorder, side: Side): void {
  const { activations, actionPoints } = recorder.state();
  const activation = activations[side];
  if (!activation) return;
  recorder.emit(
    activationEnded({ side, units: activation.units, lostActionPoints: actionPoints[side] }),
  );
}

/**
 * An action is complete once nobody has anything left to answer: an empty pool then ends the
 * activation, and the other side has its turn.
 */
export function finishAction(recorder: CohRecorder): void {
  const pending = topDecision(recorder.state().decisions);
  if (pending?.kind !== 'takeTurn') return;
  const side = pending.seat;
  if (recorder.state().actionPoints[side] === 0) endActivation(recorder, side);
  endTurn(recorder, side);
}

export function endTurn(recorder: CohRecorder, side: Side): void {
  answer(recorder);
  if (recorder.state().round.passesInARow >= 2) endRound(recorder);
  else startTurn(recorder, opponent(side));
}

/** R2.3: points of the round, then the next round or the end. */
function endRound(recorder: CohRecorder): void {
  const { firefight, round } = recorder.state();
  const last = round.number >= firefight.rounds;
  scoreObjectives(recorder, last);
  recorder.emit(roundEnded({ round: round.number }));
  if (last) endMatch(recorder);
  else startRound(recorder);
}

/** H-07: the points of the round first, then those of the end. */
function scoreObjectives(recorder: CohRecorder, last: boolean): void {
  const { objectives } = recorder.state().score;
  const due = [
    ...objectives.filter(({ when }) => when === 'everyRound'),
    ...objectives.filter(({ when }) => last && when === 'end'),
  ];
  for (const { hex, points, control } of due)
    if (control) recorder.emit(pointsScored({ side: control, points, hex, rule: 'R2.3' }));
}

/** R2.4-1: most points win; a tie means that both sides lose. */
function endMatch(recorder: CohRecorder): void {
  const { points } = recorder.state().score;
  recorder.emit(matchEnded({ winner: leader(points), points }));
}

function leader(points: CohState['score']['points']): Side | null {
  if (points.german === points.soviet) return null;
  return points.german > points.soviet ? 'german' : 'soviet';
}
