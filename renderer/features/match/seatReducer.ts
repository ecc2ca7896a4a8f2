import type { UnknownAction } from '@reduxjs/toolkit';
import { type CohCommand, isSide, type Side } from '../../../shared/coh/index.ts';
import { seatLeft, viewReceived } from './matchReducer.ts';

/** Who sits at this screen, and what the referee says of that seat beside its view. */
export interface Seat {
  readonly side: Side;
  readonly revision: number;
  readonly toAct: Side | null;
  readonly legal: readonly CohCommand[];
  readonly canUndo: boolean;
}

export function seat(state: Seat | null = null, action: UnknownAction): Seat | null {
  if (seatLeft.match(action)) return null;
  if (!viewReceived.match(action)) return state;
  const { seat: side, revision, toAct, legal, canUndo } = action.payload;
  if (!isSide(side)) throw new Error(`The referee sent the view of an unknown seat: ${side}`);
  return {
    side,
    revision,
    toAct: toAct !== null && isSide(toAct) ? toAct : null,
    legal,
    canUndo,
  };
}
