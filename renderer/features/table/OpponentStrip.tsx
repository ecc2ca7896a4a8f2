import { commandPointCeiling, opponent } from '../../../shared/coh/index.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { sideName, unitName } from '../../i18n/names.ts';
import type { Played } from './playSelectors.ts';

/** What everybody may know of the other side's card. */
export function OpponentStrip({ played: { view, seat } }: { readonly played: Played }) {
  const side = opponent(seat.side);
  const { current } = view.commandPoints[side];
  const activation = view.activations[side];
  return (
    <div className="opponent-strip" data-testid="opponent">
      <NationalSymbol side={side} size={22} />
      <div>
        <b>
          {t('opponent.title', {
            side: sideName(side),
            current,
            ceiling: commandPointCeiling(view, side),
          })}
        </b>
        <span>
          {activation
            ? t('opponent.active', {
                unit: unitName(view.units[activation.units[0] ?? '']),
                ap: view.actionPoints[side],
              })
            : t('opponent.nobody')}
        </span>
      </div>
    </div>
  );
}
