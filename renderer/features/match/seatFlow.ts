import type { Board, Side } from '../../../shared/coh/index.ts';
import type { GameSummary, SeatUpdate } from '../../../shared/ipc/contract.ts';
import { isUndone } from '../../../shared/kernel/index.ts';
import { screenOpened } from '../../app/navigation.ts';
import { pause } from '../../app/pause.ts';
import type { AppThunk } from '../../app/store.ts';
import { noticeShown } from '../notices/noticesSlice.ts';
import { factsFromSummary, factsFromView } from '../curtain/curtainFacts.ts';
import { curtainMoved } from '../curtain/curtainReducer.ts';
import { curtainTiming } from '../curtain/curtainTiming.ts';
import { loadDesk } from '../games/desk.ts';
import { problemText } from '../games/problemText.ts';
import { seatBanner } from '../table/tableSlice.ts';
import { announcementsIn } from './announcements.ts';
import { announcementRead, announcementsQueued } from './announcementsReducer.ts';
import { arrived, stepsSeen } from './journalReducer.ts';
import { seatLeft, viewReceived } from './matchReducer.ts';
import { timeToSeeResult, timeToShow } from './motion.ts';
import { announced, busyChanged, gameClosed, gameOpened } from './sessionSlice.ts';

/** Opens a game at the seat that must act, behind the curtain where views are secret. */
export function openGame(game: GameSummary): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const side = game.toAct ?? 'german';
    // A game just begun has shown nobody anything; of a saved one the players know the past.
    const known = game.revision <= 1 ? 0 : game.revision;
    dispatch(gameOpened({ gameId: game.id, revision: known }));
    const secret = getState().settings.curtain === 'always' && !game.finished;
    if (secret) dispatch(curtainMoved({ phase: 'down', facts: factsFromSummary(game, side) }));
    dispatch(screenOpened('play'));
    if (!secret && (await dispatch(takeSeat(side)))) await dispatch(handOverIfDue());
  };
}

/** Puts the game away: nothing of it stays on this screen. */
export function closeGame(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { host }) => {
    const { gameId } = getState().session;
    dispatch(screenOpened('menu'));
    dispatch(seatLeft());
    dispatch(gameClosed());
    dispatch(curtainMoved({ phase: 'open' }));
    if (gameId) await host.leaveSeat({ gameId });
    await dispatch(loadDesk());
  };
}

export function takeSeat(side: Side): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { host }) => {
    const { gameId } = getState().session;
    if (!gameId) return false;
    const answer = await host.takeSeat({ gameId, seat: side });
    if (!answer.ok) {
      dispatch(noticeShown({ text: problemText(answer.error) }));
      return false;
    }
    const { view, steps } = answer.result;
    // The old view goes in the same breath as the new one comes: the store never holds both.
    dispatch(seatLeft());
    dispatch(viewReceived(withKnownBoard(gameId, view)));
    dispatch(arrived({ side, steps }));
    dispatch(announceSince(steps));
    return true;
  };
}

let following: Promise<void> = Promise.resolve();

/** Updates are shown one after the other: after a lost connection two may tell the same story. */
export function followUpdate(update: SeatUpdate): AppThunk<Promise<void>> {
  return (dispatch) => {
    // A story that could not be told must not silence those after it.
    following = following.catch(() => undefined).then(() => dispatch(showUpdate(update)));
    return following;
  };
}

/** Shows what happened event by event, then settles on the referee's word. */
function showUpdate(update: SeatUpdate): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { seat, session } = getState();
    const ofThisSeat = update.gameId === session.gameId && update.view.seat === seat?.side;
    if (!seat || !ofThisSeat || update.view.revision <= seat.revision) return;
    dispatch(busyChanged(true));
    const fresh = update.steps.filter(({ revision }) => revision > seat.revision);
    for (const event of fresh.flatMap(({ events }) => events)) {
      if (isUndone(event)) continue;
      dispatch(event);
      const time = timeToShow(event);
      if (time > 0) await pause(time);
    }
    if (getState().seat?.side !== seat.side) return;
    dispatch(viewReceived(withKnownBoard(update.gameId, update.view)));
    dispatch(stepsSeen(fresh));
    dispatch(announceSince(getState().journal.steps));
    dispatch(busyChanged(false));
    await dispatch(handOverIfDue());
  };
}

function announceSince(steps: SeatUpdate['steps']): AppThunk {
  return (dispatch, getState) => {
    const { seat, session, settings, match } = getState();
    if (!seat || !match) return;
    const listener = { side: seat.side, units: match.units };
    const found = announcementsIn(steps, session.announcedTo[seat.side], listener);
    if (found.length > 0) dispatch(announcementsQueued(found));
    // With open cards one look is enough for both.
    const sides: readonly Side[] =
      settings.curtain === 'never' ? ['german', 'soviet'] : [seat.side];
    dispatch(announced({ sides, revision: seat.revision }));
  };
}

export function readAnnouncement(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(announcementRead());
    await dispatch(handOverIfDue());
  };
}

/** Gives the screen to the side that must act, once the side before it has seen everything. */
function handOverIfDue(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { seat, announcements, curtain } = getState();
    if (!seat || announcements.length > 0 || curtain.phase !== 'open') return;
    if (seat.toAct === null || seat.toAct === seat.side) return;
    const next = seat.toAct;
    await pause(timeToSeeResult());
    if (getState().seat !== seat) return;
    await dispatch(getState().settings.curtain === 'always' ? dropCurtain(next) : switchSeat(next));
  };
}

/** The curtain covers the old view first; only then is the view given up. */
function dropCurtain(next: Side): AppThunk<Promise<void>> {
  return async (dispatch, getState, { host }) => {
    const { match, journal, session } = getState();
    if (!match || !session.gameId) return;
    const facts = factsFromView(match, journal.steps, next);
    dispatch(curtainMoved({ phase: 'falling', facts }));
    await pause(curtainTiming().fall);
    await host.leaveSeat({ gameId: session.gameId });
    if (getState().session.gameId !== session.gameId) return;
    dispatch(seatLeft());
    dispatch(curtainMoved({ phase: 'down', facts }));
  };
}

export function liftCurtain(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { curtain, connection } = getState();
    if (curtain.phase !== 'down' || connection !== 'open') return;
    const { facts } = curtain;
    if (!(await dispatch(takeSeat(facts.side)))) return;
    dispatch(curtainMoved({ phase: 'lifting', facts }));
    await pause(curtainTiming().lift);
    if (getState().curtain.phase !== 'lifting') return;
    dispatch(curtainMoved({ phase: 'open' }));
    // Another window may have played on while this curtain was down.
    await dispatch(handOverIfDue());
  };
}

function switchSeat(next: Side): AppThunk<Promise<void>> {
  return async (dispatch, getState, { host }) => {
    const { gameId } = getState().session;
    if (!gameId) return;
    await host.leaveSeat({ gameId });
    if (!(await dispatch(takeSeat(next)))) return;
    dispatch(seatBanner(next));
    await dispatch(handOverIfDue());
  };
}

let known: { readonly gameId: string; readonly board: Board } | null = null;

/** The ground never changes: one object per game lets the board keep what it has drawn. */
function withKnownBoard(gameId: string, view: SeatUpdate['view']): SeatUpdate['view'] {
  if (known?.gameId !== gameId) known = { gameId, board: view.state.board };
  const { board } = known;
  return { ...view, state: { ...view.state, board } };
}
