import { describe, expect, test } from '@jest/globals';
import { factsFromSummary, factsFromView } from '../../renderer/features/curtain/curtainFacts.ts';
import { announcementsIn } from '../../renderer/features/match/announcements.ts';
import { arrived, journal, stepsSeen } from '../../renderer/features/match/journalReducer.ts';
import { match, seatLeft, viewReceived } from '../../renderer/features/match/matchReducer.ts';
import { seat } from '../../renderer/features/match/seatReducer.ts';
import { type CohState, opponent } from '../../shared/coh/index.ts';
import { firefight, hiding } from '../helpers/matches.ts';
import { afterInitiative, beginMatch, play, toAct, viewOf } from './helpers/seatMatch.ts';

const begun = afterInitiative(beginMatch());
const side = toAct(begun);
const other = opponent(side);

describe('the store of a seat', () => {
  test('the slices of the game follow the events to where the referee stands', () => {
    const before = viewOf(begun, side).state;
    const passed = play(begun, { kind: 'pass' });
    const events = passed.steps[side].at(-1)?.events ?? [];
    const followed = events.reduce<CohState | null>(
      (state, event) => match(state, { ...event }),
      before,
    );
    expect(followed).toEqual(viewOf(passed, side).state);
  });

  test('leaving forgets the view, the seat and the journal', () => {
    const view = viewOf(begun, side);
    const held = match(null, viewReceived(view));
    expect(held).toEqual(view.state);
    expect(match(held, seatLeft())).toBeNull();
    expect(seat(seat(null, viewReceived(view)), seatLeft())).toBeNull();
    const told = journal(undefined, arrived({ side, steps: begun.steps[side] }));
    expect(journal(told, seatLeft()).steps).toEqual([]);
  });

  test('events without a view behind them do nothing', () => {
    expect(match(null, { type: 'passed', payload: { side } })).toBeNull();
  });

  test('the journal knows what the seat missed, and takes no step twice', () => {
    const passed = play(begun, { kind: 'pass' });
    const steps = passed.steps[other];
    const told = journal(undefined, arrived({ side: other, steps }));
    expect(told.arrivedAfter).toBe(steps.findLast(({ seat: by }) => by === other)?.revision);
    expect(told.arrivedAt).toBe(passed.match.revision);
    expect(journal(told, stepsSeen(steps))).toEqual(told);
  });

  test('the journal names units as the referee told them, not as the board shows them', () => {
    const view = viewOf(begun, side);
    const told = journal(undefined, viewReceived(view));
    expect(journal(told, arrived({ side, steps: begun.steps[side] })).units).toBe(view.state.units);
    expect(journal(told, seatLeft()).units).toEqual({});
  });

  test('a view of a seat nobody knows is a mistake', () => {
    expect(() => seat(null, viewReceived({ ...viewOf(begun, side), seat: 'x' }))).toThrow(
      'unknown',
    );
  });
});

describe('announcements', () => {
  test('the roll is announced once', () => {
    const steps = begun.steps[side];
    expect(announcementsIn(steps, 0).at(-1)).toMatchObject({
      kind: 'initiativeRolled',
      winner: side,
    });
    expect(announcementsIn(steps, begun.match.revision)).toEqual([]);
  });

  test('the end of a round is announced with what it scored', () => {
    const ended = play(begun, { kind: 'pass' }, { kind: 'pass' });
    expect(announcementsIn(ended.steps[side], begun.match.revision)).toMatchObject([
      { kind: 'roundEnded', round: 1 },
    ]);
  });

  test('the last round is told by the end of the match', () => {
    let now = begun;
    while (!now.match.state.score.result) now = play(afterInitiative(now), { kind: 'pass' });
    const told = announcementsIn(now.steps[side], 0).filter(({ kind }) => kind === 'roundEnded');
    expect(told).toHaveLength(0);
  });
});

describe('what the curtain tells', () => {
  test('round, turn, score, CAPs and the last action', () => {
    const passed = play(begun, { kind: 'pass' });
    const facts = factsFromView(viewOf(passed, side).state, passed.steps[side], other);
    expect(facts).toMatchObject({ side: other, round: 1, turn: 2, handOver: true });
    expect(facts.lastAction).toMatch(/ pass$/);
  });

  test('of a game from the desk only what its summary knows', () => {
    const game = { round: 2, turn: 5, points: { german: 1, soviet: 0 }, playedAt: 'then' };
    expect(factsFromSummary(game, 'soviet')).toEqual({
      side: 'soviet',
      round: 2,
      turn: 5,
      points: game.points,
      commandPoints: null,
      lastAction: null,
      savedAt: 'then',
      handOver: false,
    });
  });

  test('nothing of what a hidden unit did', () => {
    const unit = side === 'german' ? 'g2' : 's1';
    const start = hiding(firefight('firefight-1'), (id) => id === unit);
    const active = play(afterInitiative(beginMatch(start)), { kind: 'activateUnit', unit });
    const facts = factsFromView(viewOf(active, side).state, active.steps[side], other);
    expect(facts.lastAction).not.toMatch(/activated/);
  });
});
