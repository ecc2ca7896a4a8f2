import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Screen = 'menu' | 'newFirefight' | 'load' | 'play' | 'closed';

const navigationSlice = createSlice({
  name: 'navigation',
  initialState: 'menu' as Screen,
  reducers: {
    screenOpened: (_screen, { payload }: PayloadAction<Screen>) => payload,
  },
});

export const { screenOpened } = navigationSlice.actions;
export const screen = navigationSlice.reducer;
