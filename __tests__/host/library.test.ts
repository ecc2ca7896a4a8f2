import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { luckFrom } from '../helpers/host/luck.ts';
import { accepted, orderFrom, takeActiveSeat } from '../helpers/host/order.ts';
import {
  errorOf,
  newGame,
  openTestHost,
  playOn,
  type Screen,
  scenariosFolder,
} from '../helpers/host/testHost.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

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
    expect(scenarios.map(({ id }) => id)).toEqual([
      'firefight-1',
      'firefight-2',
      'firefight-5',
      'firefight-6',
      'manoeuvre-1',
    ]);
    expect(scenarios[0]).toMatchObject({
      origin: 'shipped',
      maps: ['7'],
      forces: {
        german: { units: 6, reinforcements: 0 },
        soviet: { units: 6, reinforcements: 0 },
      },
      optionalRules: { variableActionPoints: false, cautiousMovement: false },
    });
    host.close();
  });

  test('that do not exist cannot be played', () => {
    const host = openTestHost();
    const answer = host
      .screen()
      .call('createGame', { scenarioId: 'firefight-99', name: null, options: null });
    expect(errorOf(answer)).toMatchObject({ code: 'notFound', path: 'scenarioId' });
    host.close();
  });
});

describe('optional rules', () => {
  /** Firefight 1 as a scenario that wants R3.0.1 and has somebody to come. */
  function folderWithOptions(): string {
    const folder = tempFolder();
    cpSync(scenariosFolder, folder, { recursive: true });
    for (const name of readdirSync(path.join(folder, 'firefights')))
      if (!/^firefight-[12]\.json$/.test(name)) rmSync(path.join(folder, 'firefights', name));
    const file = path.join(folder, 'firefights', 'firefight-1.json');
    const document = JSON.parse(readFileSync(file, 'utf8')) as {
      optionalRules: unknown;
      sides: { soviet: { reinforcements: unknown } };
    };
    document.optionalRules = { variableActionPoints: true, cautiousMovement: false };
    const entry = ['7-R06'];
    document.sides.soviet.reinforcements = [{ id: 's9', type: 'S02', round: 2, entry }];
    writeFileSync(file, JSON.stringify(document));
    return folder;
  }
  const optionsOf = (screen: Screen, gameId: string) =>
    screen.ask('takeSeat', { gameId, seat: 'german' }).view.state.firefight.options;

  test('are those of the scenario unless the players choose others', () => {
    const host = openTestHost(undefined, { scenariosFolder: folderWithOptions() });
    const screen = host.screen();
    const scenarios = screen.ask('listScenarios', {});
    expect(scenarios.map(({ optionalRules }) => optionalRules)).toEqual([
      { variableActionPoints: true, cautiousMovement: false },
      { variableActionPoints: false, cautiousMovement: false },
    ]);
    expect(scenarios[0]?.forces).toMatchObject({
      german: { units: 6, reinforcements: 0 },
      soviet: { units: 6, reinforcements: 1 },
    });
    const create = (scenarioId: string, options: { variableActionPoints: boolean } | null) =>
      screen.ask('createGame', {
        scenarioId,
        name: null,
        options: options && { ...options, cautiousMovement: true },
      }).id;
    expect(optionsOf(screen, create('firefight-1', null))).toEqual(scenarios[0]?.optionalRules);
    expect(optionsOf(screen, create('firefight-2', null))).toEqual(scenarios[1]?.optionalRules);
    for (const variableActionPoints of [true, false])
      expect(optionsOf(screen, create('firefight-1', { variableActionPoints }))).toEqual({
        variableActionPoints,
        cautiousMovement: true,
      });
    expect(screen.ask('listScenarios', {})).toEqual(scenarios);
    host.close();
  });

  test('hold in the match, through a restart, and in its file', () => {
    const host = openTestHost();
    const screen = host.screen();
    const options = { variableActionPoints: true, cautiousMovement: true };
    const game = { scenarioId: 'firefight-1', name: null, options };
    const gameId = screen.ask('createGame', game).id;
    playOn(screen, gameId, 300, luckFrom(12));
    const { text } = screen.ask('exportGame', { gameId });
    for (const type of ['activationRolled', 'unitExposed']) expect(text).toContain(`"${type}"`);
    expect(optionsOf(screen, screen.ask('importGame', { text }).id)).toEqual(options);
    host.close();
    const again = openTestHost(host.dataFolder);
    expect(optionsOf(again.screen(), gameId)).toEqual(options);
    again.close();
  });
});

describe('the list of games', () => {
  test('shows a new game as it stands, under its scenario’s title or its own name', () => {
    const { host, now } = hostWithClock();
    const screen = host.screen();
    const game = screen.ask('createGame', { scenarioId: 'firefight-1', name: null, options: null });
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
    const named = screen.ask('createGame', {
      scenarioId: 'firefight-1',
      name: ' Mine ',
      options: null,
    });
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
