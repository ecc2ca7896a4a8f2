import { createSelector } from '@reduxjs/toolkit';
import { type CohState, knownUnit, type Unit } from '../../../shared/coh/index.ts';
import { topDecision } from '../../../shared/kernel/index.ts';
import type { AppState } from '../../app/store.ts';
import type { Actor } from '../match/actions.ts';
import { actorOf } from '../match/payments.ts';
import type { Seat } from '../match/seatReducer.ts';

/** The view and the seat, which a mounted table always has. */
export interface Played {
  readonly view: CohState;
  readonly seat: Seat;
}

export const selectPlayed = createSelector(
  [(state: AppState) => state.match, (state: AppState) => state.seat],
  (view, seat): Played | null => (view && seat ? { view, seat } : null),
);

export const selectDecision = createSelector([selectPlayed], (played) => {
  const decision = played && topDecision(played.view.decisions);
  return decision?.seat === played?.seat.side ? decision : null;
});

export const selectSelectedUnit = (state: AppState): Unit | null =>
  (state.table.selectedUnit && state.match && knownUnit(state.match, state.table.selectedUnit)) ||
  null;

/** The selected unit, be it still off the map. */
export const selectSelectedActor = createSelector(
  [selectPlayed, selectSelectedUnit, (state: AppState) => state.table.selectedUnit],
  (played, unit, id): Actor | null =>
    unit ?? (played && id !== null ? actorOf(played.view, played.seat.side, id) : null),
);
