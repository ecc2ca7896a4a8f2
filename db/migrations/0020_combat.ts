import { commandFrom1, matchFrom1, payloadFrom1 } from '../../shared/coh/index.ts';
import type { Migration } from './migration.ts';

/** Matches of Conflict of Heroes learn of hits, attacks, reinforcements and optional rules. */
export const combat: Migration = {
  version: 20,
  up: (database) => {
    const json = (upgrade: (value: unknown) => unknown) => (text: string) =>
      JSON.stringify(upgrade(JSON.parse(text)));
    database.function('match_from_1', json(matchFrom1));
    database.function('command_from_1', json(commandFrom1));
    database.function(
      'revealed_from_1',
      json((payload) => payloadFrom1('unitRevealed', payload)),
    );
    const ours = `game_id IN (SELECT id FROM games WHERE rules = 'conflict-of-heroes')`;
    database.exec(`
      UPDATE snapshots SET body = match_from_1(body) WHERE ${ours};
      UPDATE commands SET body = command_from_1(body) WHERE ${ours};
      UPDATE events SET payload = revealed_from_1(payload)
        WHERE type = 'unitRevealed' AND payload IS NOT NULL AND ${ours};`);
  },
};
