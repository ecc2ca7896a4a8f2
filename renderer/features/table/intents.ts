import { type CohCommand, statusOf, type UnitId, unitsOf } from '../../../shared/coh/index.ts';
import {
  type Direction,
  DIRECTIONS,
  directionTo,
  type HexId,
  hexGrid,
  hexId,
  hexIndex,
  neighbour,
  NO_HEX,
} from '../../../shared/hex/index.ts';
import type { AppState, AppThunk } from '../../app/store.ts';
import { aimAt, cycleTargets, fireAway, roll } from '../attack/attackIntents.ts';
import { allowedCaps, selectRollKey, selectTargets } from '../attack/attackSelectors.ts';
import { type ActionId, activeActor, isOnMap } from '../match/actions.ts';
import { submit } from '../match/commandFlow.ts';
import type { UnitAction } from '../match/payments.ts';
import type { PrimaryAction } from '../match/promptParts.ts';
import { entryAt, stepTo } from '../match/reach.ts';
import { closeGame } from '../match/seatFlow.ts';
import { noticeShown } from '../notices/noticesSlice.ts';
import { stopLooking } from '../sight/sightIntents.ts';
import { selectSightOn } from '../sight/sightSelectors.ts';
import { hexPicked, sightEnded } from '../sight/sightSlice.ts';
import { attempt, pay } from './paying.ts';
import {
  selectDecision,
  selectPlayed,
  selectSelectedActor,
  selectSelectedUnit,
} from './playSelectors.ts';
import {
  selectActions,
  selectDestination,
  selectFacingChoice,
  selectPaymentOptions,
  selectPrompt,
  selectReach,
} from './selectors.ts';
import {
  aimedUnitChosen,
  modeChosen,
  OWN_ROLL,
  paymentAsked,
  rollCapsChosen,
  unitSelected,
} from './tableSlice.ts';
import { nextOfPlan, planWay } from './plans.ts';

/** A hex next to the unit is entered; a further one becomes the plan. Who looks about does neither. */
export function chooseHex(hex: HexId): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    if (selectSightOn(state)) {
      dispatch(hexPicked(hex));
      return;
    }
    const reach = selectReach(state);
    if (state.session.busy || selectFacingChoice(state)) return;
    const step = reach.nextHexes.has(hex) || isNextTo(state, hex) ? stepOnto(state, hex) : null;
    // An enemy within reach is aimed at first: the panel then offers the way into his hex.
    if (state.table.mode === 'fire' || selectTargets(state).has(hex)) dispatch(aimAt(hex));
    else if (step) await dispatch(attempt(step));
    else if (reach.destinations.some((destination) => destination.hex === hex))
      dispatch(planWay(hex));
    else dispatch(unitSelected(null));
  };
}

/** A hex beside the selected own unit: what cannot be entered there at least says why. */
function isNextTo(state: AppState, hex: HexId): boolean {
  const unit = selectSelectedUnit(state);
  if (!unit || !state.match || unit.side !== state.seat?.side) return false;
  const grid = hexGrid(state.match.board.placements);
  return directionTo(grid, hexIndex(grid, unit.hex), hexIndex(grid, hex)) !== null;
}

/** The step of the selected unit onto a hex, or onto the map. */
function stepOnto(state: AppState, to: HexId): UnitAction | null {
  const played = selectPlayed(state);
  const actor = selectSelectedActor(state);
  if (!played || !actor) return null;
  const { cautious } = state.table;
  return isOnMap(actor)
    ? stepTo(played.view, actor, to, cautious)
    : entryAt(played.view, actor, to, cautious);
}

/**
 * A counter that can be fired at is aimed at; any other is selected, also one in a reachable hex:
 * moving onto it is done by its hex.
 */
export function chooseUnit(unit: UnitId): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const decision = selectDecision(state)?.kind;
    const hex = state.match?.units[unit]?.hex;
    if (selectSightOn(state)) {
      if (hex !== undefined) dispatch(hexPicked(hex));
      return;
    }
    if (state.session.busy || decision === 'chooseFacing') return;
    if (decision === 'rollAttack') dispatch(aimedUnitChosen(unit));
    else if (hex !== undefined && isAimedAt(state, unit, hex)) dispatch(aimAt(hex, unit));
    else dispatch(unitSelected(unit));
  };
}

/** In the middle of aiming every counter is a target, if only to hear why it is none. */
function isAimedAt(state: AppState, unit: UnitId, hex: HexId): boolean {
  const { match, seat, table } = state;
  const enemy = match?.units[unit]?.side !== seat?.side;
  return selectTargets(state).has(hex)
    ? enemy || table.aim === hex
    : table.mode === 'fire' && enemy;
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

/**
 * A digit: the so-many-th way to pay where that is asked, CAPs where a roll is prepared, otherwise a
 * hexside clockwise from north.
 */
export function chooseNumber(number: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    const direction = DIRECTIONS[number - 1];
    if (state.table.toPay) {
      const option = selectPaymentOptions(state)[number - 1];
      if (option) await dispatch(pay(option));
    } else if (selectRollKey(state) !== null) dispatch(chooseRollCaps(number));
    else if (direction !== undefined) await dispatch(chooseHexside(direction));
  };
}

/** CAPs on the roll that is being prepared, if there is one and so many are allowed. */
export function chooseRollCaps(caps: number): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const key = selectRollKey(state);
    // A digit says how many: whether they raise or lower the roll, the target says.
    const choice = allowedCaps(state).find((one) => Math.abs(one) === caps);
    if (key !== null && choice !== undefined) dispatch(rollCapsChosen({ roll: key, caps: choice }));
  };
}

/** Faces a hexside where a facing is asked for, otherwise moves across it. */
function chooseHexside(direction: Direction): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    if (selectFacingChoice(state)) return dispatch(chooseFacing(direction));
    const unit = selectSelectedUnit(state);
    const played = selectPlayed(state);
    if (!unit || !played || state.table.mode !== 'move') return;
    const grid = hexGrid(played.view.board.placements);
    const to = neighbour(grid, hexIndex(grid, unit.hex), direction);
    if (to !== NO_HEX)
      await dispatch(attempt(stepTo(played.view, unit, hexId(grid, to), state.table.cautious)));
  };
}

/**
 * An action by its button or its key. Keys do not come here while the player looks from hex to hex,
 * see useTableKeys; a button is pressed on purpose, and then what it does is to be seen.
 */
export function chooseAction(id: ActionId): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(sightEnded());
    const item = selectActions(getState()).find((action) => action.id === id);
    if (!item) return;
    if (item.reason) {
      const { text, rule } = item.reason;
      dispatch(noticeShown(rule === null ? { text } : { text, rule }));
      // Whoever finds no target may want to see why: the field of fire shows it.
      if (id === 'fire' && selectSelectedUnit(getState())) dispatch(modeChosen('fire'));
      return;
    }
    const command = COMMANDS_OF[id];
    if (command) await dispatch(submit(command));
    else if (id === 'stall') await dispatch(attempt({ kind: 'stall' }));
    else if (id === 'activate') await dispatch(activate());
    else if (id === 'enter') dispatch(modeChosen('move'));
    else if (id === 'fire') dispatch(cycleTargets(1));
    else if (id === 'move' || id === 'pivot' || id === 'rally') dispatch(modeChosen(id));
  };
}

const COMMANDS_OF: Readonly<Partial<Record<ActionId, CohCommand>>> = {
  declareSpent: { kind: 'declareSpent' },
  pass: { kind: 'pass' },
};

/** R3.0.1: where AP are rolled, CAPs may be put on the roll first. */
function activate(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    const actor = selectSelectedActor(state);
    const rolled = state.match?.firefight.options.variableActionPoints ?? false;
    if (!actor) return;
    if (rolled && state.table.mode !== 'activate') {
      dispatch(modeChosen('activate'));
      return;
    }
    const modifier = rolled ? (state.table.rollCaps[OWN_ROLL] ?? 0) : 0;
    await dispatch(submit({ kind: 'activateUnit', unit: actor.id, modifier }));
    dispatch(modeChosen('move'));
  };
}

const PRIMARY: Readonly<Record<PrimaryAction, () => AppThunk<Promise<void>>>> = {
  leave: closeGame,
  activate,
  fire: fireAway,
  rally: fireAway,
  roll,
  selectActive,
  keepFacing,
  moveOn,
};

/** Enter, and the main button of the prompt; of sight see chooseAction. */
export function doPrimary(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(sightEnded());
    const action = selectPrompt(getState())?.primary?.action;
    if (action) await dispatch(PRIMARY[action]());
  };
}

function selectActive(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const played = selectPlayed(getState());
    if (played) dispatch(unitSelected(activeActor(played.view, played.seat.side)?.id ?? null));
  };
}

function keepFacing(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    const waiting = state.match?.units[selectFacingChoice(state)?.unit ?? ''];
    if (waiting) await dispatch(chooseFacing(waiting.facing));
  };
}

function moveOn(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    const next = nextOfPlan(state);
    const step = next === null ? null : stepOnto(state, next);
    if (step) await dispatch(attempt(step));
  };
}

/** Escape takes back the last thing begun, one at a time. */
export function cancel(): AppThunk {
  return (dispatch, getState) => {
    if (dispatch(stopLooking())) return;
    const state = getState();
    const { table } = state;
    // What is done is done: its facing or its rolls must follow, there is nothing to go back to.
    if (selectDecision(state)?.kind !== 'takeTurn') return;
    if (table.toPay) dispatch(paymentAsked(null));
    else if (table.mode !== 'move') dispatch(modeChosen('move'));
    else if (selectDestination(state) !== null) dispatch(planWay(null));
    else dispatch(unitSelected(null));
  };
}

/** Tab: the next hex to aim at where a shot is prepared, otherwise the next own usable unit. */
export function cycle(step: 1 | -1): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    if (state.table.mode === 'fire') dispatch(cycleTargets(step));
    else dispatch(cycleUnits(step));
  };
}

function cycleUnits(step: 1 | -1): AppThunk {
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
