import { battlefieldOf } from '../../../shared/coh/index.ts';
import {
  type Direction,
  type HexId,
  hexId,
  hexIndex,
  isPlayable,
  neighbour,
  NO_HEX,
} from '../../../shared/hex/index.ts';
import type { AppState, AppThunk } from '../../app/store.ts';
import { selectSelectedUnit } from '../table/playSelectors.ts';
import { hexHovered } from '../table/tableSlice.ts';
import { selectSightOn } from './sightSelectors.ts';
import { cursorMoved, hexPicked, pickReleased, sightHeld, sightKept } from './sightSlice.ts';

/** Switches the sight of hexes on until it is switched off, or off however it was switched on. */
export function toggleSight(): AppThunk {
  return (dispatch, getState) => {
    const on = selectSightOn(getState());
    dispatch(sightHeld(false));
    dispatch(sightKept(!on));
  };
}

/** Escape: one pick after the other, then the sight itself. False if there was nothing of it. */
export function stopLooking(): AppThunk<boolean> {
  return (dispatch, getState) => {
    const state = getState();
    if (!selectSightOn(state)) return false;
    if (state.sight.from !== null) dispatch(pickReleased());
    else dispatch(toggleSight());
    return true;
  };
}

/** Picks the hex that the keys point at. */
export function pickPointed(): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const hex = state.table.hoveredHex ?? selectSelectedUnit(state)?.hex ?? null;
    if (selectSightOn(state) && hex !== null) dispatch(hexPicked(hex));
  };
}

export type CursorKey = 'up' | 'down' | 'left' | 'right';

/** Points at the next hex, as the mouse would. */
export function moveCursor(key: CursorKey): AppThunk {
  return (dispatch, getState) => {
    const hex = nextHex(getState(), key);
    if (hex === null) return;
    dispatch(hexHovered(hex));
    dispatch(cursorMoved(hex));
  };
}

function nextHex(state: AppState, key: CursorKey): HexId | null {
  if (!state.match) return null;
  const { grid } = battlefieldOf(state.match.board);
  const start = state.table.hoveredHex ?? state.sight.from ?? selectSelectedUnit(state)?.hex;
  if (start === undefined) return hexId(grid, middleOf(grid.playable));
  const from = hexIndex(grid, start);
  const column = grid.axials[from]?.q ?? 0;
  const to = sides(key, column)
    .map((direction) => neighbour(grid, from, direction))
    .find((hex) => hex !== NO_HEX && isPlayable(grid, hex));
  return to === undefined ? null : hexId(grid, to);
}

/** To the left and right the way zigzags, so that it stays in its row; at an edge it takes the other. */
function sides(key: CursorKey, column: number): readonly Direction[] {
  const down = column % 2 === 0;
  switch (key) {
    case 'up':
      return [0];
    case 'down':
      return [3];
    case 'left':
      return down ? [4, 5] : [5, 4];
    case 'right':
      return down ? [2, 1] : [1, 2];
  }
}

/** Where the keys begin if nothing is selected. */
function middleOf(playable: Uint8Array): number {
  const middle = Math.floor(playable.length / 2);
  const found = playable.indexOf(1, middle);
  return found === -1 ? middle : found;
}
