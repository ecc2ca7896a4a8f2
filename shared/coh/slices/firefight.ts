import { createSlice } from '@reduxjs/toolkit';
import type { Firefight } from '../state.ts';

/** Title, date and length of the battle. */
export const firefight = createSlice({
  name: 'firefight',
  initialState: { scenario: '', title: '', date: '', rounds: 0 } as Firefight,
  reducers: {},
});
