import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Side } from '../../../shared/coh/index.ts';
import { seatLeft } from './matchReducer.ts';

/** The game on the table. It holds nothing that only one seat may know. */
export interface Session {
  gameId: string | null;
  /** A command is on its way or its events are being shown: nothing else may be asked meanwhile. */
  busy: boolean;
  /** Up to which revision each side has been shown rolls and ends of rounds. */
  announcedTo: Record<Side, number>;
}

const initialState: Session = {
  gameId: null,
  busy: false,
  announcedTo: { german: 0, soviet: 0 },
};

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    gameOpened: (_session, { payload }: PayloadAction<{ gameId: string; revision: number }>) => ({
      gameId: payload.gameId,
      busy: false,
      announcedTo: { german: payload.revision, soviet: payload.revision },
    }),
    gameClosed: () => initialState,
    busyChanged(session, { payload }: PayloadAction<boolean>) {
      session.busy = payload;
    },
    announced(session, { payload }: PayloadAction<{ sides: readonly Side[]; revision: number }>) {
      for (const side of payload.sides)
        session.announcedTo[side] = Math.max(session.announcedTo[side], payload.revision);
    },
  },
  extraReducers: (on) => {
    on.addCase(seatLeft, (session) => {
      session.busy = false;
    });
  },
});

export const { gameOpened, gameClosed, busyChanged, announced } = sessionSlice.actions;
export const session = sessionSlice.reducer;
