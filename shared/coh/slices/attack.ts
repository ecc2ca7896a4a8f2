import { createSlice } from '@reduxjs/toolkit';
import { attackDeclared, attackEnded, attackResolved } from '../events/index.ts';
import type { Attack } from '../state.ts';

/** The attack under way, from its first roll to its effects (R7.7). */
export const attack = createSlice({
  name: 'attack',
  initialState: (): Attack | null => null,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(attackDeclared, (_none, { payload: { side, attacker, hex, targets } }) => {
      const begun: Attack = { side, attacker, hex, targets, results: [] };
      return begun;
    });
    on.addCase(attackResolved, (running, { payload: { target, hits } }) => {
      running?.results.push({ unit: target, hits });
    });
    on.addCase(attackEnded, () => null);
  },
});
