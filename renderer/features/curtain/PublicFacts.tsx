import { t } from '../../i18n/index.ts';
import { whenText } from '../menu/whenText.ts';
import type { CurtainFacts } from './curtainFacts.ts';

/** What both players know anyway, for the one who was away. */
export function PublicFacts({ facts }: { readonly facts: CurtainFacts }) {
  const { lastAction, points, commandPoints } = facts;
  return (
    <dl className="public-facts" data-testid="curtain-facts">
      {lastAction !== null && (
        <div className="public-action">
          <dt>{t('curtain.lastAction')}</dt>
          <dd>{lastAction}</dd>
        </div>
      )}
      <div>
        <dt>{t('curtain.score')}</dt>
        <dd>{t('curtain.scoreLine', points)}</dd>
      </div>
      {commandPoints && (
        <div>
          <dt>{t('curtain.caps')}</dt>
          <dd>{t('curtain.capsLine', commandPoints)}</dd>
        </div>
      )}
      <div>
        <dt>{t('curtain.saved')}</dt>
        <dd>{savedText(facts)}</dd>
      </div>
    </dl>
  );
}

function savedText({ savedAt, turn, round }: CurtainFacts): string {
  if (savedAt !== null) return whenText(savedAt, new Date());
  return turn > 1 ? t('curtain.savedTurn', { turn: turn - 1 }) : t('curtain.savedRound', { round });
}
