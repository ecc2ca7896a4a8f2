import { describe, expect, test } from '@jest/globals';
import { seatLeft, viewReceived } from '../../renderer/features/match/matchReducer.ts';
import { gameClosed } from '../../renderer/features/match/sessionSlice.ts';
import {
  asksPaymentToggled,
  table,
  unitSelected,
  wayPlanned,
} from '../../renderer/features/table/tableSlice.ts';
import { type CohState, opponent } from '../../shared/coh/index.ts';
import type { CohSeatView } from '../../shared/ipc/contract.ts';
import { afterInitiative, beginMatch, play, toAct, viewOf } from './helpers/seatMatch.ts';

const begun = afterInitiative(beginMatch());
const side = toAct(begun);
const unit = side === 'german' ? 'g2' : 's1';
const active = viewOf(play(begun, { kind: 'activateUnit', unit, modifier: 0 }), side);
const plan = { unit, hex: 'far-away' };
const planned = table(undefined, wayPlanned({ side, plan }));

function afterView(view: CohSeatView, patch: Partial<CohState> = {}) {
  return table(planned, viewReceived({ ...view, state: { ...view.state, ...patch } })).plans[side];
}

describe('the plan of a side', () => {
  test('outlives the turn, and nothing else that was selected does', () => {
    const left = table(table(planned, unitSelected(unit)), seatLeft());
    expect(left.plans).toEqual({ [side]: plan, [opponent(side)]: null });
    expect(left.selectedUnit).toBeNull();
  });

  test('holds while its unit is active and on the way', () => {
    expect(afterView(active)).toEqual(plan);
  });

  test('is not touched by the view of the other side', () => {
    const view = viewOf(begun, opponent(side));
    expect(afterView(view)).toEqual(plan);
  });

  test('goes when the unit is no longer active, is gone or has arrived', () => {
    expect(afterView(viewOf(begun, side))).toBeNull();
    const { [unit]: planner, ...others } = active.state.units;
    if (!planner) throw new Error('No unit');
    expect(afterView(active, { units: others })).toBeNull();
    const there = { ...planner, hex: plan.hex };
    expect(afterView(active, { units: { ...others, [unit]: there } })).toBeNull();
  });

  test('goes with the game', () => {
    expect(table(planned, gameClosed()).plans[side]).toBeNull();
  });
});

test('the wish to be asked how to pay survives the hand-over', () => {
  const asking = table(undefined, asksPaymentToggled());
  expect(table(asking, seatLeft()).asksPayment).toBe(true);
});
