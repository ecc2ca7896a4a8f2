import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { socketProtocol } from '../../shared/ipc/wire.ts';

export interface Gate {
  readonly port: number;
  /** The key to the files of the screen: the first part of every path. */
  readonly fileKey: string;
  /** The key to the socket, and so to everything that matters. */
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
  return isSame(headers['sec-websocket-protocol'] ?? '', socketProtocol(token));
}

/** The path of a file of the screen, or null when the address does not begin with the key. */
export function pathBehindKey(urlPath: string, { fileKey }: Gate): string | null {
  const [, offered = '', ...rest] = urlPath.split('/');
  return rest.length > 0 && isSame(offered, fileKey) ? `/${rest.join('/')}` : null;
}

function isSame(offered: string, expected: string): boolean {
  return timingSafeEqual(digest(offered), digest(expected));
}

/** Of equal length whatever is offered, as a comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
