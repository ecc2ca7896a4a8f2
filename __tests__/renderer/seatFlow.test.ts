import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { connectionChanged } from '../../renderer/app/connection.ts';
import { createStore } from '../../renderer/app/store.ts';
import { factsFromSummary } from '../../renderer/features/curtain/curtainFacts.ts';
import { curtainMoved } from '../../renderer/features/curtain/curtainReducer.ts';
import { liftCurtain } from '../../renderer/features/match/seatFlow.ts';
import { gameOpened } from '../../renderer/features/match/sessionSlice.ts';
import { opponent, type Side } from '../../shared/coh/index.ts';
import type { HostApi } from '../../shared/ipc/contract.ts';
import { afterInitiative, beginMatch, toAct, viewOf } from './helpers/seatMatch.ts';

const begun = afterInitiative(beginMatch());
const acting = toAct(begun);

/** A game at the curtain for a side; the match itself waits for `acting`. */
function atTheCurtain(side: Side) {
  const takeSeat = jest.fn(async ({ seat }: { seat: Side }) => ({
    ok: true,
    result: { gameId: 'game', view: viewOf(begun, seat), steps: begun.steps[seat] },
  }));
  const host = { takeSeat, leaveSeat: async () => ({ ok: true, result: null }) };
  const store = createStore(host as unknown as HostApi);
  store.dispatch(gameOpened({ gameId: 'game', revision: begun.match.revision }));
  const summary = { round: 1, turn: 1, points: { german: 0, soviet: 0 }, playedAt: '' };
  store.dispatch(curtainMoved({ phase: 'down', facts: factsFromSummary(summary, side) }));
  return { store, takeSeat };
}

beforeAll(() => {
  Object.assign(globalThis, { window: { matchMedia: () => ({ matches: true }) } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

describe('lifting the curtain', () => {
  test('leads to the seat of the side that acts', async () => {
    const { store } = atTheCurtain(acting);
    await store.dispatch(liftCurtain());
    expect(store.getState().curtain.phase).toBe('open');
    expect(store.getState().seat?.side).toBe(acting);
  });

  test('a curtain that another window has overtaken gives the screen on', async () => {
    const { store } = atTheCurtain(opponent(acting));
    await store.dispatch(liftCurtain());
    expect(store.getState().curtain).toMatchObject({ phase: 'down', facts: { side: acting } });
    expect(store.getState().seat).toBeNull();
  });

  test('without the host it stays down', async () => {
    const { store, takeSeat } = atTheCurtain(acting);
    store.dispatch(connectionChanged('lost'));
    await store.dispatch(liftCurtain());
    expect(takeSeat).not.toHaveBeenCalled();
    expect(store.getState().curtain.phase).toBe('down');
  });
});
