import type { Migration } from './migration.ts';

/** SQLite keeps the comments inside a statement, so they are also what db/SCHEMA.md says. */
export const initial: Migration = {
  version: 10,
  up: (database) => {
    database.exec(`
CREATE TABLE documents (
  kind TEXT NOT NULL CHECK (kind IN ('map', 'scenario')),
  id TEXT NOT NULL,
  -- Shipped with the game, or made by the player.
  origin TEXT NOT NULL CHECK (origin IN ('shipped', 'own')),
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
  id TEXT NOT NULL PRIMARY KEY,
  -- The game's id in the kernel, such as 'conflict-of-heroes'.
  rules TEXT NOT NULL,
  name TEXT NOT NULL,
  revision INTEGER NOT NULL CHECK (revision >= 0),
  -- What the list of games shows of the position at that revision.
  progress TEXT NOT NULL CHECK (json_valid(progress)),
  created_at TEXT NOT NULL,
  played_at TEXT NOT NULL,
  -- Set while the game is put away; it can be restored until it is purged.
  deleted_at TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE commands (
  game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- The revision that the command led to.
  revision INTEGER NOT NULL CHECK (revision > 0),
  -- Chosen by the screen, so that a command sent twice is carried out once; null for the referee's.
  command_id TEXT,
  seat TEXT,
  body TEXT NOT NULL CHECK (json_valid(body)),
  -- The state of the random generator after the command.
  chance TEXT NOT NULL CHECK (json_valid(chance)),
  PRIMARY KEY (game_id, revision),
  UNIQUE (game_id, command_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
  game_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  -- From 0, in the order in which the events of one command happened.
  position INTEGER NOT NULL CHECK (position >= 0),
  type TEXT NOT NULL,
  payload TEXT CHECK (json_valid(payload)),
  PRIMARY KEY (game_id, revision, position),
  FOREIGN KEY (game_id, revision) REFERENCES commands (game_id, revision) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
  game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  -- 0 is the set-up, which every game has.
  revision INTEGER NOT NULL CHECK (revision >= 0),
  -- The whole match: position, luck to come and what can be undone.
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (game_id, revision)
) STRICT;

CREATE TABLE settings (
  key TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;
`);
  },
};
