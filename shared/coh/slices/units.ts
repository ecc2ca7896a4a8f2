import { createSlice, type Draft } from '@reduxjs/toolkit';
import {
  actionTaken,
  activationEnded,
  hitMarkerDrawn,
  hitMarkerShown,
  hitMarkerUnseen,
  rallyRolled,
  roundStarted,
  turnStarted,
  unitDestroyed,
  unitEntered,
  unitExposed,
  unitFaced,
  unitMoved,
  unitPivoted,
  unitRevealed,
  unitsClosedIn,
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
      for (const unit of Object.values(all)) {
        unit.spent = false;
        unit.exposed = false;
      }
    });
    // R5.0.1: only the opponent's very next turn finds it exposed.
    on.addCase(turnStarted, (all, { payload }) => {
      for (const unit of Object.values(all)) if (unit.side === payload.side) unit.exposed = false;
    });
    on.addCase(activationEnded, (all, { payload }) => {
      for (const id of payload.units) change(all, id, (unit) => (unit.spent = true));
    });
    on.addCase(actionTaken, (all, { payload }) => {
      if (payload.by === 'opportunity' && payload.unit)
        change(all, payload.unit, (unit) => (unit.spent = true));
    });
    on.addCase(unitMoved, (all, { payload }) => {
      change(all, payload.unit, (unit) => {
        unit.hex = payload.to;
        unit.closedInBy = [];
      });
      noLongerCloseIn(all, payload.unit);
    });
    on.addCase(unitEntered, (all, { payload }) => {
      all[payload.unit.id] = payload.unit as Draft<Unit>;
    });
    on.addCase(unitExposed, (all, { payload }) => {
      change(all, payload.unit, (unit) => (unit.exposed = true));
    });
    on.addCase(unitsClosedIn, (all, { payload }) => {
      const { enemy, from } = payload;
      for (const id of payload.units)
        change(all, id, (unit) => unit.closedInBy.push({ enemy, from }));
    });
    on.addCase(unitFaced, (all, { payload }) => {
      change(all, payload.unit, (unit) => (unit.facing = payload.facing));
    });
    on.addCase(unitPivoted, (all, { payload }) => {
      change(all, payload.unit, (unit) => (unit.facing = payload.to));
    });
    on.addCase(unitRevealed, (all, { payload }) => {
      all[payload.unit.id] = { ...(payload.unit as Draft<Unit>), hidden: false };
    });
    on.addCase(hitMarkerDrawn, (all, { payload: { unit: id, marker } }) => {
      const shown = marker === 'killed';
      change(all, id, (unit) => (unit.hit = { marker, shown, unseenFor: [] }));
    });
    on.addCase(hitMarkerShown, (all, { payload: { unit: id, marker } }) => {
      change(all, id, (unit) => (unit.hit = { marker, shown: true, unseenFor: [] }));
    });
    on.addCase(hitMarkerUnseen, (all, { payload: { unit: id, ability } }) => {
      change(all, id, (unit) => unit.hit?.unseenFor.push(ability));
    });
    on.addCase(rallyRolled, (all, { payload }) => {
      if (payload.recovered) change(all, payload.unit, (unit) => (unit.hit = null));
    });
    on.addCase(unitDestroyed, (all, { payload }) => {
      delete all[payload.unit];
      noLongerCloseIn(all, payload.unit);
    });
  },
});

function change(all: Draft<Units>, id: UnitId, write: (unit: Draft<Unit>) => void): void {
  const unit = Object.hasOwn(all, id) ? all[id] : undefined;
  if (unit) write(unit);
}

/** only enemies who are still in the hex bar a way out of it. */
function noLongerCloseIn(all: Draft<Units>, gone: UnitId): void {
  for (const unit of Object.values(all))
    if (unit.closedInBy.some(({ enemy }) => enemy === gone))
      unit.closedInBy = unit.closedInBy.filter(({ enemy }) => enemy !== gone);
}
