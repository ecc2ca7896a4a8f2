import { checkCommand, type CohCommand, type Payment } from '../../../shared/coh/index.ts';
import type { AppThunk } from '../../app/store.ts';
import { refusalText } from '../../i18n/refusals.ts';
import { noticeShown } from '../notices/noticesSlice.ts';
import { likelyPayment } from '../match/actions.ts';
import type { PricedAction } from '../match/payments.ts';
import { selectPlayed } from './selectors.ts';

type UnitAction = Exclude<PricedAction, { kind: 'stall' }>;

/** Says why a unit cannot do something, in the referee's words. */
export function explain(action: UnitAction): AppThunk {
  return (dispatch, getState) => {
    const played = selectPlayed(getState());
    const unit = played?.view.units[action.unit];
    if (!played || !unit) return;
    const { view, seat } = played;
    const command = commandFor(action, likelyPayment(view, unit));
    const refusal = checkCommand(view, seat.side, command);
    if (refusal)
      dispatch(noticeShown({ text: refusalText(refusal, view.units), rule: refusal.rule }));
  };
}

function commandFor(action: UnitAction, payment: Payment): CohCommand {
  return action.kind === 'move'
    ? { kind: 'moveUnit', unit: action.unit, to: action.to, facing: null, payment }
    : { kind: 'pivotUnit', unit: action.unit, facing: action.facing, payment };
}
