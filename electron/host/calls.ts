import type { Side } from '../../shared/coh/index.ts';
import type {
  AppInfo,
  CallArgs,
  CallName,
  CallResults,
  SubmitResult,
} from '../../shared/ipc/contract.ts';
import type { CohStore } from './coh.ts';
import { CallFailure } from './callFailure.ts';
import type { Library } from './library.ts';
import type { Pictures } from './pictures.ts';
import type { Order, Referee } from './referee.ts';
import type { ScenarioCatalog } from './scenarios.ts';
import type { Session, Sessions } from './sessions.ts';

export type Calls = {
  readonly [Name in CallName]: (args: CallArgs<Name>, session: Session) => CallResults[Name];
};

export interface Services {
  readonly info: AppInfo;
  readonly store: CohStore;
  readonly scenarios: ScenarioCatalog;
  readonly library: Library;
  readonly referee: Referee;
  readonly sessions: Sessions;
  readonly pictures: Pictures;
  readonly quit: () => void;
}

/** What each call of the contract does, once its arguments are known to be well formed. */
export function createCalls(services: Services): Calls {
  const { info, quit, store, scenarios, library, referee, sessions, pictures } = services;

  /** The ruling is on the disk before any seat, its own included, hears of it. */
  function carryOut(order: Order, session: Session): SubmitResult {
    requireSeat(session, order.gameId, order.seat);
    const { gameId, seat, revision } = order;
    const ruling = referee.rule(order);
    if (ruling.refusal) return { accepted: false, refusal: ruling.refusal };
    const { step, before } = ruling;
    if (!step) return { accepted: true, update: referee.updateSince(gameId, seat, revision) };
    for (const other of sessions.othersAt(gameId, session))
      other.push(referee.updateAfter(gameId, other.seat.side, before, step));
    return { accepted: true, update: referee.updateAfter(gameId, seat, before, step) };
  }

  return {
    appInfo: () => info,
    listScenarios: () => scenarios.list(),
    listGames: () => library.list(),
    createGame: ({ scenarioId, name, options }) => library.create(scenarioId, name, options),
    takeSeat: ({ gameId, seat }, session) => {
      const update = referee.updateSince(gameId, seat, 0);
      session.seat = { gameId, side: seat };
      return update;
    },
    leaveSeat: ({ gameId }, session) => {
      if (session.seat?.gameId === gameId) session.seat = null;
      return null;
    },
    submit: (order, session) => carryOut(order, session),
    undo: (order, session) => carryOut({ ...order, command: { kind: 'undo' } }, session),
    renameGame: ({ gameId, name }) => library.rename(gameId, name),
    duplicateGame: ({ gameId }) => library.duplicate(gameId),
    deleteGame: ({ gameId }) => {
      library.putAway(gameId);
      referee.forget(gameId);
      return null;
    },
    restoreGame: ({ gameId }) => library.restore(gameId),
    exportGame: ({ gameId }) => library.export(gameId),
    importGame: ({ text }) => library.import(text),
    readSettings: () => store.settings.readAll(),
    writeSetting: ({ key, value }) => {
      store.settings.write(key, value);
      return null;
    },
    readPicture: ({ name }) => pictures.read(name),
    keepPicture: ({ name, picture }) => {
      pictures.keep(name, picture);
      return null;
    },
    quit: () => {
      // After the answer is on its way.
      setImmediate(quit);
      return null;
    },
  };
}

/** A screen acts only where it sits: behind the curtain nobody can move for the other side. */
function requireSeat(session: Session, gameId: string, side: Side): void {
  if (session.seat?.gameId !== gameId || session.seat.side !== side)
    throw new CallFailure('forbidden', 'seat', 'seat must be the one this screen has taken.');
}
