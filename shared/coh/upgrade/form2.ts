import { each, upgrading } from './shapes.ts';

/*
 * Form 2 knew flat ground only. Form 3 adds levels, hexside features, ditches, the state of the
 * crops and smoke, none of which there can have been in a match of form 2. Kept for ever, so
 * nothing here may follow the types or constants of today.
 */

const board = upgrading((board) => ({
  levels: {},
  streams: [],
  depressions: [],
  openings: [],
  ditches: [],
  crops: 'standing',
  ...board,
}));

const state = upgrading((state) => ({ smoke: {}, ...state, board: board(state.board) }));

const undoPoint = upgrading((point) => ({ ...point, state: state(point.state) }));

/** A whole match, with the positions that can still be returned to. */
export const matchFrom2 = upgrading((match) => ({
  ...match,
  state: state(match.state),
  undo: each(undoPoint)(match.undo),
}));
