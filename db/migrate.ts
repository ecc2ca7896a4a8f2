import { existsSync, rmSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import { type Migration, MIGRATIONS } from './migrations/index.ts';

/** A message for the player: the database cannot be used, and nothing in it was changed. */
export class DatabaseRefused extends Error {}

/** Looks through a connection that cannot write, so that a refused database stays as it was. */
export function refuseNewer(file: string, migrations = MIGRATIONS): void {
  if (!existsSync(file)) return;
  const database = new Sqlite(file, { readonly: true });
  try {
    const found = schemaVersion(database);
    const known = newestVersion(migrations);
    if (found > known)
      throw new DatabaseRefused(
        `The database ${file} has version ${found} and was written by a newer Hexfront; this one knows versions up to ${known}, so please update Hexfront.`,
      );
  } finally {
    database.close();
  }
}

/** Brings the schema up to date, one transaction for each migration, after a backup. */
export function migrate(database: Database, migrations = MIGRATIONS): void {
  assertStrictlyIncreasing(migrations);
  const found = schemaVersion(database);
  const pending = migrations.filter(({ version }) => version > found);
  if (found > 0 && pending.length > 0) backUp(database, found);
  for (const { version, up } of pending)
    database
      .transaction(() => {
        up(database);
        database.pragma(`user_version = ${version}`);
      })
      .immediate();
}

export function backupFile(file: string, version: number): string {
  return `${file}.version-${version}.backup`;
}

function backUp(database: Database, version: number): void {
  const backup = backupFile(database.name, version);
  // One left by an attempt that did not get through holds nothing newer than the database does.
  rmSync(backup, { force: true });
  database.prepare('VACUUM INTO ?').run(backup);
}

function schemaVersion(database: Database): number {
  return database.pragma('user_version', { simple: true }) as number;
}

function newestVersion(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0;
}

function assertStrictlyIncreasing(migrations: readonly Migration[]): void {
  migrations.reduce((before, { version }) => {
    if (version <= before) throw new Error(`Migration ${version} cannot follow ${before}`);
    return version;
  }, 0);
}
