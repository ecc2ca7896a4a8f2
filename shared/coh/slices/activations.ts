import { createSlice } from '@reduxjs/toolkit';
import { activationEnded, unitActivated, unitDestroyed } from '../events/index.ts';
import type { Side } from '../sides.ts';
import type { Activation } from '../state.ts';

const initialState: Record<Side, Activation | null> = { german: null, soviet: null };

/** Each side's running activation: the units that draw on its pool of AP (R2.2-4, R9.0). */
export const activations = createSlice({
  name: 'activations',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(unitActivated, (running, { payload }) => {
      running[payload.side] = { units: [payload.unit] };
    });
    on.addCase(activationEnded, (running, { payload }) => {
      running[payload.side] = null;
    });
    on.addCase(unitDestroyed, (running, { payload }) => {
      const activation = running[payload.side];
      if (activation?.units.includes(payload.unit))
        running[payload.side] = { units: activation.units.filter((id) => id !== payload.unit) };
    });
  },
});
