import type { CohState } from '../../../shared/coh/index.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { fieldText, lineFacts, verdictText } from '../../i18n/sightWords.ts';
import { selectFieldOfView, selectLineOfSight } from './sightSelectors.ts';

/** The verdict for whoever hears the screen. */
export function SpokenSight({ view }: { readonly view: CohState }) {
  const field = useAppSelector(selectFieldOfView);
  const line = useAppSelector(selectLineOfSight);
  const text = line
    ? t('sight.spokenLine', {
        facts: lineFacts(view.board, line),
        verdict: verdictText(view.board, line, line.sight),
      })
    : field && t('sight.spokenField', fieldText(view.board, field));
  return (
    <output className="visually-hidden" aria-live="polite" data-testid="spoken-sight">
      {text}
    </output>
  );
}
