import { expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { initial } from '../../db/migrations/0010_initial.ts';

function databaseAt10(): Sqlite.Database {
  const database = new Sqlite(':memory:');
  database.pragma('foreign_keys = ON');
  initial.up(database);
  database.exec(`
    INSERT INTO games (id, rules, name, revision, progress, created_at, played_at)
      VALUES ('g', 'r', 'n', 1, '{}', 't', 't');
    INSERT INTO commands (game_id, revision, command_id, seat, body, chance)
      VALUES ('g', 1, 'c', null, '{}', '[]');
    INSERT INTO events (game_id, revision, position, type, payload) VALUES ('g', 1, 0, 'e', null);
    INSERT INTO snapshots (game_id, revision, body) VALUES ('g', 0, '{}');`);
  return database;
}

const count = (database: Sqlite.Database, table: string) =>
  database.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

test('migration 10 makes the tables, all of them strict', () => {
  const tables = databaseAt10()
    .prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
    .all() as { name: string; strict: number }[];
  const ours = tables.filter(({ name }) => !name.startsWith('sqlite_'));
  expect(ours.map(({ name }) => name).sort()).toEqual(
    ['commands', 'documents', 'events', 'games', 'settings', 'snapshots'].sort(),
  );
  expect(ours.every(({ strict }) => strict === 1)).toBe(true);
});

test('migration 10 lets a command id happen once in a game', () => {
  const insert = `INSERT INTO commands (game_id, revision, command_id, seat, body, chance)
    VALUES ('g', 2, 'c', null, '{}', '[]')`;
  expect(() => databaseAt10().exec(insert)).toThrow('UNIQUE');
});

test('migration 10 knows no event without its command and no command without its game', () => {
  const database = databaseAt10();
  expect(() => database.exec(`INSERT INTO events VALUES ('g', 7, 0, 'e', null)`)).toThrow(
    'FOREIGN KEY',
  );
  expect(() =>
    database.exec(`INSERT INTO commands VALUES ('other', 1, 'd', null, '{}', '[]')`),
  ).toThrow('FOREIGN KEY');
});

test('migration 10 removes a game with everything that belongs to it', () => {
  const database = databaseAt10();
  database.exec(`DELETE FROM games WHERE id = 'g'`);
  for (const table of ['games', 'commands', 'events', 'snapshots'])
    expect(count(database, table)).toBe(0);
});

test('migration 10 keeps JSON only', () => {
  expect(() =>
    databaseAt10().exec(`INSERT INTO settings (key, value) VALUES ('k', 'no json')`),
  ).toThrow('CHECK');
});
