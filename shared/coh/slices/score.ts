import { createSlice } from '@reduxjs/toolkit';
import { hexControlled, matchEnded, pointsScored } from '../events/index.ts';
import type { Score } from '../state.ts';

const initialState: Score = { points: { german: 0, soviet: 0 }, objectives: [], result: null };

/** The yellow track, the hexes worth points, and how it all ended (R2.4). */
export const score = createSlice({
  name: 'score',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(pointsScored, (score, { payload }) => {
      score.points[payload.side] += payload.points;
    });
    on.addCase(hexControlled, (score, { payload }) => {
      const objective = score.objectives.find(({ hex }) => hex === payload.hex);
      if (objective) objective.control = payload.side;
    });
    on.addCase(matchEnded, (score, { payload }) => {
      score.result = { winner: payload.winner };
    });
  },
});
