import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { priceText } from '../../i18n/names.ts';
import { Button } from '../../ui/Button.tsx';
import { paymentOptions, usualPayment } from '../match/payments.ts';
import { stepTo } from '../match/reach.ts';
import { attempt } from '../table/paying.ts';
import type { Played } from '../table/playSelectors.ts';
import type { Aim } from './attackSelectors.ts';

interface EnterInsteadProps {
  readonly played: Played;
  readonly aim: Aim;
}

/** Beside the enemy there is another way: into his hex, for close combat (R7.6.3). */
export function EnterInstead({ played: { view, seat }, aim }: EnterInsteadProps) {
  const dispatch = useAppDispatch();
  const cautious = useAppSelector((state) => state.table.cautious);
  const { attacker, odds, rolling } = aim;
  if (odds.range !== 1 || rolling) return null;
  const step = stepTo(view, attacker, odds.hex, cautious);
  const usual = usualPayment(paymentOptions(view, seat.side, step));
  if (!usual) return null;
  const price = priceText(usual.actionPoints, usual.commandPoints);
  return (
    <Button
      icon="swords"
      label={t('attack.enterInstead', { price })}
      onClick={() => void dispatch(attempt(step))}
      data-testid="enter-instead"
    />
  );
}
