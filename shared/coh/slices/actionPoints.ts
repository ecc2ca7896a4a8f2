import { createSlice } from '@reduxjs/toolkit';
import { actionTaken, activationEnded, unitActivated } from '../events/index.ts';
import type { Side } from '../sides.ts';

const initialState: Record<Side, number> = { german: 0, soviet: 0 };

/** The green track: what is left of each side's running activation (R2.2-4). */
export const actionPoints = createSlice({
  name: 'actionPoints',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(unitActivated, (points, { payload }) => {
      points[payload.side] = payload.actionPoints;
    });
    on.addCase(actionTaken, (points, { payload }) => {
      points[payload.side] -= payload.actionPoints;
    });
    on.addCase(activationEnded, (points, { payload }) => {
      points[payload.side] = 0;
    });
  },
});
