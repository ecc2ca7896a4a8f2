import type { Database } from 'better-sqlite3';
import type { Match } from '../../shared/kernel/index.ts';

export type SnapshotsRepository<State> = ReturnType<typeof snapshotsRepository<State>>;

/** Whole matches, from which play goes on without reading the journal from its beginning. */
export function snapshotsRepository<State>(database: Database) {
  const insert = database.prepare<[string, number, string]>(
    'INSERT INTO snapshots (game_id, revision, body) VALUES (?, ?, ?)',
  );
  const latest = database
    .prepare<[string, number], string>(
      `SELECT body FROM snapshots WHERE game_id = ? AND revision <= ?
       ORDER BY revision DESC LIMIT 1`,
    )
    .pluck();
  const latestRevision = database
    .prepare<[string], number>('SELECT max(revision) FROM snapshots WHERE game_id = ?')
    .pluck();
  const copy = database.prepare<{ from: string; to: string }>(
    `INSERT INTO snapshots (game_id, revision, body)
     SELECT @to, revision, body FROM snapshots WHERE game_id = @from`,
  );
  return {
    put: (gameId: string, match: Match<State>): void => {
      insert.run(gameId, match.revision, JSON.stringify(match));
    },
    /** The last one that is not newer than that revision; every game has one of revision 0. */
    notAfter: (gameId: string, revision: number): Match<State> => {
      const body = latest.get(gameId, revision);
      if (body === undefined) throw new Error(`Game ${gameId} has no snapshot`);
      return JSON.parse(body) as Match<State>;
    },
    latestRevision: (gameId: string): number => latestRevision.get(gameId) ?? 0,
    copy: (from: string, to: string): void => {
      copy.run({ from, to });
    },
  };
}
