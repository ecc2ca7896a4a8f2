import { checkCommand, statusOf } from '../../../shared/coh/index.ts';
import type { AppThunk } from '../../app/store.ts';
import { refusalText } from '../../i18n/refusals.ts';
import { noticeShown } from '../notices/noticesSlice.ts';
import type { PricedAction } from '../match/payments.ts';
import { selectPlayed } from './selectors.ts';

/** Says why a step cannot be taken, in the referee's words. */
export function explainStep({ unit: id, to }: Extract<PricedAction, { kind: 'move' }>): AppThunk {
  return (dispatch, getState) => {
    const played = selectPlayed(getState());
    const unit = played?.view.units[id];
    if (!played || !unit) return;
    const { view, seat } = played;
    const payment =
      statusOf(view, unit) === 'active'
        ? ({ by: 'activation', commandPoints: 0 } as const)
        : ({ by: 'command' } as const);
    const refusal = checkCommand(view, seat.side, {
      kind: 'moveUnit',
      unit: id,
      to,
      facing: null,
      payment,
    });
    if (refusal)
      dispatch(noticeShown({ text: refusalText(refusal, view.units), rule: refusal.rule }));
  };
}
