import type { HostApi } from '../../../shared/ipc/contract.ts';
import type { ConnectionStatus } from '../connection.ts';
import { connectLoopback } from './loopbackClient.ts';
import { readToken } from './token.ts';

declare global {
  interface Window {
    /** Put there by Electron's preload; a browser does not have it. */
    readonly hexfront?: HostApi;
  }
}

export interface HostConnection {
  readonly api: HostApi;
  onStatus(listener: (status: ConnectionStatus) => void): void;
}

/** The one door to the host, whichever host it is. Null when the page was opened without a key. */
export function connectHost(): HostConnection | null {
  if (window.hexfront) return { api: window.hexfront, onStatus: () => undefined };
  const token = readToken(window);
  return token === null ? null : connectLoopback(window.location, token);
}
