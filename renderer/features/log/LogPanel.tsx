import './log.css';
import { useMemo } from 'react';
import type { CohState, Side } from '../../../shared/coh/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { SectionHeading } from '../../ui/Panel.tsx';
import { effectiveSteps } from './effectiveSteps.ts';
import { logEntries } from './logEntries.ts';
import { type LogEntry, resultsOn } from './logEntry.ts';
import { LogItem } from './LogItem.tsx';

/** What this seat has seen happen, newest on top. */
export function LogPanel({ view }: { readonly view: CohState }) {
  const { arrivedAfter, arrivedAt } = useAppSelector((state) => state.journal);
  const side = useAppSelector((state) => state.seat?.side ?? null);
  const entries = useEntries(view);
  const wasMissed = ({ revision }: LogEntry) =>
    arrivedAfter !== null && revision > arrivedAfter && revision <= arrivedAt;
  const newestMissed = entries.findIndex(wasMissed);
  return (
    <section className="panel-section log" aria-label={t('log.title')}>
      <SectionHeading
        icon="log"
        title={t('log.title')}
        aside={t('log.round', { round: view.round.number })}
      />
      <ol
        className="log-entries"
        // What scrolls must be scrollable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-region="log"
        data-testid="log"
      >
        {entries.map((entry, index) => (
          <LogItem
            key={entries.length - index}
            entry={entry}
            missed={wasMissed(entry)}
            suffered={resultsOn(entry, side).length > 0}
            heading={index === newestMissed ? missedText(entries.filter(wasMissed), side) : null}
          />
        ))}
        {entries.length === 0 && <li className="log-empty">{t('log.empty')}</li>}
      </ol>
    </section>
  );
}

/** The journal knows the units as the steps left them; the view may be showing the next one. */
function useEntries(view: CohState): LogEntry[] {
  const { steps, units } = useAppSelector((state) => state.journal);
  const { board, commandPoints, reinforcements, units: shown } = view;
  return useMemo(() => {
    const known = { units: { ...shown, ...units }, board, commandPoints, reinforcements };
    return logEntries(effectiveSteps(steps), known).toReversed();
  }, [steps, units, shown, board, commandPoints, reinforcements]);
}

/** "Since your last turn: 2 attacks on your units, 1 lost" */
function missedText(missed: readonly LogEntry[], side: Side | null): string {
  const attacks = missed.map((entry) => resultsOn(entry, side)).filter(({ length }) => length > 0);
  const lost = attacks.flat().filter(({ verdict }) => verdict === 'destroyed').length;
  if (attacks.length === 0) return t('log.missed');
  const parts: string[] = [t('log.attacked', { count: attacks.length })];
  if (lost > 0) parts.push(t('log.lostUnits', { count: lost }));
  return `${t('log.missed')}: ${parts.join(', ')}`;
}
