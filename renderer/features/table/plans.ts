import type { CohCommand } from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import type { AppState, AppThunk } from '../../app/store.ts';
import { selectDestination, selectReach } from './selectors.ts';
import { wayPlanned } from './tableSlice.ts';

/** The hex on the way to the destination that the selected unit would enter next. */
export function nextOfPlan(state: AppState): HexId | null {
  return selectReach(state).ways.get(selectDestination(state) ?? '')?.path[1] ?? null;
}

export function isNextOfPlan(state: AppState, command: CohCommand): boolean {
  return (
    command.kind === 'moveUnit' &&
    command.unit === state.table.selectedUnit &&
    command.to === nextOfPlan(state)
  );
}

export function planWay(hex: HexId | null): AppThunk {
  return (dispatch, getState) => {
    const { seat, table } = getState();
    if (!seat) return;
    const plan = hex !== null && table.selectedUnit ? { unit: table.selectedUnit, hex } : null;
    dispatch(wayPlanned({ side: seat.side, plan }));
  };
}
