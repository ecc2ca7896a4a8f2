import { matchFrom2 } from '../../shared/coh/index.ts';
import type { Migration } from './migration.ts';

/** Matches of Conflict of Heroes learn of hills, gullies, hexside features, crops and smoke. */
export const ground: Migration = {
  version: 30,
  up: (database) => {
    database.function('match_from_2', (text: string) =>
      JSON.stringify(matchFrom2(JSON.parse(text))),
    );
    database.exec(`
      UPDATE snapshots SET body = match_from_2(body)
        WHERE game_id IN (SELECT id FROM games WHERE rules = 'conflict-of-heroes');`);
  },
};
