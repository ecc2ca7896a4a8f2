import { randomUUID } from 'node:crypto';
import type { CohCommand, Side } from '../../../shared/coh/index.ts';
import type { CallArgs, SeatUpdate } from '../../../shared/ipc/contract.ts';
import type { Screen } from './testHost.ts';

/** The next command that the seat of this update could send: its first legal one unless told. */
export function orderFrom(update: SeatUpdate, command?: CohCommand): CallArgs<'submit'> {
  const { gameId, view } = update;
  const chosen = command ?? view.legal[0];
  if (!chosen) throw new Error(`Seat ${view.seat} has no legal command`);
  return {
    gameId,
    seat: view.seat as Side,
    revision: view.revision,
    commandId: randomUUID(),
    command: chosen,
  };
}

/** Takes the seat that must act. */
export function takeActiveSeat(screen: Screen, gameId: string): SeatUpdate {
  const { view } = screen.ask('takeSeat', { gameId, seat: 'german' });
  return screen.ask('takeSeat', { gameId, seat: view.toAct as Side });
}

/** Sends it and returns the update of an accepted one. */
export function accepted(screen: Screen, order: CallArgs<'submit'>): SeatUpdate {
  const result = screen.ask('submit', order);
  if (!result.accepted) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
  return result.update;
}

/** Declares the initiative of both sides, so that somebody takes a turn. */
export function reachFirstTurn(screen: Screen, gameId: string): SeatUpdate {
  let update = takeActiveSeat(screen, gameId);
  while (update.view.legal.some(({ kind }) => kind === 'declareInitiative')) {
    accepted(screen, orderFrom(update, { kind: 'declareInitiative', modifier: 0 }));
    update = takeActiveSeat(screen, gameId);
  }
  return update;
}
