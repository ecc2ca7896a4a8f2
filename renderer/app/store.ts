import {
  combineReducers,
  configureStore,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { HostApi } from '../../shared/ipc/contract.ts';
import { curtain } from '../features/curtain/curtainReducer.ts';
import { desk } from '../features/games/desk.ts';
import { announcements } from '../features/match/announcementsReducer.ts';
import { effects } from '../features/match/effectReducer.ts';
import { journal } from '../features/match/journalReducer.ts';
import { match } from '../features/match/matchReducer.ts';
import { seat } from '../features/match/seatReducer.ts';
import { session } from '../features/match/sessionSlice.ts';
import { sight } from '../features/sight/sightSlice.ts';
import { table } from '../features/table/tableSlice.ts';
import { notices } from '../features/notices/noticesSlice.ts';
import { connection } from './connection.ts';
import { screen } from './navigation.ts';
import { settings } from './settings.ts';

const rootReducer = combineReducers({
  screen,
  connection,
  settings,
  desk,
  notices,
  session,
  /** The seat's view of the match, by the same slices that the referee runs. */
  match,
  seat,
  journal,
  announcements,
  effects,
  table,
  sight,
  curtain,
});

export type AppState = ReturnType<typeof rootReducer>;

export function createStore(host: HostApi) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      // The view is checked to be plain JSON where it is made; checking each again costs frames.
      defaults({
        thunk: { extraArgument: { host } },
        serializableCheck: false,
        immutableCheck: false,
      }),
    devTools: false,
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<
  Result,
  AppState,
  { host: HostApi },
  UnknownAction
>;
