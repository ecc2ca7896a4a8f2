import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Settings } from '../../shared/ipc/contract.ts';
import type { AppThunk } from './store.ts';

/** Whether seats that share a screen hide their views from each other. */
export type CurtainSetting = 'always' | 'never';

const settingsSlice = createSlice({
  name: 'settings',
  initialState: { curtain: 'always' as CurtainSetting },
  reducers: {
    settingsRead(settings, { payload }: PayloadAction<Settings>) {
      settings.curtain = payload['curtain'] === 'never' ? 'never' : 'always';
    },
    curtainSet(settings, { payload }: PayloadAction<CurtainSetting>) {
      settings.curtain = payload;
    },
  },
});

export const { settingsRead } = settingsSlice.actions;
export const settings = settingsSlice.reducer;

/** The choice holds at once; the host keeps it for the next time. */
export function setCurtain(value: CurtainSetting): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { host }) => {
    dispatch(settingsSlice.actions.curtainSet(value));
    await host.writeSetting({ key: 'curtain', value });
  };
}
