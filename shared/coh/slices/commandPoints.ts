import { createSlice } from '@reduxjs/toolkit';
import type { UnitTypeId } from '../content/units.ts';
import {
  actionTaken,
  activationRolled,
  attackResolved,
  initiativeDeclared,
  rallyRolled,
  roundStarted,
  unitDestroyed,
} from '../events/index.ts';
import { ceilingOf } from '../rules/queries.ts';
import { SIDES, type Side } from '../sides.ts';

interface Track {
  start: number;
  lost: UnitTypeId[];
  current: number;
}

const empty = (): Track => ({ start: 0, lost: [], current: 0 });

const initialState: Record<Side, Track> = { german: empty(), soviet: empty() };

/** The blue track: CAPs of each side for this round (R3.2). */
export const commandPoints = createSlice({
  name: 'commandPoints',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(roundStarted, (tracks, { payload }) => {
      for (const side of SIDES) tracks[side].current = payload.commandPoints[side];
    });
    on.addCase(actionTaken, (tracks, { payload }) => {
      tracks[payload.side].current -= payload.commandPoints;
    });
    // R7.3-2, A-03: the ceiling falls at once, and what is above it with it.
    on.addCase(unitDestroyed, (tracks, { payload }) => {
      const track = tracks[payload.side];
      track.lost.push(payload.type);
      track.current = Math.min(track.current, ceilingOf(track));
    });
    // R3.2.3: each roll is changed by CAPs of the side that makes it.
    for (const roll of [initiativeDeclared, activationRolled, attackResolved, rallyRolled])
      on.addMatcher(roll.match, (tracks, { payload }) => {
        tracks[payload.side].current -= Math.abs(payload.modifier);
      });
  },
});
