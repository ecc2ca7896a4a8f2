import type { AppThunk } from '../../app/store.ts';
import { submit } from '../match/commandFlow.ts';
import {
  obviousPayment,
  type PaymentOption,
  paymentOptions,
  type PricedAction,
} from '../match/payments.ts';
import { explain } from './explain.ts';
import { isNextOfPlan, planWay } from './plans.ts';
import { selectPlayed } from './playSelectors.ts';
import { selectAnnouncing } from './selectors.ts';
import { modeChosen, paymentAsked } from './tableSlice.ts';

/** Does the action if it is plain how to pay for it; asks otherwise. */
export function attempt(action: PricedAction): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const played = selectPlayed(getState());
    if (!played || selectAnnouncing(getState())) return;
    const options = paymentOptions(played.view, played.seat.side, action);
    const obvious = getState().table.asksPayment ? null : obviousPayment(options);
    if (obvious) await dispatch(pay(obvious));
    else if (options.length > 0) dispatch(paymentAsked(action));
    else if (action.kind !== 'stall') dispatch(explain(action));
  };
}

export function pay({ commands }: PaymentOption): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    dispatch(paymentAsked(null));
    // Before it is done, because afterwards the other side may already sit here.
    if (!commands.some((command) => isNextOfPlan(state, command))) dispatch(planWay(null));
    for (const command of commands) if (!(await dispatch(submit(command)))) return;
    dispatch(modeChosen('move'));
  };
}
