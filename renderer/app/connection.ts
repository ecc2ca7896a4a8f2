import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ConnectionStatus = 'open' | 'lost';

const connectionSlice = createSlice({
  name: 'connection',
  initialState: 'open' as ConnectionStatus,
  reducers: {
    connectionChanged: (_status, { payload }: PayloadAction<ConnectionStatus>) => payload,
  },
});

export const { connectionChanged } = connectionSlice.actions;
export const connection = connectionSlice.reducer;
