import { createSlice } from '@reduxjs/toolkit';
import {
  actionTaken,
  initiativeDeclared,
  initiativeRolled,
  passed,
  roundStarted,
  turnStarted,
} from '../events/index.ts';
import type { Round } from '../state.ts';

const undeclared = () => ({ german: null, soviet: null });

const initialState: Round = {
  number: 0,
  turn: 0,
  initiative: null,
  passesInARow: 0,
  initiativeModifiers: undeclared(),
};

/** Where play stands in the sequence of rounds and turns (R2.0–R2.3). */
export const round = createSlice({
  name: 'round',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(roundStarted, (round, { payload }) => {
      round.number = payload.round;
      round.turn = 0;
      round.initiative = null;
      round.passesInARow = 0;
    });
    on.addCase(initiativeDeclared, (round, { payload }) => {
      round.initiativeModifiers[payload.side] = payload.modifier;
    });
    on.addCase(initiativeRolled, (round, { payload }) => {
      round.initiative = payload.winner;
      round.initiativeModifiers = undeclared();
    });
    on.addCase(turnStarted, (round, { payload }) => {
      round.turn = payload.turn;
    });
    on.addCase(actionTaken, (round) => {
      round.passesInARow = 0;
    });
    on.addCase(passed, (round) => {
      round.passesInARow += 1;
    });
  },
});
