import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { SOCKET_PATH } from '../../shared/ipc/wire.ts';
import type { Host } from '../host/host.ts';
import { readScreenFile } from '../host/screenFiles.ts';
import { SCREEN_HEADERS } from '../security.ts';
import { type Gate, hasOwnHost, hasOwnOrigin, hasToken, pathBehindKey } from './gate.ts';
import { HARD_MESSAGE_LIMIT, serveScreen } from './socket.ts';

export interface LoopbackOptions {
  readonly host: Host;
  readonly rendererFolder: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly devOrigin: string | null;
}

export interface Loopback {
  /** What to open in a browser; it holds the token of this run. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The host over HTTP and WebSocket, for this machine only. HTTP hands out the files of the screen,
 * under a key that is seen in the address bar; everything else goes through the socket, whose
 * protocol is described in shared/ipc/wire.ts, under a second key that is not.
 */
export async function startLoopback(options: LoopbackOptions): Promise<Loopback> {
  const server = createServer();
  await listen(server, options.port);
  const { port } = server.address() as AddressInfo;
  const gate: Gate = { port, fileKey: newKey(), token: newKey(), devOrigin: options.devOrigin };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: HARD_MESSAGE_LIMIT });

  server.on('request', (request, response) => {
    void answer(request, response, gate, options.rendererFolder);
  });
  server.on('upgrade', (request, socket: Duplex, head: Buffer) => {
    const refusal = upgradeRefusal(request, gate);
    if (refusal) return refuseUpgrade(socket, refusal);
    sockets.handleUpgrade(request, socket, head, (screen) => serveScreen(options.host, screen));
  });

  return {
    url: `http://127.0.0.1:${port}/${gate.fileKey}/#token=${gate.token}`,
    close: () => close(server, sockets.clients),
  };
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  gate: Gate,
  rendererFolder: string,
): Promise<void> {
  const finish = (status: number, type: string, body: Buffer | string) => {
    response.writeHead(status, {
      ...SCREEN_HEADERS,
      'Cache-Control': 'no-cache',
      'Content-Type': type,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const refuse = (status: number, sentence: string) => finish(status, 'text/plain', sentence);

  if (!hasOwnHost(request, gate)) return refuse(403, 'This address is not the game’s own.');
  if (request.headers.origin !== undefined && !hasOwnOrigin(request, gate))
    return refuse(403, 'Only the game’s own page may ask.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Files can only be read.');
  const [urlPath = '/'] = (request.url ?? '/').split('?');
  const path = pathBehindKey(urlPath, gate);
  if (path === null) return refuse(401, 'Open the whole address that the game has printed.');
  const file = await readScreenFile(rendererFolder, path);
  return file ? finish(200, file.type, file.body) : refuse(404, 'There is no such file.');
}

function upgradeRefusal(request: IncomingMessage, gate: Gate): string | null {
  if (!hasOwnHost(request, gate) || !hasOwnOrigin(request, gate)) return '403 Forbidden';
  if (request.url !== SOCKET_PATH) return '404 Not Found';
  return hasToken(request, gate) ? null : '401 Unauthorized';
}

function refuseUpgrade(socket: Duplex, status: string): void {
  // The other side may already be gone; that is no trouble of ours.
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

async function close(server: Server, screens: Iterable<WebSocket>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const screen of screens) screen.close(1001, 'The host is going down.');
  server.closeIdleConnections();
  // A browser that does not answer the goodbye must not keep the program alive.
  const impatience = setTimeout(() => {
    for (const screen of screens) screen.terminate();
    server.closeAllConnections();
  }, 1000);
  await closed;
  clearTimeout(impatience);
}
