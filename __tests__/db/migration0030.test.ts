import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { openStore } from '../../db/index.ts';
import { ground } from '../../db/migrations/0030_ground.ts';
import { databaseFile } from '../../electron/host/dataFolder.ts';
import {
  type CohCommand,
  type CohEvent,
  type CohState,
  conflictOfHeroes,
  stateSchema,
} from '../../shared/coh/index.ts';
import { replay } from '../../shared/kernel/index.ts';
import { luckFrom } from '../helpers/host/luck.ts';
import { openTestHost, playOn } from '../helpers/host/testHost.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

const fixture = path.resolve(__dirname, '../fixtures/database-20.sqlite.gz');

/** The data folder of a Hexfront that knew flat ground only, in the middle of a match. */
function oldFolder(): string {
  const folder = tempFolder();
  writeFileSync(databaseFile(folder), gunzipSync(readFileSync(fixture)));
  return folder;
}

const rows = (database: Sqlite.Database, sql: string) => database.prepare(sql).raw().all();

test('migration 30 lets a match of version 20 go on to its end', () => {
  const host = openTestHost(oldFolder());
  const screen = host.screen();
  const [game] = screen.ask('listGames', {});
  expect(game).toMatchObject({ name: 'Mill by noon', revision: 41, finished: false });
  const { view } = playOn(screen, game!.id, 5000, luckFrom(6));
  expect(view.state.score.result).not.toBeNull();
  host.close();
});

test('migration 30 upgrades every snapshot to the position that its journal leads to', () => {
  const store = openStore<CohState, CohCommand, CohEvent>(databaseFile(oldFolder()));
  const [game] = store.games.list();
  const start = store.snapshots.notAfter(game!.id, 0);
  expect(start.state.board).toMatchObject({ levels: {}, ditches: [], crops: 'standing' });
  expect(start.state.smoke).toEqual({});
  const steps = store.journal.stepsAfter(game!.id, 0);
  for (const revision of [17, 33]) {
    const snapshot = store.snapshots.notAfter(game!.id, revision);
    expect(snapshot.revision).toBe(revision);
    stateSchema.parse(snapshot.state);
    expect(replay(conflictOfHeroes, start, steps.slice(0, revision))).toEqual(snapshot);
  }
  store.close();
});

test('migration 30 upgrades positions to undo, and no other game', () => {
  const database = new Sqlite(databaseFile(oldFolder()));
  expect(database.pragma('user_version', { simple: true })).toBe(20);
  const [id, start] = rows(
    database,
    'SELECT game_id, body FROM snapshots WHERE revision = 0',
  )[0] as [string, string];
  const { state, ...match } = JSON.parse(start) as { state: unknown };
  database
    .prepare('INSERT INTO snapshots (game_id, revision, body) VALUES (?, 8, ?)')
    .run(id, JSON.stringify({ ...match, state, undo: [{ revision: 7, state }] }));
  database.exec(`
    INSERT INTO games (id, rules, name, revision, progress, created_at, played_at)
      VALUES ('c', 'chess', 'n', 1, '{}', 't', 't');
    INSERT INTO snapshots (game_id, revision, body) VALUES ('c', 0, '{"state":{}}');`);

  ground.up(database);

  expect(rows(database, "SELECT body FROM snapshots WHERE game_id = 'c'")).toEqual([
    ['{"state":{}}'],
  ]);
  const [[body]] = rows(database, 'SELECT body FROM snapshots WHERE revision = 8') as [[string]];
  const found = JSON.parse(body) as { undo: { revision: number; state: unknown }[] };
  expect(found.undo).toMatchObject([{ revision: 7 }]);
  stateSchema.parse(found.undo[0]!.state);
  database.close();
});
