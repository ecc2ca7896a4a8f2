import type { Side } from '../../shared/coh/index.ts';
import type { SeatUpdate } from '../../shared/ipc/contract.ts';

export interface Seat {
  readonly gameId: string;
  readonly side: Side;
}

/** One screen. It sits in at most one seat, and hears of that seat only. */
export interface Session {
  seat: Seat | null;
  readonly push: (update: SeatUpdate) => void;
}

type SeatedSession = Session & { readonly seat: Seat };

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions() {
  const open = new Set<Session>();
  return {
    open: (push: (update: SeatUpdate) => void): Session => {
      const session: Session = { seat: null, push };
      open.add(session);
      return session;
    },
    close: (session: Session): void => {
      open.delete(session);
    },
    /** The other screens at the same match. */
    othersAt: (gameId: string, self: Session): SeatedSession[] =>
      [...open].filter(
        (session): session is SeatedSession => session !== self && session.seat?.gameId === gameId,
      ),
  };
}
