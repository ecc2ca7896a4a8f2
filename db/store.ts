import type { GameCommand, GameEvent } from '../shared/kernel/index.ts';
import { openDatabase } from './connection.ts';
import { type DocumentsRepository, documentsRepository } from './repositories/documents.ts';
import { type GamesRepository, gamesRepository } from './repositories/games.ts';
import { type JournalRepository, journalRepository } from './repositories/journal.ts';
import { type SettingsRepository, settingsRepository } from './repositories/settings.ts';
import { type SnapshotsRepository, snapshotsRepository } from './repositories/snapshots.ts';

/** Everything that is kept, for one game's kinds of state, command and event. */
export interface Store<State, Command extends GameCommand, Event extends GameEvent> {
  readonly documents: DocumentsRepository;
  readonly games: GamesRepository;
  readonly journal: JournalRepository<Command, Event>;
  readonly snapshots: SnapshotsRepository<State>;
  readonly settings: SettingsRepository;
  /** All of it is written, and on the disk, when this returns; none of it if it throws. */
  transaction<Result>(write: () => Result): Result;
  close(): void;
}

export function openStore<State, Command extends GameCommand, Event extends GameEvent>(
  file: string,
): Store<State, Command, Event> {
  const database = openDatabase(file);
  return {
    documents: documentsRepository(database),
    games: gamesRepository(database),
    journal: journalRepository<Command, Event>(database),
    snapshots: snapshotsRepository<State>(database),
    settings: settingsRepository(database),
    transaction: (write) => database.transaction(write).immediate(),
    close: () => {
      database.close();
    },
  };
}
