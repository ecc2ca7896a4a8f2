import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { screenOpened } from '../../app/navigation.ts';

/** A sentence that comes and goes. `restore` offers to take back the deletion of a game. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly rule: string | null;
  readonly restore: string | null;
}

const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeShown: {
      prepare: (notice: { text: string; rule?: string; restore?: string }) => ({
        payload: {
          id: nanoid(6),
          text: notice.text,
          rule: notice.rule ?? null,
          restore: notice.restore ?? null,
        },
      }),
      // The newest three are enough: a player who clicks on does not read a queue.
      reducer: (notices, { payload }: PayloadAction<Notice>) => [...notices.slice(-2), payload],
    },
    noticeClosed: (notices, { payload }: PayloadAction<string>) =>
      notices.filter(({ id }) => id !== payload),
  },
  extraReducers: (on) => {
    // What was said on one page is no news on the next.
    on.addCase(screenOpened, () => []);
  },
});

export const { noticeShown, noticeClosed } = noticesSlice.actions;
export const notices = noticesSlice.reducer;
