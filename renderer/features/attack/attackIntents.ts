import type { UnitId } from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import type { AppThunk } from '../../app/store.ts';
import { submit } from '../match/commandFlow.ts';
import { explain } from '../table/explain.ts';
import { attempt } from '../table/paying.ts';
import { selectSelectedUnit } from '../table/playSelectors.ts';
import { aimTaken, modeChosen } from '../table/tableSlice.ts';
import { selectAim, selectRollAction, selectTargets } from './attackSelectors.ts';

/** Aims the selected unit at a hex, or says why it cannot fire there. */
export function aimAt(hex: HexId, unit: UnitId | null = null): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const attacker = selectSelectedUnit(state);
    if (!attacker) return;
    if (selectTargets(state).has(hex)) dispatch(aimTaken({ hex, unit }));
    else dispatch(explain({ kind: 'attack', unit: attacker.id, hex, rolls: [] }));
  };
}

/** The next hex that can be fired at; the first where none is aimed at yet. */
export function cycleTargets(step: 1 | -1): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const hexes = [...selectTargets(state).keys()];
    if (hexes.length === 0) {
      dispatch(modeChosen('fire'));
      return;
    }
    const current = hexes.indexOf(state.table.aim ?? '');
    const start = current === -1 && step === -1 ? 0 : current;
    const hex = hexes[(start + step + hexes.length) % hexes.length];
    if (hex !== undefined) dispatch(aimTaken({ hex, unit: null }));
  };
}

/** Fires, or rallies: whatever is prepared, once it is paid for. */
export function fireAway(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const action = selectRollAction(getState());
    if (action) await dispatch(attempt(action));
  };
}

/** The next roll of an attack whose rolls are made one by one (R7.7). */
export function roll(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const aim = selectAim(getState());
    if (!aim?.rolling) return;
    await dispatch(submit({ kind: 'rollAttack', target: aim.unit.unit, modifier: aim.caps }));
  };
}
