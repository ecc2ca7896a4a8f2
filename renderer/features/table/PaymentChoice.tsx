import { useEffect, useRef } from 'react';
import type { CohState, Side } from '../../../shared/coh/index.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import { t } from '../../i18n/index.ts';
import { facingName, priceText, unitTypeName } from '../../i18n/names.ts';
import { refusalText } from '../../i18n/refusals.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { RuleTag } from '../../ui/RuleTag.tsx';
import {
  actorOf,
  type Aftermath,
  capsOnRolls,
  closedWays,
  type PaymentOption,
  type PricedAction,
  type UnitAction,
} from '../match/payments.ts';
import { cancel } from './intents.ts';
import { pay } from './paying.ts';
import { selectPlayed } from './playSelectors.ts';
import { selectPaymentOptions } from './selectors.ts';

/** The ways to pay for one action, with what each costs and what comes of it. */
export function PaymentChoice() {
  const dispatch = useAppDispatch();
  const options = useAppSelector(selectPaymentOptions);
  const action = useAppSelector((state) => state.table.toPay);
  const played = useAppSelector(selectPlayed);
  const caps = useAppSelector((state) =>
    state.match && state.seat ? state.match.commandPoints[state.seat.side].current : 0,
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), [action]);
  if (!action || !played) return null;
  const { view, seat } = played;
  const actor = action.kind === 'stall' ? null : actorOf(view, seat.side, action.unit);
  const unit = actor ? unitTypeName(actor.type) : '';
  const isCloseCombat = action.kind === 'attack' && view.units[action.unit]?.hex === action.hex;
  const closed = action.kind === 'stall' ? [] : shownClosed(view, seat.side, action, options);
  return (
    <dialog open className="payment" aria-label={t('payment.title')} data-testid="payment">
      <header>
        <b>{actionText(action, unit, isCloseCombat)}</b>
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
              {capsOnRolls(action) > 0 && (
                <>
                  <br />
                  {t('payment.onRolls', { count: capsOnRolls(action) })}
                </>
              )}
            </small>
            <RuleTag rule={option.rule} />
            <Kbd>{String(index + 1)}</Kbd>
          </button>
        ))}
        {closed.map(({ way, refusal }) => (
          <div key={way} className="payment-option payment-closed" data-testid={`closed-${way}`}>
            <strong>{t('payment.closed')}</strong>
            <span>{t(`payment.${way}`)}</span>
            <small>{refusalText(refusal, view.units)}</small>
            <RuleTag rule={refusal.rule} />
          </div>
        ))}
      </div>
    </dialog>
  );
}

/** A way that no option stands for stays visible and says why it is closed. */
function shownClosed(
  view: CohState,
  side: Side,
  action: UnitAction,
  options: readonly PaymentOption[],
) {
  const offersPoints = options.some(({ way }) => way === 'activate' || way === 'supplement');
  return closedWays(view, side, action).filter(
    ({ way }) => !(way === 'activation' && offersPoints),
  );
}

function testIdOf({ way, commandPoints }: PaymentOption): string {
  return way === 'supplement' ? `payment-supplement-${commandPoints}` : `payment-${way}`;
}

function actionText(action: PricedAction, unit: string, isCloseCombat: boolean): string {
  switch (action.kind) {
    case 'stall':
      return t('payment.stall');
    case 'move':
      return t('payment.move', { unit, hex: action.to });
    case 'enter':
      return t('payment.enter', { unit, hex: action.to });
    case 'pivot':
      return t('payment.pivot', { unit, facing: facingName(action.facing) });
    case 'attack':
      return isCloseCombat
        ? t('payment.closeCombat', { unit })
        : t('payment.attack', { unit, hex: action.hex });
    case 'rally':
      return t('payment.rally', { unit });
  }
}

function afterText(after: Aftermath): string {
  return 'count' in after
    ? t(`payment.${after.kind}`, { count: after.count })
    : t(`payment.${after.kind}`);
}
