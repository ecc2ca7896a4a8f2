import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { facingName, priceText, unitName } from '../../i18n/names.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import type { Aftermath, PaymentOption, PricedAction } from '../match/payments.ts';
import { cancel, pay } from './intents.ts';
import { selectPaymentOptions } from './selectors.ts';

/** The ways to pay for one action, with what each costs and what comes of it. */
export function PaymentChoice() {
  const dispatch = useAppDispatch();
  const options = useAppSelector(selectPaymentOptions);
  const action = useAppSelector((state) => state.table.toPay);
  const units = useAppSelector((state) => state.match?.units);
  const caps = useAppSelector((state) =>
    state.match && state.seat ? state.match.commandPoints[state.seat.side].current : 0,
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), [action]);
  if (!action) return null;
  const unit = action.kind === 'stall' ? '' : unitName(units?.[action.unit]);
  return (
    <dialog open className="payment" aria-label={t('payment.title')} data-testid="payment">
      <header>
        <b>{actionText(action, unit)}</b>
        <span>{t('payment.title')}</span>
        <IconButton icon="close" label={t('app.cancel')} onClick={() => dispatch(cancel())} />
      </header>
      <div className="payment-options" ref={list}>
        {options.map((option, index) => (
          <button
            key={`${option.way}-${option.commandPoints}`}
            type="button"
            className={`payment-option payment-by-${option.way}`}
            data-testid={testIdOf(option)}
            onClick={() => void dispatch(pay(option))}
          >
            <strong>{priceText(option.actionPoints, option.commandPoints)}</strong>
            <span>{t(`payment.${option.way}`)}</span>
            <small>{afterText(option.after)}</small>
            <small>
              {option.commandPoints > 0 &&
                t('payment.capLeft', { count: caps - option.commandPoints })}
            </small>
            <RuleTag rule={option.rule} />
            <Kbd>{String(index + 1)}</Kbd>
          </button>
        ))}
      </div>
    </dialog>
  );
}

function testIdOf({ way, commandPoints }: PaymentOption): string {
  return way === 'supplement' ? `payment-supplement-${commandPoints}` : `payment-${way}`;
}

function actionText(action: PricedAction, unit: string): string {
  if (action.kind === 'stall') return t('payment.stall');
  if (action.kind === 'move') return t('payment.move', { unit, hex: action.to });
  return t('payment.pivot', { unit, facing: facingName(action.facing) });
}

function afterText(after: Aftermath): string {
  return 'count' in after
    ? t(`payment.${after.kind}`, { count: after.count })
    : t(`payment.${after.kind}`);
}
