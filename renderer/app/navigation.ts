import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type Screen = 'menu' | 'newFirefight' | 'load' | 'play' | 'closed';

/** Where games lie about to be chosen, and no game is on the table. */
export const DESK_SCREENS: ReadonlySet<Screen> = new Set(['menu', 'newFirefight', 'load']);

export const screenOpened = createAction<Screen>('navigation/screenOpened');

export function screen(state: Screen = 'menu', action: UnknownAction): Screen {
  return screenOpened.match(action) ? action.payload : state;
}
