import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { openStore } from '../../db/index.ts';
import { backupFile } from '../../db/migrate.ts';
import { combat } from '../../db/migrations/0020_combat.ts';
import { ground } from '../../db/migrations/0030_ground.ts';
import { databaseFile } from '../../electron/host/dataFolder.ts';
import {
  type CohCommand,
  type CohEvent,
  type CohState,
  conflictOfHeroes,
  SIDES,
  stateSchema,
} from '../../shared/coh/index.ts';
import { replay } from '../../shared/kernel/index.ts';
import { luckFrom } from '../helpers/host/luck.ts';
import { accepted, orderFrom, takeActiveSeat } from '../helpers/host/order.ts';
import { openTestHost, playOn } from '../helpers/host/testHost.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

const fixtures = path.resolve(__dirname, '../fixtures');

/** The data folder of a Hexfront that knew movement only, in the middle of a turn. */
function oldFolder(): string {
  const folder = tempFolder();
  const database = gunzipSync(readFileSync(path.join(fixtures, 'database-10.sqlite.gz')));
  writeFileSync(databaseFile(folder), database);
  return folder;
}

/** The same match, exported by that Hexfront. */
const oldFile = JSON.parse(readFileSync(path.join(fixtures, 'game-file-1.json'), 'utf8')) as {
  steps: { revision: number; seat: string; chance: number[]; events: { type: string }[] }[];
};

function oldDatabase(): Sqlite.Database {
  const database = new Sqlite(databaseFile(oldFolder()));
  expect(database.pragma('user_version', { simple: true })).toBe(10);
  return database;
}

const rows = (database: Sqlite.Database, sql: string) => database.prepare(sql).raw().all();

test('migration 20 lets a match of version 10 go on where it was, and nothing of it is lost', () => {
  const host = openTestHost(oldFolder());
  const screen = host.screen();
  const [game] = screen.ask('listGames', {});
  expect(game).toMatchObject({ name: 'Mill at dawn', revision: oldFile.steps.length });
  const gameId = game!.id;

  const { text } = screen.ask('exportGame', { gameId });
  const { start, steps } = JSON.parse(text) as typeof oldFile & Record<'start', { state: unknown }>;
  // Reading the file again checks every command and event of the journal.
  screen.ask('deleteGame', { gameId: screen.ask('importGame', { text }).id });
  stateSchema.parse(start.state);
  const told = ({ revision, seat, chance, events }: (typeof steps)[number]) => ({
    revision,
    seat,
    chance,
    events: events.map(({ type }) => type),
  });
  expect(steps.map(told)).toEqual(oldFile.steps.map(told));

  const { view } = takeActiveSeat(screen, gameId);
  expect(view.canUndo).toBe(true);
  const { command: _, ...undo } = orderFrom({ gameId, view, steps: [] });
  expect(screen.ask('undo', undo).accepted).toBe(true);
  accepted(screen, orderFrom(takeActiveSeat(screen, gameId)));
  const last = playOn(screen, gameId, 5000, luckFrom(2));
  expect(last.view.state.score.result).not.toBeNull();
  host.close();
});

test('migration 20 upgrades every snapshot to the position that its journal leads to', () => {
  const folder = oldFolder();
  const store = openStore<CohState, CohCommand, CohEvent>(databaseFile(folder));
  const [game] = store.games.list();
  const start = store.snapshots.notAfter(game!.id, 0);
  const steps = store.journal.stepsAfter(game!.id, 0);
  for (const revision of [16, 32]) {
    const snapshot = store.snapshots.notAfter(game!.id, revision);
    expect(snapshot.revision).toBe(revision);
    expect(replay(conflictOfHeroes, start, steps.slice(0, revision))).toEqual(snapshot);
  }
  const end = replay(conflictOfHeroes, start, steps);
  for (const seat of SIDES) conflictOfHeroes.legalCommands(end.state, seat);
  stateSchema.parse(end.state);
  store.close();
});

test('migration 20 upgrades games that are put away, positions to undo, and no other game', () => {
  const database = oldDatabase();
  const start = rows(database, 'SELECT body FROM snapshots WHERE revision = 0')[0] as [string];
  const { state, ...match } = JSON.parse(start[0]) as { state: unknown };
  const undo = [{ revision: 7, state }];
  database.exec(`
    INSERT INTO games (id, rules, name, revision, progress, created_at, played_at)
      VALUES ('c', 'chess', 'n', 1, '{}', 't', 't');
    INSERT INTO commands (game_id, revision, command_id, seat, body, chance)
      VALUES ('c', 1, null, null, '{"kind":"moveUnit"}', '[]');
    INSERT INTO events VALUES ('c', 1, 0, 'unitRevealed', '{"unit":{}}');
    INSERT INTO snapshots (game_id, revision, body) VALUES ('c', 0, '{"state":{}}');`);
  const [away] = rows(database, 'SELECT id FROM games WHERE deleted_at IS NOT NULL')[0] as [string];
  database
    .prepare('INSERT INTO snapshots (game_id, revision, body) VALUES (?, 8, ?)')
    .run(away, JSON.stringify({ ...match, state, undo }));
  const untouched = `SELECT c.*, e.*, s.* FROM commands c, events e, snapshots s
    WHERE c.game_id = 'c' AND e.game_id = 'c' AND s.game_id = 'c'`;
  const before = rows(database, untouched);

  combat.up(database);
  ground.up(database);

  expect(rows(database, untouched)).toEqual(before);
  const bodies = rows(database, `SELECT body FROM snapshots WHERE game_id = '${away}'`);
  expect(bodies).toHaveLength(2);
  for (const [body] of bodies as [string][]) {
    const found = JSON.parse(body) as { state: unknown; undo: { state: unknown }[] };
    for (const position of [found, ...found.undo]) stateSchema.parse(position.state);
  }
  const [last] = bodies.at(-1) as [string];
  expect(JSON.parse(last)).toMatchObject({ undo: [{ revision: 7 }] });
  database.close();
});

test('migration 20 leaves a backup of version 10 behind', () => {
  const folder = oldFolder();
  const before = oldDatabase();
  const kept = 'SELECT game_id, revision, body FROM snapshots ORDER BY 1, 2';
  openTestHost(folder).close();
  const backup = new Sqlite(backupFile(databaseFile(folder), 10), { readonly: true });
  expect(rows(backup, kept)).toEqual(rows(before, kept));
  before.close();
  backup.close();
});
