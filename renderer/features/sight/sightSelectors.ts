import { createSelector } from '@reduxjs/toolkit';
import {
  battlefieldOf,
  type CohState,
  sight,
  type Sight,
  threatCounts,
  threatsTo,
  type Unit,
} from '../../../shared/coh/index.ts';
import { distance, type HexId, hexId, hexIndex, NO_HEX } from '../../../shared/hex/index.ts';
import type { AppState } from '../../app/store.ts';
import type { Look, SightLine } from '../../board/index.ts';
import { blockerWord } from '../../i18n/sightWords.ts';
import { selectPlayed, selectSelectedUnit } from '../table/playSelectors.ts';
import { fieldOfView } from './fieldOfView.ts';
import { isSightOn } from './sightSlice.ts';

export const selectSightOn = (state: AppState): boolean => isSightOn(state.sight);

const selectBoard = (state: AppState) => state.match?.board;
const selectSmoke = (state: AppState) => state.match?.smoke;

/** From where is looked: a picked hex, the one pointed at, or where the selected unit stands. */
export const selectLookedFrom = (state: AppState): HexId | null => {
  if (!selectSightOn(state)) return null;
  return state.sight.from ?? state.table.hoveredHex ?? selectSelectedUnit(state)?.hex ?? null;
};

/** At which hex is looked, if from a picked one. */
const selectLookedAt = ({ sight: { from, to }, table }: AppState): HexId | null => {
  const hex = to ?? table.hoveredHex;
  return from === null || hex === from ? null : hex;
};

export const selectFieldOfView = createSelector(
  [selectBoard, selectSmoke, selectLookedFrom],
  (board, smoke, from) =>
    board && smoke && from !== null ? fieldOfView({ board, smoke }, from) : null,
);

/** The line between two hexes, and what is to be said of it. */
export interface LineOfSight {
  readonly from: HexId;
  readonly to: HexId;
  readonly range: number;
  readonly sight: Sight;
}

export const selectLineOfSight = createSelector(
  [selectBoard, selectSmoke, selectLookedFrom, selectLookedAt],
  (board, smoke, from, to): LineOfSight | null =>
    board && smoke && from !== null && to !== null ? lineOfSight({ board, smoke }, from, to) : null,
);

function lineOfSight(
  ground: Pick<CohState, 'board' | 'smoke'>,
  from: HexId,
  to: HexId,
): LineOfSight | null {
  const { grid } = battlefieldOf(ground.board);
  const start = hexIndex(grid, from);
  const end = hexIndex(grid, to);
  if (start === NO_HEX || end === NO_HEX) return null;
  const range = distance(grid, start, end);
  return { from, to, range, sight: sight(ground, { hex: start }, { hex: end }) };
}

/** What the board draws of it. */
export const selectLook = createSelector(
  [selectBoard, selectFieldOfView, selectLineOfSight, (state: AppState) => state.sight],
  (board, field, line, { from, to }): Look | null =>
    board && field
      ? {
          from: field.from,
          looks: field.looks,
          blockers: line ? [] : field.blockers,
          pinned: from !== null,
          line: line && drawnLine(board, line, to !== null),
        }
      : null,
);

function drawnLine(
  board: CohState['board'],
  { from, to, sight: { passes, blocked } }: LineOfSight,
  fixed: boolean,
): SightLine {
  const { grid } = battlefieldOf(board);
  return {
    to,
    passes: passes.map((step) => step.map((hex) => hexId(grid, hex))),
    blocker: blocked && { hex: hexId(grid, blocked.hex), word: blockerWord(board, from, blocked) },
    fixed,
  };
}

/** How many enemies threaten each hex of the table, while that is marked. */
export const selectThreatCounts = createSelector(
  [selectPlayed, (state: AppState) => state.sight.threats],
  (played, shown) => (played && shown ? threatCounts(played.view, played.seat.side) : null),
);

/** The known enemies that could fire at an own unit in the hex pointed at. */
export const selectThreats = createSelector(
  [selectPlayed, (state: AppState) => state.table.hoveredHex],
  (played, hex): readonly Unit[] =>
    played && hex !== null ? threatsTo(played.view, played.seat.side, hex) : [],
);
