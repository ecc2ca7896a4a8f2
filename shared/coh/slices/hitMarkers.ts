import { createSlice } from '@reduxjs/toolkit';
import type { HitMarkers } from '../state.ts';

const initialState: HitMarkers = { foot: { remaining: 0, contents: [] } };

/** The pools that hit markers are drawn from, without replacement (R7.4-1). */
export const hitMarkers = createSlice({
  name: 'hitMarkers',
  initialState,
  reducers: {},
});
