import { createSlice } from '@reduxjs/toolkit';
import { actionTaken, initiativeDeclared, roundStarted } from '../events/index.ts';
import { SIDES, type Side } from '../sides.ts';

const empty = () => ({ start: 0, lost: 0, current: 0 });

const initialState: Record<Side, ReturnType<typeof empty>> = { german: empty(), soviet: empty() };

/** The blue track: CAPs of each side for this round (R3.2). */
export const commandPoints = createSlice({
  name: 'commandPoints',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(roundStarted, (tracks, { payload }) => {
      for (const side of SIDES) tracks[side].current = payload.commandPoints[side];
    });
    on.addCase(initiativeDeclared, (tracks, { payload }) => {
      tracks[payload.side].current -= Math.abs(payload.modifier);
    });
    on.addCase(actionTaken, (tracks, { payload }) => {
      tracks[payload.side].current -= payload.commandPoints;
    });
  },
});
