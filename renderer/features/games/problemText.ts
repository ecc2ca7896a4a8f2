import type { CallError } from '../../../shared/ipc/contract.ts';
import { t } from '../../i18n/index.ts';

/** The host's own sentence, with the field at fault unless the sentence names it already. */
export function problemText({ path, message }: CallError): string {
  return path === '' || message.includes(path)
    ? t('problem.plain', { message })
    : t('problem.field', { message, path });
}

/** What is wrong with a file the player chose, by its name. */
export function fileProblemText(error: CallError, file: string): string {
  return isNoGameFile(error)
    ? t('games.notAGameFile', { file })
    : t('games.fileProblem', { file, problem: problemText(error) });
}

/** No JSON, or JSON of something else: its fields mean nothing to the player. */
function isNoGameFile({ code, path }: CallError): boolean {
  return code === 'badFile' && (path === '' || path === 'format');
}
