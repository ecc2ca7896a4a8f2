import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { DESK_SCREENS, screenOpened } from '../../app/navigation.ts';
import { seatLeft } from '../match/matchReducer.ts';

/** A sentence that comes and goes. `restore` offers to take back the deletion of a game. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly rule: string | null;
  readonly restore: string | null;
}

/** The newest three are enough: a player who clicks on does not read a queue. */
const OLDER_SHOWN = 2;

const offersUndo = ({ restore }: Notice) => restore !== null;

/**
 * What still stands when a new notice comes: an offer to undo never gives way to mere news, and
 * the same news stands there once.
 */
function makeRoom(notices: readonly Notice[], text: string): Notice[] {
  const others = notices.filter((notice) => !offersUndo(notice) && notice.text !== text);
  const news = others.slice(-OLDER_SHOWN);
  return notices.filter((notice) => offersUndo(notice) || news.includes(notice));
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
      reducer: (notices, { payload }: PayloadAction<Notice>) => [
        ...makeRoom(notices, payload.text),
        payload,
      ],
    },
    noticeClosed: (notices, { payload }: PayloadAction<string>) =>
      notices.filter(({ id }) => id !== payload),
  },
  extraReducers: (on) => {
    // What was said on one page is no news on the next; a deleted game is still gone from the desk.
    on.addCase(screenOpened, (notices, { payload: screen }) =>
      DESK_SCREENS.has(screen) ? notices.filter(offersUndo) : [],
    );
    // A refusal may name a marker that only its owner knows (R7.4-1).
    on.addCase(seatLeft, (notices) => notices.filter(offersUndo));
  },
});

export const { noticeShown, noticeClosed } = noticesSlice.actions;
export const notices = noticesSlice.reducer;
