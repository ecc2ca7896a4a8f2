import { describe, expect, test } from '@jest/globals';
import {
  execute,
  type KernelCommand,
  type Match,
  newMatch,
  replay,
  seatStep,
  seatView,
  type Step,
  verify,
} from '../../shared/kernel/index.ts';
import {
  type CounterCommand,
  counterGame,
  counterStart,
  type CounterState,
} from './counterGame.ts';

type Asked = [seat: string | null, command: CounterCommand | KernelCommand];

function play(...asked: Asked[]) {
  const start = newMatch(counterStart, 42);
  const steps: Step<CounterCommand, { type: string; payload?: unknown }>[] = [];
  let match: Match<CounterState> = start;
  for (const [seat, command] of [[null, { kind: 'begin' }], ...asked] as Asked[]) {
    const outcome = execute(counterGame, match, seat, command);
    if (outcome.refusal) throw new Error(outcome.refusal.code);
    match = outcome.match;
    steps.push(outcome.step);
  }
  return { start, match, steps };
}

const add: Asked = ['left', { kind: 'add', amount: 2 }];
const roll: Asked = ['left', { kind: 'roll' }];
const show: Asked = ['left', { kind: 'show' }];
const done: Asked = ['left', { kind: 'done' }];
const undo: Asked = ['left', { kind: 'undo' }];

describe('a command', () => {
  test('is refused with code and rule, and leaves the match as it was', () => {
    const { match } = play();
    const outcome = execute(counterGame, match, 'right', { kind: 'roll' });
    expect(outcome.refusal).toEqual({ code: 'notYourTurn', rule: 'C1', facts: {} });
    expect(execute(counterGame, match, 'left', { kind: 'add', amount: 0 }).refusal?.rule).toBe(
      'C2',
    );
  });

  test('never changes the match it is given', () => {
    const { match } = play(add);
    const before = JSON.stringify(match);
    execute(counterGame, match, 'left', { kind: 'roll' });
    expect(JSON.stringify(match)).toBe(before);
  });

  test('that rolls leaves other luck behind, and the next roll goes on from there', () => {
    const { match, steps } = play(roll, roll, roll, roll);
    for (const step of steps.slice(1))
      expect(step.chance).not.toEqual(steps[step.revision - 2]?.chance);
    expect(match.chance).toEqual(steps.at(-1)?.chance);
    const rolled = steps.flatMap(({ events }) => events.map(({ payload }) => payload)).slice(1);
    expect(new Set(rolled).size).toBeGreaterThan(1);
  });

  test('a match begins once', () => {
    const { match } = play();
    expect(execute(counterGame, match, null, { kind: 'begin' }).refusal?.code).toBe('alreadyBegun');
  });
});

describe('undo', () => {
  test('returns step by step to where the seat began, and is itself a step', () => {
    const { match, steps } = play(add, add, undo);
    expect(match.state.total).toBe(2);
    expect(match.revision).toBe(4);
    expect(steps.at(-1)?.events).toEqual([{ type: 'undone', payload: { revision: 2 } }]);
    expect(play(add, add, undo, undo).match.state.total).toBe(0);
  });

  test.each([
    ['a roll', [add, roll]],
    ['a reveal', [add, show]],
    ['a change of seat', [add, done]],
  ])('is emptied by %s', (_, asked) => {
    const { match } = play(...asked);
    expect(match.undo).toEqual([]);
    const seat = counterGame.seatToAct(match.state);
    expect(execute(counterGame, match, seat, { kind: 'undo' }).refusal?.code).toBe('nothingToUndo');
  });

  test('belongs to the seat that acts', () => {
    const { match } = play(add);
    expect(execute(counterGame, match, 'right', { kind: 'undo' }).refusal?.code).toBe(
      'notYourTurn',
    );
    expect(seatView(counterGame, match, 'left').canUndo).toBe(true);
    expect(seatView(counterGame, match, 'right').canUndo).toBe(false);
  });
});

describe('the journal', () => {
  const asked = [add, roll, add, add, undo, done] as Asked[];

  test('replays from events and verifies from commands', () => {
    const { start, match, steps } = play(...asked);
    expect(replay(counterGame, start, steps)).toEqual(match);
    expect(verify(counterGame, start, steps)).toBeNull();
  });

  test('says at which step today’s rules differ', () => {
    const { start, steps } = play(...asked);
    const forged = steps.map((step) =>
      step.revision === 3 ? { ...step, events: [{ type: 'added', payload: 99 }] } : step,
    );
    expect(verify(counterGame, start, forged)?.revision).toBe(3);
    expect(replay(counterGame, start, forged).state.total).toBe(2 + 99 + 2);
  });

  test('finds forged luck, and forged questions that nobody can ask', () => {
    const { start, steps } = play(...asked);
    const forge = (change: object) =>
      verify(
        counterGame,
        start,
        steps.map((step) => (step.revision === 3 ? { ...step, ...change } : step)),
      );
    expect(forge({ chance: [1, 2, 3, 4] })?.revision).toBe(3);
    expect(forge({ seat: null })?.found).toContain('Only a seat can roll');
  });

  test('does not care in which order the fields of a step were written', () => {
    const { start, steps } = play(...asked);
    const reversed = steps.map(
      (step) => Object.fromEntries(Object.entries(step).reverse()) as typeof step,
    );
    expect(verify(counterGame, start, reversed)).toBeNull();
  });

  test('has no gaps', () => {
    const { start, steps } = play(...asked);
    expect(() => replay(counterGame, start, steps.slice(1))).toThrow('cannot follow revision 0');
  });
});

describe('a seat', () => {
  test('gets its own secrets and no others, and never the luck to come', () => {
    const { match } = play();
    const view = seatView(counterGame, match, 'right');
    expect(view.state.secrets).toEqual({ right: 8 });
    expect(Object.keys(view)).not.toContain('chance');
    expect(view.toAct).toBe('left');
    expect(view.legal).toEqual([]);
  });

  test('is not told of an event that is redacted away', () => {
    const { match } = play(add);
    const outcome = execute(counterGame, match, 'left', { kind: 'show' });
    if (outcome.refusal) throw new Error('refused');
    expect(seatStep(counterGame, match, outcome.step, 'left').events).toHaveLength(1);
    expect(seatStep(counterGame, match, outcome.step, 'right').events).toHaveLength(0);
  });
});
