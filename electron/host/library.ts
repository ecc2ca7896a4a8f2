import { randomInt, randomUUID } from 'node:crypto';
import type { StoredGame } from '../../db/index.ts';
import { conflictOfHeroes, type OptionalRules } from '../../shared/coh/index.ts';
import type { GameSummary } from '../../shared/ipc/contract.ts';
import { execute, newMatch } from '../../shared/kernel/index.ts';
import { type CohMatch, type CohStep, type CohStore, progressOf } from './coh.ts';
import { readGameFile, writeGameFile } from './gameFile.ts';
import { requireGame } from './referee.ts';
import type { ScenarioCatalog } from './scenarios.ts';

const DAYS_UNTIL_PURGED = 30;
const LONGEST_NAME = 80;

export type Library = ReturnType<typeof createLibrary>;

/** The list of games: beginning them, keeping them, taking them out and in. */
export function createLibrary(
  store: CohStore,
  scenarios: ScenarioCatalog,
  now: () => string,
  seed: () => number = () => randomInt(2 ** 48 - 1),
) {
  function insert(
    game: Pick<StoredGame, 'name' | 'createdAt'>,
    start: CohMatch,
    steps: readonly CohStep[],
    end: CohMatch,
  ): GameSummary {
    const stored: StoredGame = {
      ...game,
      id: randomUUID(),
      rules: conflictOfHeroes.id,
      revision: end.revision,
      progress: progressOf(end.state),
      playedAt: now(),
    };
    store.transaction(() => {
      store.games.insert(stored);
      store.snapshots.put(stored.id, start);
      for (const step of steps) store.journal.append(stored.id, null, step);
    });
    return summaryOf(stored);
  }

  return {
    list: (): GameSummary[] => store.games.list().map(summaryOf),

    create(scenarioId: string, name: string | null, options: OptionalRules | null): GameSummary {
      const start = newMatch(scenarios.setUp(scenarioId, options), seed());
      const begun = execute(conflictOfHeroes, start, null, { kind: 'begin' });
      if (begun.refusal) throw new Error(`A new match did not begin: ${begun.refusal.code}`);
      const game = { name: name ?? start.state.firefight.title, createdAt: now() };
      return insert(game, start, [begun.step], begun.match);
    },

    rename(gameId: string, name: string): GameSummary {
      requireGame(store, gameId);
      store.games.rename(gameId, name);
      return summaryOf(requireGame(store, gameId));
    },

    duplicate(gameId: string): GameSummary {
      const original = requireGame(store, gameId);
      const copy = {
        ...original,
        id: randomUUID(),
        name: copyName(original.name),
        createdAt: now(),
        playedAt: now(),
      };
      store.transaction(() => {
        store.games.insert(copy);
        store.journal.copy(gameId, copy.id);
        store.snapshots.copy(gameId, copy.id);
      });
      return summaryOf(copy);
    },

    putAway(gameId: string): void {
      requireGame(store, gameId);
      store.games.putAway(gameId, now());
    },

    restore(gameId: string): GameSummary {
      store.games.restore(gameId);
      return summaryOf(requireGame(store, gameId));
    },

    export(gameId: string): { fileName: string; text: string } {
      const { name, createdAt } = requireGame(store, gameId);
      const start = store.snapshots.notAfter(gameId, 0);
      const steps = store.journal.stepsAfter(gameId, 0);
      return { fileName: fileName(name), text: writeGameFile({ name, createdAt, start, steps }) };
    },

    import(text: string): GameSummary {
      const { name, createdAt, start, steps, end } = readGameFile(text);
      return insert({ name, createdAt }, start, steps, end);
    },

    /** Removes for good what was put away long ago. */
    purge(): void {
      const limit = new Date(now());
      limit.setUTCDate(limit.getUTCDate() - DAYS_UNTIL_PURGED);
      store.games.purgePutAwayBefore(limit.toISOString());
    },
  };
}

function summaryOf({ id, name, revision, progress, createdAt, playedAt }: StoredGame): GameSummary {
  return { id, name, ...progress, revision, createdAt, playedAt };
}

function copyName(name: string): string {
  const suffix = ' (copy)';
  return name.slice(0, LONGEST_NAME - suffix.length) + suffix;
}

function fileName(name: string): string {
  const safe = name.replace(/[^\p{L}\p{N} ()_-]+/gu, '-').trim();
  return `${safe || 'game'}.hexfront.json`;
}
