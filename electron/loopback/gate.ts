import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { socketProtocol } from '../../shared/ipc/wire.ts';

export interface Gate {
  readonly port: number;
  readonly token: string;
  /** A second origin that may connect, for development with hot reload. */
  readonly devOrigin: string | null;
}

/** Another site that points its own name at this machine shows that name in Host. */
export function hasOwnHost({ headers }: IncomingMessage, { port }: Gate): boolean {
  return headers.host === `127.0.0.1:${port}` || headers.host === `localhost:${port}`;
}

/** A browser always tells where a script that connects comes from. */
export function hasOwnOrigin({ headers }: IncomingMessage, { port, devOrigin }: Gate): boolean {
  const own = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  return (
    headers.origin !== undefined && (own.includes(headers.origin) || headers.origin === devOrigin)
  );
}

export function hasToken({ headers }: IncomingMessage, { token }: Gate): boolean {
  const offered = headers['sec-websocket-protocol'] ?? '';
  return timingSafeEqual(digest(offered), digest(socketProtocol(token)));
}

/** Of equal length whatever is offered, as a comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
