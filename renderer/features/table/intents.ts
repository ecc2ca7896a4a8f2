import { type CohCommand, statusOf, type UnitId, unitsOf } from '../../../shared/coh/index.ts';
import {
  type Direction,
  DIRECTIONS,
  type HexId,
  hexGrid,
  hexId,
  hexIndex,
  neighbour,
  NO_HEX,
} from '../../../shared/hex/index.ts';
import type { AppState, AppThunk } from '../../app/store.ts';
import { type ActionId, activeUnit } from '../match/actions.ts';
import { submit } from '../match/commandFlow.ts';
import {
  obviousPayment,
  type PaymentOption,
  paymentOptions,
  type PricedAction,
} from '../match/payments.ts';
import { closeGame } from '../match/seatFlow.ts';
import { explain } from './explain.ts';
import {
  selectActions,
  selectAnnouncing,
  selectDecision,
  selectDestination,
  selectFacingChoice,
  selectPaymentOptions,
  selectPlayed,
  selectPrompt,
  selectReach,
  selectSelectedUnit,
} from './selectors.ts';
import { modeChosen, paymentAsked, unitSelected, wayPlanned } from './tableSlice.ts';

/** Does the action if it is plain how to pay for it; asks otherwise. */
export function attempt(action: PricedAction): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const played = selectPlayed(getState());
    if (!played || selectAnnouncing(getState())) return;
    const { view, seat } = played;
    const options = paymentOptions(view, seat.side, seat.legal, action);
    const obvious = getState().table.asksPayment ? null : obviousPayment(options);
    if (obvious) await dispatch(pay(obvious));
    else if (options.length > 0) dispatch(paymentAsked(action));
    else if (action.kind !== 'stall') dispatch(explain(action));
  };
}

export function pay({ commands }: PaymentOption): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    dispatch(paymentAsked(null));
    // Before it is done, because afterwards the other side may already sit here.
    if (!commands.some((command) => isNextOfPlan(state, command))) dispatch(planWay(null));
    for (const command of commands) if (!(await dispatch(submit(command)))) return;
    dispatch(modeChosen('move'));
  };
}

/** The hex on the way to the destination that the selected unit would enter next. */
function nextOfPlan(state: AppState): HexId | null {
  return selectReach(state).ways.get(selectDestination(state) ?? '')?.path[1] ?? null;
}

function isNextOfPlan(state: AppState, command: CohCommand): boolean {
  return (
    command.kind === 'moveUnit' &&
    command.unit === state.table.selectedUnit &&
    command.to === nextOfPlan(state)
  );
}

function planWay(hex: HexId | null): AppThunk {
  return (dispatch, getState) => {
    const { seat, table } = getState();
    if (!seat) return;
    const plan = hex !== null && table.selectedUnit ? { unit: table.selectedUnit, hex } : null;
    dispatch(wayPlanned({ side: seat.side, plan }));
  };
}

/** A hex next to the unit is entered; a further one becomes the plan. */
export function chooseHex(hex: HexId): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    const unit = selectSelectedUnit(state);
    const reach = selectReach(state);
    if (state.session.busy || selectFacingChoice(state)) return;
    if (unit && reach.nextHexes.has(hex))
      await dispatch(attempt({ kind: 'move', unit: unit.id, to: hex }));
    else if (reach.destinations.some((destination) => destination.hex === hex))
      dispatch(planWay(hex));
    else dispatch(unitSelected(null));
  };
}

/** A counter that stands in a reachable hex is still selected: moving onto it is done by its hex. */
export function chooseUnit(unit: UnitId): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    if (state.session.busy || selectDecision(state)?.kind === 'chooseFacing') return;
    dispatch(unitSelected(unit));
  };
}

/** The answer to a facing that is asked for, after a move or for a pivot. */
export function chooseFacing(facing: Direction): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const choice = selectFacingChoice(getState());
    if (!choice) return;
    if (selectDecision(getState())?.kind === 'chooseFacing')
      await dispatch(submit({ kind: 'faceUnit', facing }));
    else await dispatch(attempt({ kind: 'pivot', unit: choice.unit, facing }));
  };
}

/** A digit: the so-many-th way to pay where that is asked, otherwise a hexside clockwise from north. */
export function chooseNumber(number: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const direction = DIRECTIONS[number - 1];
    if (getState().table.toPay) {
      const option = selectPaymentOptions(getState())[number - 1];
      if (option) await dispatch(pay(option));
    } else if (direction !== undefined) await dispatch(chooseHexside(direction));
  };
}

/** Faces a hexside where a facing is asked for, otherwise moves across it. */
function chooseHexside(direction: Direction): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    if (selectFacingChoice(state)) return dispatch(chooseFacing(direction));
    const unit = selectSelectedUnit(state);
    const played = selectPlayed(state);
    if (!unit || !played) return;
    const grid = hexGrid(played.view.board.placements);
    const to = neighbour(grid, hexIndex(grid, unit.hex), direction);
    if (to !== NO_HEX)
      await dispatch(attempt({ kind: 'move', unit: unit.id, to: hexId(grid, to) }));
  };
}

export function chooseAction(id: ActionId): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const item = selectActions(getState()).find((action) => action.id === id);
    if (!item || item.reason) return;
    const unit = selectSelectedUnit(getState());
    if (id === 'activate' && unit) await dispatch(submit({ kind: 'activateUnit', unit: unit.id }));
    if (id === 'move' || id === 'pivot') dispatch(modeChosen(id));
    if (id === 'stall') await dispatch(attempt({ kind: 'stall' }));
    if (id === 'declareSpent') await dispatch(submit({ kind: 'declareSpent' }));
    if (id === 'pass') await dispatch(submit({ kind: 'pass' }));
  };
}

/** Enter, and the brass button of the prompt. */
export function doPrimary(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    const played = selectPlayed(state);
    const action = selectPrompt(state)?.primary?.action;
    if (!played || !action) return;
    const { view, seat } = played;
    if (action === 'leave') await dispatch(closeGame());
    if (action === 'activate') await dispatch(chooseAction('activate'));
    if (action === 'selectActive') dispatch(unitSelected(activeUnit(view, seat.side)?.id ?? null));
    if (action === 'keepFacing') {
      const waiting = view.units[selectFacingChoice(state)?.unit ?? ''];
      if (waiting) await dispatch(chooseFacing(waiting.facing));
    }
    if (action === 'moveOn') {
      const unit = selectSelectedUnit(state);
      const next = nextOfPlan(state);
      if (unit && next !== null) await dispatch(attempt({ kind: 'move', unit: unit.id, to: next }));
    }
  };
}

/** Escape takes back the last thing begun, one at a time. */
export function cancel(): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const { table } = state;
    // The move is made: its facing must be chosen, there is nothing to go back to.
    if (selectDecision(state)?.kind === 'chooseFacing') return;
    if (table.toPay) dispatch(paymentAsked(null));
    else if (table.mode === 'pivot') dispatch(modeChosen('move'));
    else if (selectDestination(state) !== null) dispatch(planWay(null));
    else dispatch(unitSelected(null));
  };
}

/** Tab: the next own unit that is not spent. */
export function cycleUnits(step: 1 | -1): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const played = selectPlayed(state);
    if (!played || selectDecision(state)?.kind !== 'takeTurn') return;
    const { view, seat } = played;
    const usable = unitsOf(view, seat.side).filter((unit) => statusOf(view, unit) !== 'spent');
    if (usable.length === 0) return;
    const current = usable.findIndex((unit) => unit.id === state.table.selectedUnit);
    const start = current === -1 && step === -1 ? 0 : current;
    const next = usable[(start + step + usable.length) % usable.length];
    dispatch(unitSelected(next?.id ?? null));
  };
}
