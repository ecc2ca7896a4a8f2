import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { openDatabase } from '../../db/connection.ts';
import { backupFile, migrate, refuseNewer } from '../../db/migrate.ts';
import { type Migration, MIGRATIONS } from '../../db/migrations/index.ts';
import { schemaDocument } from '../../db/schemaDocument.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

const newFile = () => path.join(tempFolder(), 'hexfront.sqlite');

const colours: Migration = {
  version: 9000,
  up: (database) => database.exec('CREATE TABLE colours (name TEXT) STRICT'),
};
const broken: Migration = {
  version: 9010,
  up: (database) => {
    database.exec('CREATE TABLE half (name TEXT) STRICT');
    throw new Error('no further');
  },
};

const tablesOf = (database: Sqlite.Database) =>
  database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();
const versionOf = (database: Sqlite.Database) => database.pragma('user_version', { simple: true });

describe('a connection', () => {
  test('writes ahead, waits for the disk and keeps references whole', () => {
    const database = openDatabase(newFile());
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(database.pragma('busy_timeout', { simple: true })).toBe(5000);
    database.close();
  });

  test('has the newest schema, and opening it again changes nothing', () => {
    const file = newFile();
    openDatabase(file).close();
    const before = readFileSync(file);
    const database = openDatabase(file);
    expect(versionOf(database)).toBe(MIGRATIONS.at(-1)?.version);
    database.close();
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(path.dirname(file))).toEqual(['hexfront.sqlite']);
  });
});

describe('the list of migrations', () => {
  test('goes up in tens', () => {
    const versions = MIGRATIONS.map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => (index + 1) * 10));
  });

  test('holds every file of the folder, by its number', () => {
    const numbered = readdirSync(path.resolve(__dirname, '../../db/migrations'))
      .filter((name) => /^\d{4}_/.test(name))
      .map((name) => Number(name.slice(0, 4)));
    expect(numbered).toEqual(MIGRATIONS.map(({ version }) => version));
  });

  test('must be strictly increasing', () => {
    const database = new Sqlite(':memory:');
    expect(() => migrate(database, [colours, colours])).toThrow('9000 cannot follow 9000');
    expect(tablesOf(database)).toEqual([]);
  });

  test('is described by db/SCHEMA.md', () => {
    const written = readFileSync(path.resolve(__dirname, '../../db/SCHEMA.md'), 'utf8');
    expect(written).toBe(schemaDocument());
  });
});

describe('migrating', () => {
  test('backs an existing database up first', () => {
    const file = newFile();
    const database = openDatabase(file);
    database.exec(`INSERT INTO settings (key, value) VALUES ('language', '"it"')`);
    const version = Number(versionOf(database));
    migrate(database, [...MIGRATIONS, colours]);
    expect(tablesOf(database)).toContain('colours');
    database.close();

    const backup = new Sqlite(backupFile(file, version), { readonly: true });
    expect(versionOf(backup)).toBe(version);
    expect(tablesOf(backup)).not.toContain('colours');
    expect(backup.prepare('SELECT value FROM settings').pluck().get()).toBe('"it"');
    backup.close();
  });

  test('makes no backup of a database that is new or up to date', () => {
    const file = newFile();
    openDatabase(file).close();
    openDatabase(file).close();
    expect(readdirSync(path.dirname(file))).toEqual(['hexfront.sqlite']);
  });

  test('leaves the version before it in place when it fails', () => {
    const file = newFile();
    const database = openDatabase(file);
    expect(() => migrate(database, [...MIGRATIONS, colours, broken])).toThrow('no further');
    expect(versionOf(database)).toBe(colours.version);
    expect(tablesOf(database)).not.toContain('half');
    migrate(database, [...MIGRATIONS, colours, { ...broken, up: () => {} }]);
    expect(versionOf(database)).toBe(broken.version);
    database.close();
  });
});

describe('a database of a newer version', () => {
  test.each(['wal', 'delete'])('is refused and stays as it was (journal mode %s)', (mode) => {
    const file = newFile();
    const future = new Sqlite(file);
    future.pragma(`journal_mode = ${mode}`);
    future.exec('CREATE TABLE tomorrow (x TEXT) STRICT');
    future.pragma('user_version = 99990');
    future.close();
    const before = readFileSync(file);

    const known = MIGRATIONS.at(-1)?.version;
    const sentence = new RegExp(`version 99990 .* newer Hexfront; .* up to ${known}`);
    expect(() => openDatabase(file)).toThrow(sentence);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(backupFile(file, 99990))).toBe(false);
  });

  test('is refused also when its last writes are still in the write-ahead log', () => {
    const file = newFile();
    const future = new Sqlite(file);
    future.pragma('journal_mode = WAL');
    future.pragma('user_version = 99990');
    const before = [readFileSync(file), readFileSync(`${file}-wal`)];
    expect(() => refuseNewer(file)).toThrow('99990');
    expect(readFileSync(file).equals(before[0]!)).toBe(true);
    expect(readFileSync(`${file}-wal`).equals(before[1]!)).toBe(true);
    future.close();
  });
});
