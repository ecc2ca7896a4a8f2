import type { OptionalRules } from '../../../shared/coh/index.ts';
import type { GameSummary } from '../../../shared/ipc/contract.ts';
import { screenOpened } from '../../app/navigation.ts';
import type { AppThunk } from '../../app/store.ts';
import { t } from '../../i18n/index.ts';
import { noticeShown } from '../notices/noticesSlice.ts';
import { openGame } from '../match/seatFlow.ts';
import { loadDesk } from './desk.ts';
import { fileProblemText, problemText } from './problemText.ts';

export function startFirefight(
  scenarioId: string,
  options: OptionalRules,
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { host }) => {
    const answer = await host.createGame({ scenarioId, name: null, options });
    if (answer.ok) await dispatch(openGame(answer.result));
    else dispatch(noticeShown({ text: problemText(answer.error) }));
  };
}

export function renameGame(game: GameSummary, name: string): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { host }) => {
    const answer = await host.renameGame({ gameId: game.id, name });
    if (!answer.ok) dispatch(noticeShown({ text: problemText(answer.error) }));
    await dispatch(loadDesk());
    return answer.ok;
  };
}

export function duplicateGame(game: GameSummary): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { host }) => {
    const answer = await host.duplicateGame({ gameId: game.id });
    const text = answer.ok
      ? t('games.duplicated', { name: answer.result.name })
      : problemText(answer.error);
    dispatch(noticeShown({ text }));
    await dispatch(loadDesk());
  };
}

/** No question beforehand: the notice offers to take it back. */
export function deleteGame(game: GameSummary): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { host }) => {
    const answer = await host.deleteGame({ gameId: game.id });
    if (answer.ok)
      dispatch(noticeShown({ text: t('games.deleted', { name: game.name }), restore: game.id }));
    else dispatch(noticeShown({ text: problemText(answer.error) }));
    await dispatch(loadDesk());
  };
}

export function restoreGame(gameId: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { host }) => {
    const answer = await host.restoreGame({ gameId });
    const text = answer.ok
      ? t('games.restored', { name: answer.result.name })
      : problemText(answer.error);
    dispatch(noticeShown({ text }));
    await dispatch(loadDesk());
  };
}

export function exportGame(game: GameSummary): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { host }) => {
    const answer = await host.exportGame({ gameId: game.id });
    if (answer.ok) saveFile(answer.result.fileName, answer.result.text);
    else dispatch(noticeShown({ text: problemText(answer.error) }));
  };
}

export function importGame(file: File): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { host }) => {
    const text = await file.text().catch(() => null);
    if (text === null) {
      dispatch(noticeShown({ text: t('games.fileUnreadable', { file: file.name }) }));
      return;
    }
    const answer = await host.importGame({ text });
    const told = answer.ok
      ? t('games.imported', { name: answer.result.name })
      : fileProblemText(answer.error, file.name);
    dispatch(noticeShown({ text: told }));
    await dispatch(loadDesk());
  };
}

export function quit(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { host }) => {
    dispatch(screenOpened('closed'));
    await host.quit({});
  };
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
