import { createStore } from '../../../renderer/app/store.ts';
import { viewReceived } from '../../../renderer/features/match/matchReducer.ts';
import { gameOpened } from '../../../renderer/features/match/sessionSlice.ts';
import type { HostApi } from '../../../shared/ipc/contract.ts';
import { afterInitiative, beginMatch, toAct, viewOf } from './seatMatch.ts';

/** Any call to the host would be a command sent: it is an error that names the call. */
const noHost = new Proxy({} as HostApi, {
  get: (_, name) => {
    throw new Error(`The host was asked: ${String(name)}`);
  },
});

/** A game in which the side has its turn, at tables from which nothing can be sent unnoticed. */
export function gameWithoutHost() {
  const begun = afterInitiative(beginMatch());
  const side = toAct(begun);
  const table = () => {
    const store = createStore(noHost);
    // Without a game nothing would ever be sent.
    store.dispatch(gameOpened({ gameId: 'game', revision: 0 }));
    store.dispatch(viewReceived(viewOf(begun, side)));
    return store;
  };
  return { side, unit: side === 'german' ? 'g2' : 's1', table };
}
