import { createSlice } from '@reduxjs/toolkit';
import { activationEnded, roundStarted, unitEntered } from '../events/index.ts';
import type { Reinforcement } from '../state.ts';

const initialState: readonly Reinforcement[] = [];

/** Units that wait off the map until they are due, and then until they enter (R5.1). */
export const reinforcements = createSlice({
  name: 'reinforcements',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(roundStarted, (waiting) => {
      for (const unit of waiting) unit.spent = false;
    });
    on.addCase(activationEnded, (waiting, { payload }) => {
      for (const unit of waiting) if (payload.units.includes(unit.id)) unit.spent = true;
    });
    on.addCase(unitEntered, (waiting, { payload }) =>
      waiting.filter(({ id }) => id !== payload.unit.id),
    );
  },
});
