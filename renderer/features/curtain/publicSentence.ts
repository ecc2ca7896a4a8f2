import { t } from '../../i18n/index.ts';
import type { LogEntry, LogResult, Verdict } from '../log/logEntry.ts';

/**
 * What happened as both sides saw it, in one sentence. It is made of the title and of verdicts,
 * never of details: those may name a marker that only its owner knows.
 */
export function publicSentence(entry: LogEntry, isSecret: (unit: string) => boolean): string {
  const { subject: unit, title, attack, verdict } = entry;
  if (attack && attack.results.length > 0) {
    const seen = attack.results.filter((result) => !isSecret(result.unit));
    const facts = { unit, hex: attack.hex, results: seen.map(resultText).join(', ') };
    return attack.closeCombat ? t('curtain.fought', facts) : t('curtain.fired', facts);
  }
  if (verdict === 'rallied') return t('curtain.rallied', { unit });
  return verdict === 'failed' ? t('curtain.notRallied', { unit }) : title;
}

const RESULTS: Readonly<Partial<Record<Verdict, 'missed' | 'hit' | 'destroyed'>>> = {
  hit: 'hit',
  destroyed: 'destroyed',
};

function resultText({ name: unit, verdict }: LogResult): string {
  return t(`curtain.${RESULTS[verdict] ?? 'missed'}`, { unit });
}
