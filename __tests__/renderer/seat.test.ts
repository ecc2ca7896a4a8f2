import { describe, expect, test } from '@jest/globals';
import { factsFromSummary, factsFromView } from '../../renderer/features/curtain/curtainFacts.ts';
import { announcementsIn } from '../../renderer/features/match/announcements.ts';
import { arrived, journal, stepsSeen } from '../../renderer/features/match/journalReducer.ts';
import { sideScore } from '../../renderer/features/matchEnd/finalScore.ts';
import { match, seatLeft, viewReceived } from '../../renderer/features/match/matchReducer.ts';
import { seat } from '../../renderer/features/match/seatReducer.ts';
import { type CohState, opponent } from '../../shared/coh/index.ts';
import { firefight, hiding } from '../helpers/matches.ts';
import {
  afterInitiative,
  beginMatch,
  play,
  type SeatMatch,
  toAct,
  viewOf,
} from './helpers/seatMatch.ts';
import { fire, rally, skirmish } from './helpers/skirmish.ts';

const begun = afterInitiative(beginMatch());
const side = toAct(begun);
const other = opponent(side);

/** A German squad and, three hexes north of it, two Soviet ones in the open, facing it. */
const STACK = {
  turn: 'german',
  commandPoints: { german: 6, soviet: 4 },
  units: [
    { id: 'g1', type: 'G03', hex: '@0,0', facing: 0 },
    { id: 's1', type: 'S01', hex: '@0,-3', facing: 3 },
    { id: 's2', type: 'S04', hex: '@0,-3', facing: 3 },
  ],
};
const LATE = { id: 'g2', type: 'G02', facing: 3 };
const OBJECTIVE = { hex: '@0,-3', points: 2, when: 'end', control: 'soviet' };

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

function listener({ match: { state } }: SeatMatch) {
  return { side, units: state.units };
}

describe('announcements', () => {
  test('the roll is announced once', () => {
    const steps = begun.steps[side];
    expect(announcementsIn(steps, 0, listener(begun)).at(-1)).toMatchObject({
      kind: 'initiativeRolled',
      winner: side,
    });
    expect(announcementsIn(steps, begun.match.revision, listener(begun))).toEqual([]);
  });

  test('the end of a round is announced with what it scored', () => {
    const ended = play(begun, { kind: 'pass' }, { kind: 'pass' });
    expect(announcementsIn(ended.steps[side], begun.match.revision, listener(ended))).toMatchObject(
      [{ kind: 'roundEnded', round: 1 }],
    );
  });

  test('the points of a round are all of its steps, those for units too', () => {
    const at = skirmish(
      { ...STACK, rounds: 3, objectives: [{ ...OBJECTIVE, when: 'everyRound' }] },
      { dice: [12, 2] },
      fire('g1', '@0,-3', { s1: 2, s2: 0 }),
      { kind: 'pass' },
      { kind: 'pass' },
    );
    const told = announcementsIn(at.steps.german, at.match.revision - 1, listener(at));
    expect(told).toEqual([
      {
        kind: 'roundEnded',
        round: 1,
        scored: [
          { side: 'german', points: 1, hex: '7-J03', destroyed: 'S01' },
          { side: 'soviet', points: 2, hex: '7-J03', destroyed: null },
        ],
      },
    ]);
  });

  test('of rolls made one by one each tells what came of it, once that is known (A-23)', () => {
    const shots = [
      fire('g1', '@0,-3', {}),
      { kind: 'rollAttack', target: 's1', modifier: 0 },
      { kind: 'rollAttack', target: 's2', modifier: 0 },
      { kind: 'rollAttack', target: 's3', modifier: 0 },
    ] as const;
    const units = [...STACK.units, { id: 's3', type: 'S02', hex: '@0,-3', facing: 3 }];
    const script = { dice: [12, 8, 2], draws: ['pinned'] };
    const told = (count: number, by: 'german' | 'soviet') => {
      const left = { ...script, dice: script.dice.slice(0, count - 1) };
      const at = skirmish(
        { ...STACK, units },
        count < shots.length ? { ...left, draws: [] } : script,
        ...shots.slice(0, count),
      );
      const hearing = { side: by, units: viewOf(at, by).state.units };
      return announcementsIn(at.steps[by], 0, hearing).flatMap((one) =>
        one.kind === 'attackRolled'
          ? one.rolls.map(({ destroyed, drawn, marker }) => ({ destroyed, drawn, marker }))
          : [],
      );
    };
    const none = { destroyed: false, drawn: false, marker: null };
    expect(told(3, 'german')).toEqual([{ ...none, destroyed: true }, none]);
    expect(told(4, 'german')).toEqual([
      { ...none, destroyed: true },
      { ...none, drawn: true },
      none,
    ]);
    expect(told(4, 'soviet')[1]).toEqual({ ...none, drawn: true, marker: 'pinned' });
  });

  test('the last round is told by the end of the match', () => {
    let now = begun;
    while (!now.match.state.score.result) now = play(afterInitiative(now), { kind: 'pass' });
    const told = announcementsIn(now.steps[side], 0, listener(now)).filter(
      ({ kind }) => kind === 'roundEnded',
    );
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

  test('an attack with its public results', () => {
    const at = skirmish(
      STACK,
      { dice: [9, 3], draws: ['suppressed'] },
      fire('g1', '@0,-3', { s1: 0, s2: 0 }),
    );
    const { lastAction } = factsFromView(viewOf(at, 'german').state, at.steps.german, 'soviet');
    expect(lastAction).toBe('Grenadiers ’43 fired at 7-J03: Rifles ’41 hit, SMG squad missed');
  });

  test('the attack, not what came of it', () => {
    const at = skirmish(
      { ...STACK, objectives: [OBJECTIVE], units: [...STACK.units, { ...LATE, hex: '@0,-3' }] },
      { dice: [12, 12, 2] },
      fire('g1', '@0,-3', { s1: 2, s2: 2, g2: 0 }),
    );
    expect(at.match.state.score.objectives[0]?.control).toBe('german');
    const { lastAction } = factsFromView(viewOf(at, 'german').state, at.steps.german, 'soviet');
    expect(lastAction).toMatch(/: Rifles ’41 destroyed, SMG squad destroyed, Infantry ’43 missed$/);
  });

  test('never the name of a marker that its owner alone has seen', () => {
    // The Germans hit their own squad, and then leave the screen knowing its marker.
    const at = skirmish(
      { ...STACK, units: [...STACK.units, { ...LATE, hex: '@0,-3' }] },
      { dice: [2, 2, 9], draws: ['suppressed'] },
      fire('g1', '@0,-3', { s1: 0, s2: 0, g2: 0 }),
    );
    const view = viewOf(at, 'german').state;
    expect(view.units['g2']?.hit?.marker).toBe('suppressed');
    const facts = factsFromView(view, at.steps.german, 'soviet');
    expect(facts.lastAction).toMatch(/Infantry ’43 hit$/);
    expect(JSON.stringify(facts)).not.toMatch(/suppressed|marker/i);
  });

  test('whether a rally came off', () => {
    const [g1, s1] = STACK.units;
    const hurt = { ...STACK, turn: 'soviet', units: [g1, { ...s1, hit: 'pinned' }] };
    const told = (dice: number) => {
      const at = skirmish(hurt, { dice: [dice] }, rally('s1'));
      return factsFromView(viewOf(at, 'soviet').state, at.steps.soviet, 'german').lastAction;
    };
    expect([told(12), told(2)]).toEqual(['Rifles ’41 rallied', 'Rifles ’41 failed to rally']);
  });

  test('nothing of what a hidden unit did', () => {
    const unit = side === 'german' ? 'g2' : 's1';
    const start = hiding(firefight('firefight-1'), (id) => id === unit);
    const active = play(afterInitiative(beginMatch(start)), {
      kind: 'activateUnit',
      unit,
      modifier: 0,
    });
    const facts = factsFromView(viewOf(active, side).state, active.steps[side], other);
    expect(facts.lastAction).not.toMatch(/activated/);
  });
});

describe('the final score', () => {
  test('points for units and for hexes add up, and losses are told', () => {
    const at = skirmish(
      { ...STACK, rounds: 1, prices: { S01: 3 }, objectives: [OBJECTIVE] },
      { dice: [12, 2] },
      fire('g1', '@0,-3', { s1: 2, s2: 0 }),
      { kind: 'pass' },
      { kind: 'pass' },
    );
    const view = viewOf(at, 'soviet').state;
    expect(view.score.result).toEqual({ winner: 'german' });
    expect(sideScore(view, 'german')).toEqual({ hexes: 0, units: 3, points: 3, losses: [] });
    expect(sideScore(view, 'soviet')).toEqual({ hexes: 2, units: 0, points: 2, losses: ['S01'] });
  });
});
