import type { CohCommand } from '../../../shared/coh/index.ts';
import type { CallAnswer } from '../../../shared/ipc/contract.ts';
import type { AppThunk } from '../../app/store.ts';
import { refusalText } from '../../i18n/refusals.ts';
import { noticeShown } from '../notices/noticesSlice.ts';
import { problemText } from '../games/problemText.ts';
import { followUpdate } from './seatFlow.ts';
import { busyChanged } from './sessionSlice.ts';

/** Asks the referee for something. True when it was done. */
export function submit(command: CohCommand): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { host }) =>
    dispatch(askReferee((asked) => host.submit({ ...asked, command })));
}

export function undo(): AppThunk<Promise<boolean>> {
  return (dispatch, _getState, { host }) => dispatch(askReferee((asked) => host.undo(asked)));
}

interface Asked {
  readonly gameId: string;
  readonly seat: 'german' | 'soviet';
  readonly revision: number;
  readonly commandId: string;
}

/** One question at a time; its id lets the host recognise a question that it gets twice. */
function askReferee(
  ask: (asked: Asked) => Promise<CallAnswer<'submit'>>,
): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const { session, seat, match, announcements } = getState();
    // What was announced is read first: else the next event would be told over it.
    if (announcements.length > 0) return false;
    if (session.busy || !session.gameId || !seat || !match) return false;
    dispatch(busyChanged(true));
    const answer = await ask({
      gameId: session.gameId,
      seat: seat.side,
      revision: seat.revision,
      commandId: crypto.randomUUID(),
    });
    dispatch(busyChanged(false));
    if (!answer.ok) {
      dispatch(noticeShown({ text: problemText(answer.error) }));
      return false;
    }
    if (!answer.result.accepted) {
      const { refusal } = answer.result;
      dispatch(noticeShown({ text: refusalText(refusal, match.units), rule: refusal.rule }));
      return false;
    }
    await dispatch(followUpdate(answer.result.update));
    return true;
  };
}
