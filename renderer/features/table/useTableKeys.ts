import { type RefObject, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import type { AppDispatch, AppState } from '../../app/store.ts';
import type { BoardCamera } from '../../board/index.ts';
import { undo } from '../match/commandFlow.ts';
import { moveCursor, pickPointed, toggleSight } from '../sight/sightIntents.ts';
import { sightHeld, threatsToggled } from '../sight/sightSlice.ts';
import { SIGHT_KEY } from '../sight/useHeldSight.ts';
import { focusNextRegion, focusRegion, isOnBoard } from './focus.ts';
import { cancel, chooseAction, chooseNumber, chooseRollCaps, cycle, doPrimary } from './intents.ts';
import { asksPaymentToggled, cautiousToggled, helpToggled, overviewFlipped } from './tableSlice.ts';

const PAN = 90;
const ZOOM = 1.2;

type Deed = (dispatch: AppDispatch, camera: BoardCamera | null) => unknown;

/** Keys that work wherever the focus is, as long as nothing is being typed. */
const KEYS: Readonly<Record<string, Deed>> = {
  a: (dispatch) => dispatch(chooseAction('activate')),
  m: (dispatch) => dispatch(chooseAction('move')),
  e: (dispatch) => dispatch(chooseAction('enter')),
  f: (dispatch) => dispatch(chooseAction('fire')),
  r: (dispatch) => dispatch(chooseAction('rally')),
  v: (dispatch) => dispatch(chooseAction('pivot')),
  s: (dispatch) => dispatch(chooseAction('stall')),
  d: (dispatch) => dispatch(chooseAction('declareSpent')),
  p: (dispatch) => dispatch(chooseAction('pass')),
  c: (dispatch) => dispatch(asksPaymentToggled()),
  u: (dispatch) => dispatch(undo()),
  n: (dispatch) => dispatch(overviewFlipped()),
  l: () => focusRegion('log'),
  w: (dispatch) => dispatch(cautiousToggled()),
  t: (dispatch) => dispatch(threatsToggled()),
  [SIGHT_KEY]: (dispatch) => dispatch(sightHeld(true)),
  0: (dispatch) => dispatch(chooseRollCaps(0)),
  home: (_dispatch, camera) => camera?.fit(),
  '?': (dispatch) => dispatch(helpToggled()),
  '+': (_dispatch, camera) => camera?.zoomBy(ZOOM),
  '=': (_dispatch, camera) => camera?.zoomBy(ZOOM),
  '-': (_dispatch, camera) => camera?.zoomBy(1 / ZOOM),
  escape: (dispatch) => dispatch(cancel()),
};

/** Keys that buttons and lists need for themselves: only while the board has the focus. */
const BOARD_KEYS: Readonly<Record<string, Deed>> = {
  enter: (dispatch) => dispatch(doPrimary()),
  ' ': (dispatch) => dispatch(pickPointed()),
  arrowleft: (_dispatch, camera) => camera?.panBy(PAN, 0),
  arrowright: (_dispatch, camera) => camera?.panBy(-PAN, 0),
  arrowup: (_dispatch, camera) => camera?.panBy(0, PAN),
  arrowdown: (_dispatch, camera) => camera?.panBy(0, -PAN),
};

/** The same with the shift key. */
const SHIFT_KEYS: Readonly<Record<string, Deed>> = {
  [SIGHT_KEY]: (dispatch) => dispatch(toggleSight()),
};

const SHIFT_BOARD_KEYS: Readonly<Record<string, Deed>> = {
  arrowleft: (dispatch) => dispatch(moveCursor('left')),
  arrowright: (dispatch) => dispatch(moveCursor('right')),
  arrowup: (dispatch) => dispatch(moveCursor('up')),
  arrowdown: (dispatch) => dispatch(moveCursor('down')),
};

/** With the help page open; Escape is the page's own. */
const HELP_KEYS: Readonly<Record<string, Deed>> = {
  '?': (dispatch) => dispatch(helpToggled()),
};

export function useTableKeys(camera: RefObject<BoardCamera | null>): void {
  const dispatch = useAppDispatch();
  const floor = useAppSelector(selectFloor);
  useEffect(() => {
    if (floor === 'none') return;
    const press = (event: KeyboardEvent) => {
      const deed = floor === 'help' ? (HELP_KEYS[event.key] ?? null) : deedFor(event);
      if (!deed) return;
      event.preventDefault();
      deed(dispatch, camera.current);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [dispatch, camera, floor]);
}

/** What the keys are for: a dialog, the curtain or a running animation may have the floor. */
function selectFloor({ curtain, table, announcements, session }: AppState) {
  if (curtain.phase !== 'open') return 'none';
  if (table.helpOpen) return 'help';
  return announcements.length > 0 || session.busy ? 'none' : 'table';
}

function deedFor(event: KeyboardEvent): Deed | null {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (target instanceof HTMLInputElement || event.defaultPrevented || altKey) return null;
  const lower = key.toLowerCase();
  if (ctrlKey || metaKey) return lower === 'z' ? (dispatch) => dispatch(undo()) : null;
  const step = shiftKey ? -1 : 1;
  if (lower === 'f6') return () => focusNextRegion(step);
  const onBoard = isOnBoard(target);
  if (lower === 'tab') return onBoard ? (dispatch) => dispatch(cycle(step)) : null;
  if (/^[1-9]$/.test(key)) return (dispatch) => dispatch(chooseNumber(Number(key)));
  const shifted = shiftKey
    ? (SHIFT_KEYS[lower] ?? (onBoard ? SHIFT_BOARD_KEYS[lower] : undefined))
    : undefined;
  return shifted ?? KEYS[lower] ?? (onBoard ? (BOARD_KEYS[lower] ?? null) : null);
}
