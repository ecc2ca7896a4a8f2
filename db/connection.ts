import Sqlite, { type Database } from 'better-sqlite3';
import { DatabaseRefused, migrate, refuseNewer } from './migrate.ts';

/** How long a write waits for another program that reads the file, say a backup. */
const BUSY_MS = 5000;

/** Opens the file, or makes it, with today's schema. A database of a newer version is refused. */
export function openDatabase(file: string): Database {
  try {
    refuseNewer(file);
    return connect(file);
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error;
    const { message } = error as Error;
    throw new DatabaseRefused(`The database ${file} cannot be opened: ${message}.`, {
      cause: error,
    });
  }
}

function connect(file: string): Database {
  const database = new Sqlite(file, { timeout: BUSY_MS });
  try {
    database.pragma('journal_mode = WAL');
    // With WAL, only FULL promises that a committed command survives a power cut.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
