import { t } from '../../i18n/index.ts';
import type { CurtainFacts } from './curtainFacts.ts';

/** What both players know anyway, for the one who was away. */
export function PublicFacts({ facts }: { readonly facts: CurtainFacts }) {
  const { lastAction, points, commandPoints, turn, round } = facts;
  const saved =
    turn > 1 ? t('curtain.savedTurn', { turn: turn - 1 }) : t('curtain.savedRound', { round });
  return (
    <dl className="public-facts" data-testid="curtain-facts">
      <div>
        <dt>{t('curtain.lastAction')}</dt>
        <dd>{lastAction ?? t('curtain.nothingYet')}</dd>
      </div>
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
        <dd>{saved}</dd>
      </div>
    </dl>
  );
}
