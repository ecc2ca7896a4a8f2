import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AppInfo, GameSummary, ScenarioSummary } from '../../../shared/ipc/contract.ts';
import type { AppThunk } from '../../app/store.ts';
import { noticeShown } from '../notices/noticesSlice.ts';
import { problemText } from './problemText.ts';

/** What lies on the desk before a game is opened. Null until the host has told. */
export interface Desk {
  readonly info: AppInfo | null;
  readonly scenarios: readonly ScenarioSummary[] | null;
  readonly games: readonly GameSummary[] | null;
}

const deskChanged = createAction<Partial<Desk>>('desk/changed');

const EMPTY: Desk = { info: null, scenarios: null, games: null };

export function desk(state: Desk = EMPTY, action: UnknownAction): Desk {
  return deskChanged.match(action) ? { ...state, ...action.payload } : state;
}

export function loadDesk(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { host }) => {
    const [info, scenarios, games] = await Promise.all([
      host.appInfo({}),
      host.listScenarios({}),
      host.listGames({}),
    ]);
    for (const answer of [info, scenarios, games])
      if (!answer.ok) dispatch(noticeShown({ text: problemText(answer.error) }));
    dispatch(
      deskChanged({
        ...(info.ok && { info: info.result }),
        ...(scenarios.ok && { scenarios: scenarios.result }),
        ...(games.ok && { games: newestFirst(games.result) }),
      }),
    );
  };
}

function newestFirst(games: readonly GameSummary[]): GameSummary[] {
  return games.toSorted((a, b) => b.playedAt.localeCompare(a.playedAt));
}

/** The game that Continue leads to. */
export function latestUnfinished(games: readonly GameSummary[] | null): GameSummary | null {
  return games?.find(({ finished }) => !finished) ?? null;
}
