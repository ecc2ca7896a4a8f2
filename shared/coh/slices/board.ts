import { createSlice } from '@reduxjs/toolkit';
import { FLAT_GROUND } from '../content/terrain.ts';
import type { Board } from '../state.ts';

const initialState: Board = { placements: [], ...FLAT_GROUND };

/** The ground as the scenario lays it. */
export const board = createSlice({
  name: 'board',
  initialState,
  reducers: {},
});
