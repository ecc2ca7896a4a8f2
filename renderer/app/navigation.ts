import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type Screen = 'menu' | 'newFirefight' | 'load' | 'play' | 'closed';

export const screenOpened = createAction<Screen>('navigation/screenOpened');

export function screen(state: Screen = 'menu', action: UnknownAction): Screen {
  return screenOpened.match(action) ? action.payload : state;
}
