import { createSlice } from '@reduxjs/toolkit';
import { smokeThinned } from '../events/index.ts';
import type { Smoke } from '../state.ts';

const initialState: Smoke = {};

/** Smoke markers on the map (R13.0). */
export const smoke = createSlice({
  name: 'smoke',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(smokeThinned, (_, { payload }) =>
      Object.fromEntries(
        payload.hexes.filter(({ left }) => left.length > 0).map(({ hex, left }) => [hex, left]),
      ),
    );
  },
});
