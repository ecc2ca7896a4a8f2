import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { cohReducer, type CohState } from '../../../shared/coh/index.ts';
import type { CohSeatView } from '../../../shared/ipc/contract.ts';

/** The referee's word on where the seat stands; it replaces whatever was worked out on the way. */
export const viewReceived = createAction<CohSeatView>('seat/viewReceived');
/** Nobody sits at this screen: everything the last seat knew is forgotten. */
export const seatLeft = createAction('seat/left');

/** The slices of the game as they are: events of the referee move them on. */
export function match(state: CohState | null = null, action: UnknownAction): CohState | null {
  if (viewReceived.match(action)) return action.payload.state;
  if (seatLeft.match(action)) return null;
  return state && cohReducer(state, action);
}
