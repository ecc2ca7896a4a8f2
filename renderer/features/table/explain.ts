import { checkCommand } from '../../../shared/coh/index.ts';
import type { AppThunk } from '../../app/store.ts';
import { refusalText } from '../../i18n/refusals.ts';
import { likelyPayment } from '../match/actions.ts';
import { actorOf, commandFor, type UnitAction } from '../match/payments.ts';
import { noticeShown } from '../notices/noticesSlice.ts';
import { selectPlayed } from './playSelectors.ts';

/** Says why a unit cannot do something, in the referee's words. */
export function explain(action: UnitAction): AppThunk {
  return (dispatch, getState) => {
    const played = selectPlayed(getState());
    if (!played) return;
    const { view, seat } = played;
    const actor = actorOf(view, seat.side, action.unit);
    if (!actor) return;
    const command = commandFor(action, likelyPayment(view, actor));
    const refusal = checkCommand(view, seat.side, command);
    if (refusal)
      dispatch(noticeShown({ text: refusalText(refusal, view.units), rule: refusal.rule }));
  };
}
