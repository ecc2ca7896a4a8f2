import { type CohCommand, conflictOfHeroes, type Side } from '../../shared/coh/index.ts';
import type { CohSeatStep, SeatUpdate } from '../../shared/ipc/contract.ts';
import {
  applyStep,
  execute,
  refuse,
  type Refusal,
  replay,
  seatStep,
  seatView,
} from '../../shared/kernel/index.ts';
import { CallFailure } from './callFailure.ts';
import { type CohMatch, type CohStep, type CohStore, progressOf } from './coh.ts';

/** A restart replays at most about this many steps; a snapshot is written when a turn ends. */
const STEPS_BETWEEN_SNAPSHOTS = 16;

export interface Order {
  readonly gameId: string;
  readonly seat: Side;
  /** The revision the seat saw when it chose. */
  readonly revision: number;
  readonly commandId: string;
  readonly command: CohCommand | { readonly kind: 'undo' };
}

export type Ruling =
  | { readonly refusal: Refusal }
  /** `step` is null when the order had been carried out before. */
  | { readonly refusal: null; readonly step: CohStep | null; readonly before: CohMatch };

export type Referee = ReturnType<typeof createReferee>;

/** Owns the truth of every match in play. Whatever it rules is in the database when it returns. */
export function createReferee(store: CohStore, now: () => string) {
  const matches = new Map<string, CohMatch>();

  function matchOf(gameId: string): CohMatch {
    const known = matches.get(gameId);
    if (known) return known;
    const snapshot = store.snapshots.notAfter(gameId, Number.MAX_SAFE_INTEGER);
    const match = replay(
      conflictOfHeroes,
      snapshot,
      store.journal.stepsAfter(gameId, snapshot.revision),
    );
    matches.set(gameId, match);
    return match;
  }

  function write(order: Order, before: CohMatch, after: CohMatch, step: CohStep): void {
    const { gameId, commandId } = order;
    store.transaction(() => {
      store.journal.append(gameId, commandId, step);
      store.games.advance(gameId, after.revision, progressOf(after.state), now());
      if (isSnapshotDue(gameId, before, after)) store.snapshots.put(gameId, after);
    });
  }

  function isSnapshotDue(gameId: string, before: CohMatch, after: CohMatch): boolean {
    const seatChanged =
      conflictOfHeroes.seatToAct(before.state) !== conflictOfHeroes.seatToAct(after.state);
    return (
      seatChanged &&
      after.revision - store.snapshots.latestRevision(gameId) >= STEPS_BETWEEN_SNAPSHOTS
    );
  }

  /** What the seat saw happen after that revision, each step redacted as of its own moment. */
  function history(gameId: string, seat: Side, revision: number): CohSeatStep[] {
    const seen: CohSeatStep[] = [];
    let match = store.snapshots.notAfter(gameId, revision);
    for (const step of store.journal.stepsAfter(gameId, match.revision)) {
      if (step.revision > revision) seen.push(seatStep(conflictOfHeroes, match, step, seat));
      match = applyStep(conflictOfHeroes, match, step);
    }
    return seen;
  }

  return {
    rule(order: Order): Ruling {
      requireGame(store, order.gameId);
      const before = matchOf(order.gameId);
      if (store.journal.knows(order.gameId, order.commandId))
        return { refusal: null, step: null, before };
      if (order.revision !== before.revision)
        return { refusal: refuse('stale', 'journal', { revision: before.revision }) };
      const outcome = execute(conflictOfHeroes, before, order.seat, order.command);
      if (outcome.refusal) return outcome;
      write(order, before, outcome.match, outcome.step);
      matches.set(order.gameId, outcome.match);
      return { refusal: null, step: outcome.step, before };
    },

    /** Where the seat stands, and everything it saw after that revision. */
    updateSince(gameId: string, seat: Side, revision: number): SeatUpdate {
      requireGame(store, gameId);
      const view = seatView(conflictOfHeroes, matchOf(gameId), seat);
      return { gameId, view, steps: history(gameId, seat, revision) };
    },

    /** The same for a step that was just ruled, without asking the database again. */
    updateAfter(gameId: string, seat: Side, before: CohMatch, step: CohStep): SeatUpdate {
      const view = seatView(conflictOfHeroes, matchOf(gameId), seat);
      return { gameId, view, steps: [seatStep(conflictOfHeroes, before, step, seat)] };
    },

    forget(gameId: string): void {
      matches.delete(gameId);
    },
  };
}

/** A game that is put away is not found either, until it is restored. */
export function requireGame(store: CohStore, gameId: string) {
  const game = store.games.find(gameId);
  if (!game)
    throw new CallFailure('notFound', 'gameId', 'gameId must be the id of a game in the list.');
  return game;
}
