import type { CohState } from '../../../shared/coh/index.ts';
import { topDecision } from '../../../shared/kernel/index.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { sideName, sidePeople } from '../../i18n/names.ts';

/** Whose turn it is, and which. */
export function TurnBox({ view }: { readonly view: CohState }) {
  const decision = topDecision(view.decisions);
  const { round } = view;
  if (!decision)
    return (
      <div className="turn-box" data-testid="turn-side" data-side="none">
        <div>
          <b>{t('top.over')}</b>
          <small>{t('top.overLine', { round: round.number })}</small>
        </div>
      </div>
    );
  const declaring = decision.kind === 'declareInitiative';
  return (
    <div className="turn-box" data-testid="turn-side" data-side={decision.seat}>
      <NationalSymbol side={decision.seat} size={22} />
      <div>
        <b>
          {declaring
            ? t('top.declaring', { side: sidePeople(decision.seat) })
            : t('top.turn', { side: sideName(decision.seat) })}
        </b>
        <small>
          {declaring || !round.initiative
            ? t('top.declaringLine', { round: round.number })
            : t('top.turnLine', { turn: round.turn, side: sideName(round.initiative) })}
        </small>
      </div>
    </div>
  );
}
