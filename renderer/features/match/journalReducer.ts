import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CohState, Side } from '../../../shared/coh/index.ts';
import type { CohSeatStep } from '../../../shared/ipc/contract.ts';
import { seatLeft, viewReceived } from './matchReducer.ts';

/** Everything this seat has seen happen, in order. */
export interface Journal {
  readonly steps: readonly CohSeatStep[];
  /** The units after the last step: those on the board run ahead while a step is being shown. */
  readonly units: CohState['units'];
  /** The last step the seat had taken itself when it arrived: it has missed what came later. */
  readonly arrivedAfter: number | null;
  /** The newest step there was at that moment. */
  readonly arrivedAt: number;
}

export const arrived = createAction<{ side: Side; steps: readonly CohSeatStep[] }>(
  'journal/arrived',
);
export const stepsSeen = createAction<readonly CohSeatStep[]>('journal/stepsSeen');

const EMPTY: Journal = { steps: [], units: {}, arrivedAfter: null, arrivedAt: 0 };

export function journal(state: Journal = EMPTY, action: UnknownAction): Journal {
  if (seatLeft.match(action)) return EMPTY;
  if (viewReceived.match(action)) return { ...state, units: action.payload.state.units };
  if (arrived.match(action)) {
    const { side, steps } = action.payload;
    const own = steps.findLast((step) => step.seat === side);
    const newest = steps.at(-1)?.revision ?? 0;
    return { ...state, steps, arrivedAfter: own?.revision ?? null, arrivedAt: newest };
  }
  if (stepsSeen.match(action)) {
    const known = state.steps.at(-1)?.revision ?? 0;
    const fresh = action.payload.filter((step) => step.revision > known);
    return { ...state, steps: [...state.steps, ...fresh] };
  }
  return state;
}
