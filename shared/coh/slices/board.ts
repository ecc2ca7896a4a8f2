import { createSlice } from '@reduxjs/toolkit';
import type { Board } from '../state.ts';

/** The ground as the scenario lays it. */
export const board = createSlice({
  name: 'board',
  initialState: { placements: [], terrain: {}, roads: [] } as Board,
  reducers: {},
});
