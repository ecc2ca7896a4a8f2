import { openStore } from '../../db/index.ts';
import type { CohCommand, CohEvent, CohState } from '../../shared/coh/index.ts';
import type { AppInfo, SeatUpdate } from '../../shared/ipc/contract.ts';
import { createCalls } from './calls.ts';
import type { CohStore } from './coh.ts';
import { databaseFile, lockDataFolder } from './dataFolder.ts';
import { createDispatch, type Dispatch } from './dispatch.ts';
import { createLibrary } from './library.ts';
import { openPictures } from './pictures.ts';
import { createReferee } from './referee.ts';
import { scenarioCatalog, storeShippedDocuments } from './scenarios.ts';
import { createSessions, type Session } from './sessions.ts';

export interface HostOptions {
  readonly info: AppInfo;
  readonly dataFolder: string;
  /** The documents that come with the game. */
  readonly scenariosFolder: string;
  /** Ends the program, because a screen asked for it. */
  readonly quit: () => void;
  readonly logError: (error: unknown) => void;
  readonly now?: () => string;
  /** Where the luck of a new game begins; by chance unless told. */
  readonly seed?: () => number;
}

/** The program without a screen. Electron and the loopback server only carry calls to it. */
export interface Host {
  readonly call: Dispatch;
  readonly openSession: (push: (update: SeatUpdate) => void) => Session;
  readonly closeSession: (session: Session) => void;
  readonly close: () => void;
}

/** Throws one sentence for the player when it cannot open. */
export function openHost(options: HostOptions): Host {
  const unlock = lockDataFolder(options.dataFolder);
  let store: CohStore | null = null;
  const close = () => {
    store?.close();
    unlock();
  };
  try {
    store = openStore<CohState, CohCommand, CohEvent>(databaseFile(options.dataFolder));
    return { ...serve(options, store), close };
  } catch (error) {
    close();
    throw error;
  }
}

function serve(options: HostOptions, store: CohStore): Omit<Host, 'close'> {
  const now = options.now ?? (() => new Date().toISOString());
  storeShippedDocuments(store, options.scenariosFolder);
  const scenarios = scenarioCatalog(store);
  const library = createLibrary(store, scenarios, now, options.seed);
  library.purge();
  const sessions = createSessions();
  const referee = createReferee(store, now);
  const pictures = openPictures(options.dataFolder);
  const calls = createCalls({
    ...options,
    store,
    scenarios,
    library,
    referee,
    sessions,
    pictures,
  });
  return {
    call: createDispatch(calls, options.logError),
    openSession: sessions.open,
    closeSession: sessions.close,
  };
}
