import { describe, expect, test } from '@jest/globals';
import { luckFrom } from '../helpers/host/luck.ts';
import { accepted, orderFrom, takeActiveSeat } from '../helpers/host/order.ts';
import { errorOf, newGame, openTestHost, playOn } from '../helpers/host/testHost.ts';

/** A host whose clock the test turns. */
function hostWithClock() {
  let time = Date.parse('2026-06-01T12:00:00.000Z');
  const now = () => new Date(time).toISOString();
  const host = openTestHost(undefined, { now });
  return { host, now, later: (days: number) => (time += days * 86_400_000) };
}

const unknownGame = '00000000-0000-4000-8000-000000000000';

describe('scenarios', () => {
  test('are listed with their forces', () => {
    const host = openTestHost();
    const scenarios = host.screen().ask('listScenarios', {});
    expect(scenarios.map(({ id }) => id)).toEqual(['firefight-1', 'firefight-2']);
    expect(scenarios[0]).toMatchObject({
      origin: 'shipped',
      maps: ['7'],
      forces: { german: { units: 6 }, soviet: { units: 6 } },
    });
    host.close();
  });

  test('that do not exist cannot be played', () => {
    const host = openTestHost();
    const answer = host.screen().call('createGame', { scenarioId: 'firefight-99', name: null });
    expect(errorOf(answer)).toMatchObject({ code: 'notFound', path: 'scenarioId' });
    host.close();
  });
});

describe('the list of games', () => {
  test('shows a new game as it stands, under its scenario’s title or its own name', () => {
    const { host, now } = hostWithClock();
    const screen = host.screen();
    const game = screen.ask('createGame', { scenarioId: 'firefight-1', name: null });
    expect(game).toMatchObject({
      name: game.scenario.title,
      scenario: { id: 'firefight-1' },
      round: 1,
      revision: 1,
      points: { german: 0, soviet: 0 },
      winner: null,
      finished: false,
      createdAt: now(),
      playedAt: now(),
    });
    const named = screen.ask('createGame', { scenarioId: 'firefight-1', name: ' Mine ' });
    expect(named.name).toBe('Mine');
    host.close();
  });

  test('has the game last played on top, and follows its position', () => {
    const { host, later, now } = hostWithClock();
    const screen = host.screen();
    const older = newGame(screen);
    later(1);
    const newer = newGame(screen);
    expect(screen.ask('listGames', {}).map(({ id }) => id)).toEqual([newer, older]);
    later(1);
    accepted(screen, orderFrom(takeActiveSeat(screen, older)));
    const list = screen.ask('listGames', {});
    expect(list.map(({ id }) => id)).toEqual([older, newer]);
    expect(list[0]).toMatchObject({ revision: 2, playedAt: now() });
    host.close();
  });

  test('shows a finished match with its winner', () => {
    const host = openTestHost();
    const screen = host.screen();
    const gameId = newGame(screen);
    const { view } = playOn(screen, gameId, 5000, luckFrom(3));
    expect(screen.ask('listGames', {})[0]).toMatchObject({
      finished: true,
      toAct: null,
      winner: view.state.score.result?.winner,
      points: view.state.score.points,
    });
    host.close();
  });

  test('renames', () => {
    const host = openTestHost();
    const screen = host.screen();
    const gameId = newGame(screen);
    expect(screen.ask('renameGame', { gameId, name: 'Dawn' }).name).toBe('Dawn');
    expect(screen.ask('listGames', {})[0]?.name).toBe('Dawn');
    host.close();
  });

  test('duplicates a game with its whole journal; the two then go their own ways', () => {
    const host = openTestHost();
    const screen = host.screen();
    const gameId = newGame(screen);
    playOn(screen, gameId, 40, luckFrom(2));
    const original = screen.ask('takeSeat', { gameId, seat: 'german' });
    const copy = screen.ask('duplicateGame', { gameId });
    expect(copy.name).toMatch(/ \(copy\)$/);
    expect(screen.ask('takeSeat', { gameId: copy.id, seat: 'german' })).toEqual({
      ...original,
      gameId: copy.id,
    });
    playOn(screen, copy.id, 5, luckFrom(8));
    expect(screen.ask('takeSeat', { gameId, seat: 'german' })).toEqual(original);
    host.close();
  });

  test('keeps a copy’s name within what a name may be', () => {
    const host = openTestHost();
    const screen = host.screen();
    const gameId = newGame(screen);
    screen.ask('renameGame', { gameId, name: 'x'.repeat(80) });
    const { name } = screen.ask('duplicateGame', { gameId });
    expect(name).toBe(`${'x'.repeat(73)} (copy)`);
    host.close();
  });

  test('puts a game away and brings it back as it was', () => {
    const host = openTestHost();
    const screen = host.screen();
    const gameId = newGame(screen);
    const update = takeActiveSeat(screen, gameId);
    const [summary] = screen.ask('listGames', {});
    screen.ask('deleteGame', { gameId });
    expect(screen.ask('listGames', {})).toEqual([]);
    expect(errorOf(screen.call('submit', orderFrom(update))).code).toBe('notFound');
    expect(screen.ask('restoreGame', { gameId })).toEqual(summary);
    expect(takeActiveSeat(screen, gameId)).toEqual(update);
    host.close();
  });

  test('forgets a game for good thirty days after it was put away', () => {
    const { host, now, later } = hostWithClock();
    const gameId = newGame(host.screen());
    host.screen().ask('deleteGame', { gameId });
    const restart = () => openTestHost(host.dataFolder, { now });
    host.close();

    later(30);
    const inTime = restart();
    inTime.screen().ask('restoreGame', { gameId });
    inTime.screen().ask('deleteGame', { gameId });
    inTime.close();

    later(31);
    const late = restart();
    expect(errorOf(late.screen().call('restoreGame', { gameId })).code).toBe('notFound');
    late.close();
  });

  test.each([
    ['takeSeat', { seat: 'german' }],
    ['renameGame', { name: 'x' }],
    ['duplicateGame', {}],
    ['deleteGame', {}],
    ['restoreGame', {}],
    ['exportGame', {}],
  ] as const)('answers %s of an unknown game with a sentence', (name, rest) => {
    const host = openTestHost();
    const args = { gameId: unknownGame, ...rest } as never;
    expect(errorOf(host.screen().call(name, args))).toEqual({
      code: 'notFound',
      path: 'gameId',
      message: 'gameId must be the id of a game in the list.',
    });
    host.close();
  });
});

test('settings are kept', () => {
  const host = openTestHost();
  host.screen().ask('writeSetting', { key: 'sound.volume', value: 0.5 });
  host.close();
  const again = openTestHost(host.dataFolder);
  expect(again.screen().ask('readSettings', {})).toEqual({ 'sound.volume': 0.5 });
  again.close();
});
