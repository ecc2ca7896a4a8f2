import { createSlice, type Draft } from '@reduxjs/toolkit';
import {
  actionTaken,
  activationEnded,
  roundStarted,
  unitFaced,
  unitMoved,
  unitPivoted,
  unitRevealed,
} from '../events/index.ts';
import type { Unit, UnitId, Units } from '../state.ts';

const initialState: Units = {};

/**
 * The counters. A seat does not hold the other side's hidden units, so an event may name a unit
 * that is not here: there is then nothing to write down.
 */
export const units = createSlice({
  name: 'units',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(roundStarted, (all) => {
      for (const unit of Object.values(all)) unit.spent = false;
    });
    on.addCase(activationEnded, (all, { payload }) => {
      for (const id of payload.units) change(all, id, (unit) => (unit.spent = true));
    });
    on.addCase(actionTaken, (all, { payload }) => {
      if (payload.by === 'opportunity' && payload.unit)
        change(all, payload.unit, (unit) => (unit.spent = true));
    });
    on.addCase(unitMoved, (all, { payload }) => {
      change(all, payload.unit, (unit) => (unit.hex = payload.to));
    });
    on.addCase(unitFaced, (all, { payload }) => {
      change(all, payload.unit, (unit) => (unit.facing = payload.facing));
    });
    on.addCase(unitPivoted, (all, { payload }) => {
      change(all, payload.unit, (unit) => (unit.facing = payload.to));
    });
    on.addCase(unitRevealed, (all, { payload }) => {
      all[payload.unit.id] = { ...payload.unit, hidden: false };
    });
  },
});

function change(all: Draft<Units>, id: UnitId, write: (unit: Draft<Unit>) => void): void {
  const unit = Object.hasOwn(all, id) ? all[id] : undefined;
  if (unit) write(unit);
}
