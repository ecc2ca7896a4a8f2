import './log.css';
import { useMemo } from 'react';
import type { CohState } from '../../../shared/coh/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { SectionHeading } from '../../ui/Panel.tsx';
import { effectiveSteps } from './effectiveSteps.ts';
import { logEntries } from './logEntries.ts';
import { LogItem } from './LogItem.tsx';

/** What this seat has seen happen, newest on top. */
export function LogPanel({ view }: { readonly view: CohState }) {
  const journal = useAppSelector((state) => state.journal);
  const { steps, units, arrivedAfter, arrivedAt } = journal;
  const { board } = view;
  const entries = useMemo(
    () => logEntries(effectiveSteps(steps), { units, board }).toReversed(),
    [steps, units, board],
  );
  const wasMissed = (revision: number) =>
    arrivedAfter !== null && revision > arrivedAfter && revision <= arrivedAt;
  const newestMissed = entries.findIndex(({ revision }) => wasMissed(revision));
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
            missed={wasMissed(entry.revision)}
            heading={index === newestMissed ? t('log.missed') : null}
          />
        ))}
        {entries.length === 0 && <li className="log-empty">{t('log.empty')}</li>}
      </ol>
    </section>
  );
}
