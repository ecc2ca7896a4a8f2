import type { Database } from 'better-sqlite3';
import type { GameSummary } from '../../shared/ipc/contract.ts';

/** The part of a summary that a position decides. */
export type GameProgress = Pick<
  GameSummary,
  'scenario' | 'round' | 'rounds' | 'turn' | 'toAct' | 'points' | 'winner' | 'finished'
>;

export interface StoredGame {
  readonly id: string;
  readonly rules: string;
  readonly name: string;
  readonly revision: number;
  readonly progress: GameProgress;
  readonly createdAt: string;
  readonly playedAt: string;
}

type Row = Omit<StoredGame, 'progress'> & { readonly progress: string };

const COLUMNS = `id, rules, name, revision, progress,
  created_at AS createdAt, played_at AS playedAt`;

export type GamesRepository = ReturnType<typeof gamesRepository>;

export function gamesRepository(database: Database) {
  const insert = database.prepare<[Row]>(
    `INSERT INTO games (id, rules, name, revision, progress, created_at, played_at)
     VALUES (@id, @rules, @name, @revision, @progress, @createdAt, @playedAt)`,
  );
  const find = database.prepare<[string], Row>(
    `SELECT ${COLUMNS} FROM games WHERE id = ? AND deleted_at IS NULL`,
  );
  const list = database.prepare<[], Row>(
    `SELECT ${COLUMNS} FROM games WHERE deleted_at IS NULL ORDER BY played_at DESC, id`,
  );
  const advance = database.prepare<[number, string, string, string]>(
    'UPDATE games SET revision = ?, progress = ?, played_at = ? WHERE id = ?',
  );
  const rename = database.prepare<[string, string]>('UPDATE games SET name = ? WHERE id = ?');
  const putAway = database.prepare<[string, string]>(
    'UPDATE games SET deleted_at = ? WHERE id = ?',
  );
  const restore = database.prepare<[string]>('UPDATE games SET deleted_at = NULL WHERE id = ?');
  const purge = database.prepare<[string]>('DELETE FROM games WHERE deleted_at < ?');

  return {
    insert: (game: StoredGame): void => {
      insert.run({ ...game, progress: JSON.stringify(game.progress) });
    },
    /** Null for a game that does not exist or is put away. */
    find: (id: string): StoredGame | null => fromRow(find.get(id)),
    /** Last played first. */
    list: (): StoredGame[] => list.all().map((row) => fromRow(row)!),
    advance: (id: string, revision: number, progress: GameProgress, playedAt: string): void => {
      advance.run(revision, JSON.stringify(progress), playedAt, id);
    },
    rename: (id: string, name: string): void => {
      rename.run(name, id);
    },
    putAway: (id: string, at: string): void => {
      putAway.run(at, id);
    },
    restore: (id: string): void => {
      restore.run(id);
    },
    /** Removes for good, with their journals, the games put away before that time. */
    purgePutAwayBefore: (time: string): void => {
      purge.run(time);
    },
  };
}

function fromRow(row: Row | undefined): StoredGame | null {
  return row ? { ...row, progress: JSON.parse(row.progress) as GameProgress } : null;
}
