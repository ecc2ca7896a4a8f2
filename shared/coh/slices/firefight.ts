import { createSlice } from '@reduxjs/toolkit';
import type { Firefight } from '../state.ts';

const initialState: Firefight = {
  scenario: '',
  title: '',
  date: '',
  rounds: 0,
  hiddenUnits: false,
  options: { variableActionPoints: false, cautiousMovement: false },
  prices: {},
};

/** Title, date and length of the battle. */
export const firefight = createSlice({
  name: 'firefight',
  initialState,
  reducers: {},
});
