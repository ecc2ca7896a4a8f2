import { type RefObject, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import type { AppDispatch, AppState } from '../../app/store.ts';
import type { BoardCamera } from '../../board/index.ts';
import { undo } from '../match/commandFlow.ts';
import { moveCursor, pickPointed, toggleSight } from '../sight/sightIntents.ts';
import { isSightOn, sightHeld, threatsToggled } from '../sight/sightSlice.ts';
import { SIGHT_KEY } from '../sight/useHeldSight.ts';
import { focusNextRegion, focusRegion, isOnBoard } from './focus.ts';
import { cancel, chooseAction, chooseNumber, chooseRollCaps, cycle, doPrimary } from './intents.ts';
import { asksPaymentToggled, cautiousToggled, helpToggled, overviewFlipped } from './tableSlice.ts';

const PAN = 90;
const ZOOM = 1.2;

type Deed = (dispatch: AppDispatch, camera: BoardCamera | null) => unknown;
type Deeds = Readonly<Record<string, Deed>>;

/** A key, in lower case, and where it was pressed. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  readonly control: boolean;
  readonly onBoard: boolean;
}

/** Keys that work wherever the focus is, as long as nothing is being typed. */
const KEYS: Deeds = {
  n: (dispatch) => dispatch(overviewFlipped()),
  l: () => focusRegion('log'),
  t: (dispatch) => dispatch(threatsToggled()),
  [SIGHT_KEY]: (dispatch) => dispatch(sightHeld(true)),
  home: (_dispatch, camera) => camera?.fit(),
  '?': (dispatch) => dispatch(helpToggled()),
  '+': (_dispatch, camera) => camera?.zoomBy(ZOOM),
  '=': (_dispatch, camera) => camera?.zoomBy(ZOOM),
  '-': (_dispatch, camera) => camera?.zoomBy(1 / ZOOM),
  escape: (dispatch) => dispatch(cancel()),
};

/** Keys that buttons and lists need for themselves: only while the board has the focus. */
const BOARD_KEYS: Deeds = {
  ' ': (dispatch) => dispatch(pickPointed()),
  arrowleft: (_dispatch, camera) => camera?.panBy(PAN, 0),
  arrowright: (_dispatch, camera) => camera?.panBy(-PAN, 0),
  arrowup: (_dispatch, camera) => camera?.panBy(0, PAN),
  arrowdown: (_dispatch, camera) => camera?.panBy(0, -PAN),
};

/** The same with the shift key. */
const SHIFT_KEYS: Deeds = {
  [SIGHT_KEY]: (dispatch) => dispatch(toggleSight()),
};

const SHIFT_BOARD_KEYS: Deeds = {
  arrowleft: (dispatch) => dispatch(moveCursor('left')),
  arrowright: (dispatch) => dispatch(moveCursor('right')),
  arrowup: (dispatch) => dispatch(moveCursor('up')),
  arrowdown: (dispatch) => dispatch(moveCursor('down')),
};

/** Keys that play the match, or prepare what is to be played. */
const PLAY_KEYS: Deeds = {
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
  w: (dispatch) => dispatch(cautiousToggled()),
  0: (dispatch) => dispatch(chooseRollCaps(0)),
};

const PLAY_BOARD_KEYS: Deeds = {
  enter: (dispatch) => dispatch(doPrimary()),
  tab: (dispatch) => dispatch(cycle(1)),
};

const SHIFT_PLAY_BOARD_KEYS: Deeds = {
  tab: (dispatch) => dispatch(cycle(-1)),
};

/** What the keys that play do while the player looks from hex to hex. */
const LOOKING_KEYS: Deeds = {
  enter: (dispatch) => dispatch(pickPointed()),
};

/** With the help page open; Escape is the page's own. */
const HELP_KEYS: Deeds = {
  '?': (dispatch) => dispatch(helpToggled()),
};

export function useTableKeys(camera: RefObject<BoardCamera | null>): void {
  const dispatch = useAppDispatch();
  const floor = useAppSelector(selectFloor);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const deed = isMeantForKeys(event) ? deedOf(floor, pressOf(event)) : null;
      if (!deed) return;
      event.preventDefault();
      deed(dispatch, camera.current);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [dispatch, camera, floor]);
}

type Floor = 'none' | 'help' | 'sight' | 'table';

/** What the keys are for: a dialog, the curtain or a running animation may have the floor. */
export function selectFloor({ curtain, table, announcements, session, sight }: AppState): Floor {
  if (curtain.phase !== 'open') return 'none';
  if (table.helpOpen) return 'help';
  if (announcements.length > 0 || session.busy) return 'none';
  return isSightOn(sight) ? 'sight' : 'table';
}

function isMeantForKeys({ target, defaultPrevented, altKey }: KeyboardEvent): boolean {
  return !(target instanceof HTMLInputElement || defaultPrevented || altKey);
}

function pressOf({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent): KeyPress {
  return {
    key: key.toLowerCase(),
    shift: shiftKey,
    control: ctrlKey || metaKey,
    onBoard: isOnBoard(target),
  };
}

/** What a key does, or null where it is none of the table's. */
export function deedOf(floor: Floor, press: KeyPress): Deed | null {
  if (floor === 'none') return null;
  if (floor === 'help') return HELP_KEYS[press.key] ?? null;
  const played = playDeed(press);
  if (!played) return tableDeed(press);
  // What is played is not drawn while the player looks: he would do it blindly, by habit.
  return floor === 'sight' ? (LOOKING_KEYS[press.key] ?? nothing) : played;
}

function nothing(): void {}

function playDeed({ key, shift, control, onBoard }: KeyPress): Deed | null {
  if (control) return key === 'z' ? (dispatch) => dispatch(undo()) : null;
  if (/^[1-9]$/.test(key)) return (dispatch) => dispatch(chooseNumber(Number(key)));
  const shifted = shift && onBoard ? SHIFT_PLAY_BOARD_KEYS[key] : undefined;
  return shifted ?? PLAY_KEYS[key] ?? (onBoard ? (PLAY_BOARD_KEYS[key] ?? null) : null);
}

function tableDeed({ key, shift, control, onBoard }: KeyPress): Deed | null {
  if (control) return null;
  if (key === 'f6') return () => focusNextRegion(shift ? -1 : 1);
  const shifted = shift
    ? (SHIFT_KEYS[key] ?? (onBoard ? SHIFT_BOARD_KEYS[key] : undefined))
    : undefined;
  return shifted ?? KEYS[key] ?? (onBoard ? (BOARD_KEYS[key] ?? null) : null);
}
