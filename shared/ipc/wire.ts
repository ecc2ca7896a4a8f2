import { z } from 'zod';
import type { CallAnswer, CallName, SeatUpdate } from './contract.ts';

/**
 * The contract over a WebSocket, as the loopback host speaks it.
 *
 * The page is opened as `http://127.0.0.1:PORT/KEY/#token=TOKEN`. It connects to `SOCKET_PATH` on its
 * own origin with the subprotocol `socketProtocol(TOKEN)`: a fragment and a subprotocol end up in
 * no log. A wrong token is refused before the upgrade.
 *
 * Text messages are JSON. The screen sends a `WireRequest`; the host sends one `WireAnswer` for
 * each, in the order of the requests, and a `WirePush` whenever another screen moved the match on.
 * A seat belongs to its connection: a screen that connects again must take its seat again, and may
 * then send the command whose answer it never got once more, under the same `commandId`.
 */
export const SOCKET_PATH = '/host';

export function socketProtocol(token: string): string {
  return `hexfront.${token}`;
}

export const requestSchema = z.strictObject({
  /** Chosen by the screen, to tell answers apart. */
  id: z.int().min(0),
  call: z.string(),
  args: z.unknown(),
});

export type WireRequest = z.infer<typeof requestSchema>;

export interface WireAnswer {
  /** Null when the request could not be read far enough to know. */
  readonly id: number | null;
  readonly answer: CallAnswer<CallName>;
}

export interface WirePush {
  readonly update: SeatUpdate;
}

export type WireMessage = WireAnswer | WirePush;
