import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { setCurtain } from '../../app/settings.ts';
import { NationalSymbol } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { sideName } from '../../i18n/names.ts';
import { Button } from '../../ui/Button.tsx';
import { seatBanner } from './tableSlice.ts';

const SHOWN_FOR = 3500;

/** With open cards the seats change without a curtain: this says that they did. */
export function SeatBanner() {
  const dispatch = useAppDispatch();
  const side = useAppSelector((state) => state.table.banner);
  const toAct = useAppSelector((state) => state.seat?.toAct ?? null);
  const announcing = useAppSelector((state) => state.announcements.length > 0);
  useEffect(() => {
    if (side === null) return;
    const timer = setTimeout(() => dispatch(seatBanner(null)), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [dispatch, side]);
  if (side === null || side !== toAct || announcing) return null;
  return (
    <output className="seat-banner" data-testid="seat-banner">
      <NationalSymbol side={side} size={22} />
      <b>{t('openCards.banner', { side: sideName(side) })}</b>
      <Button
        look="ghost"
        label={t('openCards.curtainOn')}
        onClick={() => {
          dispatch(seatBanner(null));
          void dispatch(setCurtain('always'));
        }}
        data-testid="curtain-on"
      />
    </output>
  );
}
