import type { CallError } from '../../../shared/ipc/contract.ts';
import { t } from '../../i18n/index.ts';

/** The host's own sentence, with the field at fault unless the sentence names it already. */
export function problemText({ path, message }: CallError): string {
  return path === '' || message.includes(path)
    ? t('problem.plain', { message })
    : t('problem.field', { message, path });
}
