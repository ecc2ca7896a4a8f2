import { describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { openStore } from '../../db/index.ts';
import type { CohStore } from '../../electron/host/coh.ts';
import {
  type CohCommand,
  type CohEvent,
  type CohState,
  conflictOfHeroes,
  opponent,
  type Side,
} from '../../shared/coh/index.ts';
import { replay } from '../../shared/kernel/index.ts';
import { luckFrom } from '../helpers/host/luck.ts';
import { accepted, orderFrom, reachFirstTurn, takeActiveSeat } from '../helpers/host/order.ts';
import { errorOf, newGame, openTestHost, playOn, type TestHost } from '../helpers/host/testHost.ts';

/** Looks at what is kept, beside the running host. */
function inStore<Result>(host: TestHost, look: (store: CohStore) => Result): Result {
  const store = openStore<CohState, CohCommand, CohEvent>(host.databaseFile);
  const result = look(store);
  store.close();
  return result;
}

/** Every row of every table, as text. */
function dump(host: TestHost): string {
  const database = new Sqlite(host.databaseFile, { readonly: true });
  const tables = ['documents', 'games', 'commands', 'events', 'snapshots', 'settings'];
  const rows = tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all());
  database.close();
  return JSON.stringify(rows);
}

describe('an accepted command', () => {
  test('is in the journal, with its events, before any seat hears of it', () => {
    const host = openTestHost();
    const screen = host.screen();
    const gameId = newGame(screen);
    const update = takeActiveSeat(screen, gameId);
    const seat = update.view.seat as Side;
    const heard: number[] = [];
    const session = host.openSession(() => {
      heard.push(inStore(host, ({ journal }) => journal.stepsAfter(gameId, 1).length));
    });
    host.call(session, 'takeSeat', { gameId, seat: opponent(seat) });
    const order = orderFrom(update);
    const after = accepted(screen, order);
    expect(heard).toEqual([1]);
    const [step] = inStore(host, ({ journal }) => journal.stepsAfter(gameId, 1));
    expect(step).toMatchObject({ revision: 2, seat, command: order.command });
    expect(after.steps).toEqual([{ revision: 2, seat, events: step?.events }]);
    expect(inStore(host, ({ games }) => games.find(gameId))).toMatchObject({ revision: 2 });
    host.close();
  });

  test('sent again under the same id is carried out once and answered alike', () => {
    const host = openTestHost();
    const screen = host.screen();
    const order = orderFrom(takeActiveSeat(screen, newGame(screen)));
    const first = screen.ask('submit', order);
    expect(screen.ask('submit', order)).toEqual(first);
    expect(inStore(host, ({ journal }) => journal.stepsAfter(order.gameId, 0))).toHaveLength(2);
    host.close();
  });

  test('sent again after a restart is known too', () => {
    const host = openTestHost();
    const screen = host.screen();
    const order = orderFrom(takeActiveSeat(screen, newGame(screen)));
    const first = screen.ask('submit', order);
    host.close();
    const again = openTestHost(host.dataFolder);
    const newScreen = again.screen();
    newScreen.ask('takeSeat', { gameId: order.gameId, seat: order.seat });
    expect(newScreen.ask('submit', order)).toEqual(first);
    again.close();
  });

  test('chosen on an older position is refused as stale and changes nothing', () => {
    const host = openTestHost();
    const screen = host.screen();
    const update = takeActiveSeat(screen, newGame(screen));
    accepted(screen, orderFrom(update));
    const before = dump(host);
    const late = screen.ask('submit', orderFrom(update));
    expect(late).toEqual({
      accepted: false,
      refusal: { code: 'stale', rule: 'journal', facts: { revision: 2 } },
    });
    expect(dump(host)).toBe(before);
    host.close();
  });
});

describe('a refused command', () => {
  test('names its rule and changes nothing', () => {
    const host = openTestHost();
    const screen = host.screen();
    const update = takeActiveSeat(screen, newGame(screen));
    const before = dump(host);
    const result = screen.ask('submit', orderFrom(update, { kind: 'pass' }));
    expect(result).toMatchObject({ accepted: false, refusal: { code: 'otherDecisionPending' } });
    expect(dump(host)).toBe(before);
    host.close();
  });

  test('of a screen that has not taken the seat is forbidden', () => {
    const host = openTestHost();
    const screen = host.screen();
    const update = takeActiveSeat(screen, newGame(screen));
    const stranger = host.screen();
    expect(errorOf(stranger.call('submit', orderFrom(update)))).toMatchObject({
      code: 'forbidden',
      path: 'seat',
    });
    screen.ask('leaveSeat', { gameId: update.gameId });
    expect(errorOf(screen.call('submit', orderFrom(update))).code).toBe('forbidden');
    host.close();
  });
});

describe('undo', () => {
  test('takes the last step back, as a step of its own', () => {
    const host = openTestHost();
    const screen = host.screen();
    const before = reachFirstTurn(screen, newGame(screen));
    const activation = before.view.legal.find(({ kind }) => kind === 'activateUnit');
    const after = accepted(screen, orderFrom(before, activation));
    expect(after.view.canUndo).toBe(true);
    const { command: _, ...undo } = orderFrom(after);
    const result = screen.ask('undo', undo);
    if (!result.accepted) throw new Error('refused');
    expect(result.update.view).toEqual({ ...before.view, revision: before.view.revision + 2 });
    expect(result.update.steps.at(-1)?.events).toEqual([
      { type: 'undone', payload: { revision: before.view.revision } },
    ]);
    expect(screen.ask('undo', undo)).toEqual(result);
    const steps = inStore(host, ({ journal }) => journal.stepsAfter(undo.gameId, 0));
    expect(steps.at(-1)?.command).toEqual({ kind: 'undo' });
    host.close();
  });

  test('is refused when there is nothing to take back', () => {
    const host = openTestHost();
    const screen = host.screen();
    const { command: _, ...undo } = orderFrom(takeActiveSeat(screen, newGame(screen)));
    expect(screen.ask('undo', undo)).toMatchObject({
      accepted: false,
      refusal: { code: 'nothingToUndo' },
    });
    host.close();
  });
});

describe('a restart', () => {
  test('goes on from the last snapshot and the steps after it, as if from the beginning', () => {
    const host = openTestHost();
    const screen = host.screen();
    const gameId = newGame(screen);
    playOn(screen, gameId, 70, luckFrom(5));
    const views = (['german', 'soviet'] as const).map((seat) =>
      screen.ask('takeSeat', { gameId, seat }),
    );
    host.close();

    inStore(host, ({ snapshots, journal }) => {
      const latest = snapshots.notAfter(gameId, Number.MAX_SAFE_INTEGER);
      expect(latest.revision).toBeGreaterThan(16);
      expect(latest.undo).toEqual([]);
      const fromSnapshot = replay(
        conflictOfHeroes,
        latest,
        journal.stepsAfter(gameId, latest.revision),
      );
      const start = snapshots.notAfter(gameId, 0);
      expect(replay(conflictOfHeroes, start, journal.stepsAfter(gameId, 0))).toEqual(fromSnapshot);
    });

    const again = openTestHost(host.dataFolder);
    const newScreen = again.screen();
    const restored = (['german', 'soviet'] as const).map((seat) =>
      newScreen.ask('takeSeat', { gameId, seat }),
    );
    expect(restored).toEqual(views);
    playOn(newScreen, gameId, 10, luckFrom(6));
    again.close();
  });
});

describe('a database that cannot be written', () => {
  test('changes nothing: not the file, not the match, and no seat hears of it', () => {
    const host = openTestHost();
    const screen = host.screen();
    const gameId = newGame(screen);
    const update = takeActiveSeat(screen, gameId);
    const other = host.screen();
    other.ask('takeSeat', { gameId, seat: opponent(update.view.seat as Side) });
    // Fails half way: the command row is there already when the events come.
    const saboteur = new Sqlite(host.databaseFile);
    saboteur.exec(
      `CREATE TRIGGER sabotage BEFORE INSERT ON events BEGIN SELECT raise(ABORT, 'disk full'); END`,
    );
    const before = dump(host);
    const order = orderFrom(update);

    expect(errorOf(screen.call('submit', order))).toEqual({
      code: 'internal',
      path: '',
      message: 'The host could not carry that out, and nothing was changed.',
    });
    expect(String(host.errors[0])).toContain('disk full');
    expect(dump(host)).toBe(before);
    expect(other.updates).toEqual([]);
    expect(screen.ask('takeSeat', { gameId, seat: order.seat })).toEqual(update);

    saboteur.exec('DROP TRIGGER sabotage');
    saboteur.close();
    expect(accepted(screen, order).view.revision).toBe(update.view.revision + 1);
    expect(other.updates).toHaveLength(1);
    host.close();
  });
});
