import { createSlice } from '@reduxjs/toolkit';
import type { Board } from '../state.ts';

const initialState: Board = { placements: [], terrain: {}, roads: [] };

/** The ground as the scenario lays it. */
export const board = createSlice({
  name: 'board',
  initialState,
  reducers: {},
});
