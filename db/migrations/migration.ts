import type { Database } from 'better-sqlite3';

/** One step of the schema. Once released it is never edited: the next change is the next file. */
export interface Migration {
  /** Becomes the database's `user_version`. Numbered in tens, like the files. */
  readonly version: number;
  readonly up: (database: Database) => void;
}
