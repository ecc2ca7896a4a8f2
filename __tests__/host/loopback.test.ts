import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { type Loopback, startLoopback } from '../../electron/loopback/server.ts';
import { socketProtocol } from '../../shared/ipc/wire.ts';
import { orderFrom } from '../helpers/host/order.ts';
import { openTestHost, type TestHost } from '../helpers/host/testHost.ts';
import { addressParts, connect } from '../helpers/host/wireClient.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

const devOrigin = 'http://127.0.0.1:5173';
let host: TestHost;
let loopback: Loopback;
let port: string;
let origin: string;
let key: string;
let token: string;

beforeAll(async () => {
  const folder = tempFolder();
  const rendererFolder = path.join(folder, 'renderer');
  mkdirSync(path.join(rendererFolder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.html'), 'secret');
  writeFileSync(path.join(rendererFolder, 'index.html'), '<!doctype html><title>Hexfront</title>');
  writeFileSync(path.join(rendererFolder, 'assets', 'app.js'), 'export {};');
  writeFileSync(path.join(rendererFolder, 'notes'), 'no type, no file');
  host = openTestHost();
  loopback = await startLoopback({ host, rendererFolder, port: 0, devOrigin });
  ({ origin, key, token } = addressParts(loopback.url));
  port = new URL(origin).port;
});

afterAll(async () => {
  await loopback.close();
  host.close();
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Asks for a file behind the key that the address begins with. */
const get = (urlPath: string, headers?: Record<string, string>, method?: string) =>
  getExactly(`/${key}${urlPath}`, headers, method);

/** Plain HTTP exactly as written: no library tidies the path up. */
function getExactly(
  urlPath: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path: urlPath, method, headers },
      (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        );
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}

/** 'open', or the status of the refusal. */
function tryUpgrade(options: {
  protocol?: string;
  origin?: string;
  hostHeader?: string;
  urlPath?: string;
}): Promise<'open' | number | undefined> {
  const { protocol, hostHeader, urlPath = '/host' } = options;
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${urlPath}`, protocol ? [protocol] : [], {
      ...(options.origin === undefined ? {} : { origin: options.origin }),
      ...(hostHeader === undefined ? {} : { headers: { Host: hostHeader } }),
    });
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('unexpected-response', (asking, response) => {
      asking.destroy();
      resolve(response.statusCode);
    });
    socket.on('error', reject);
  });
}

describe('the files of the screen', () => {
  test('come with their types and a strict policy', async () => {
    const page = await get('/');
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Hexfront') });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).not.toMatch(/unsafe|\*|http/);
    const script = await get('/assets/app.js?v=1');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(await get('/assets/app.js', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  test.each([
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/assets/../../secret.html',
    '/assets/..%5c..%5csecret.html',
    '//secret.html',
    '/%00.html',
    '/%zz.html',
    '/notes',
    '/assets',
    '/missing.js',
  ])('do not include %s', async (urlPath) => {
    expect(await get(urlPath)).toMatchObject({ status: 404, body: 'There is no such file.' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('cannot be changed by %s', async (method) => {
    expect((await get('/', {}, method)).status).toBe(405);
  });

  test.each(['evil.example', 'evil.example:80', '127.0.0.1', 'localhost:1', '0.0.0.0'])(
    'are not for the Host %s',
    async (name) => {
      expect(await get('/', { Host: name })).toMatchObject({ status: 403 });
    },
  );

  test('are not for anybody who does not have the key of the address', async () => {
    const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const urlPath of [
      '/',
      '/index.html',
      '/host',
      `/${wrong}/`,
      `/${token}/`,
      `/${key}`,
      '//',
    ])
      expect(await getExactly(urlPath)).toMatchObject({
        status: 401,
        body: 'Open the whole address that the game has printed.',
      });
    expect((await getExactly(`/${key}/`)).status).toBe(200);
  });

  test('are not for a page of another origin', async () => {
    expect((await get('/', { Origin: 'http://evil.example' })).status).toBe(403);
    expect((await get('/', { Origin: 'null' })).status).toBe(403);
    expect((await get('/', { Origin: origin })).status).toBe(200);
  });
});

describe('the socket', () => {
  const good = () => ({ protocol: socketProtocol(token), origin });

  test('opens for our own page with the token', async () => {
    expect(await tryUpgrade(good())).toBe('open');
    const localhost = `localhost:${port}`;
    expect(
      await tryUpgrade({ ...good(), hostHeader: localhost, origin: `http://${localhost}` }),
    ).toBe('open');
    expect(await tryUpgrade({ ...good(), origin: devOrigin })).toBe('open');
  });

  test('is refused without the token, or with a wrong one, before it opens', async () => {
    expect(await tryUpgrade({ origin })).toBe(401);
    expect(await tryUpgrade({ origin, protocol: socketProtocol('guess') })).toBe(401);
    expect(await tryUpgrade({ origin, protocol: token })).toBe(401);
    const almost = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    expect(await tryUpgrade({ origin, protocol: socketProtocol(almost) })).toBe(401);
    expect(await tryUpgrade({ ...good(), urlPath: `/host?token=${token}` })).toBe(404);
  });

  test('is refused to another origin, or none', async () => {
    expect(await tryUpgrade({ ...good(), origin: 'http://evil.example' })).toBe(403);
    expect(await tryUpgrade({ ...good(), origin: `https://127.0.0.1:${port}` })).toBe(403);
    expect(await tryUpgrade({ protocol: socketProtocol(token) })).toBe(403);
  });

  test('is refused to another Host', async () => {
    expect(await tryUpgrade({ ...good(), hostHeader: 'evil.example' })).toBe(403);
    expect(await tryUpgrade({ ...good(), hostHeader: `evil.example:${port}` })).toBe(403);
  });

  test('is not spoken over plain HTTP', async () => {
    expect(await getExactly('/host')).toMatchObject({ status: 401 });
  });

  test('has a new token of 32 random bytes in every run', async () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const other = await startLoopback({ host, rendererFolder: '.', port: 0, devOrigin: null });
    expect(addressParts(other.url).token).not.toBe(token);
    await other.close();
  });

  test('survives a caller that hangs up in the middle of a refusal', async () => {
    const rude = connectTcp(Number(port), '127.0.0.1');
    rude.write('GET /host HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    rude.destroy();
    expect(await tryUpgrade(good())).toBe('open');
  });
});

describe('messages', () => {
  test('play a match: the answer to the mover, an update to the other seat', async () => {
    const [mover, other] = [await connect(loopback.url), await connect(loopback.url)];
    const { id: gameId } = await mover.ask('createGame', {
      scenarioId: 'firefight-1',
      name: null,
      options: null,
    });
    let german = await mover.ask('takeSeat', { gameId, seat: 'german' });
    let soviet = await other.ask('takeSeat', { gameId, seat: 'soviet' });
    for (let turn = 0; turn < 4; turn += 1) {
      const germanActs = german.view.toAct === 'german';
      const [active, passive] = germanActs ? [mover, other] : [other, mover];
      const result = await active.ask('submit', orderFrom(germanActs ? german : soviet));
      if (!result.accepted) throw new Error('refused');
      // Its push was sent before the answer, but over another connection.
      await passive.ask('appInfo', {});
      const pushed = passive.updates.at(-1)!;
      expect(pushed.view.revision).toBe(result.update.view.revision);
      [german, soviet] = germanActs ? [result.update, pushed] : [pushed, result.update];
    }
    await mover.close();
    await other.close();
  });

  test.each<[string, string | Buffer, string, RegExp]>([
    ['no JSON', '{', '', /^The message must be JSON\.$/],
    ['nothing', '', '', /^The message must be JSON\.$/],
    ['bytes', Buffer.from('{}'), '', /^The message must be text/],
    ['a list', '[]', '', /^The message must be an object\.$/],
    ['no id', '{"call":"appInfo","args":{}}', 'id', /^id must be a number\.$/],
    ['a wrong call', '{"id":null,"call":7,"args":{}}', 'id', /^id must be a number\.$/],
    [
      'too much',
      `"${'x'.repeat(97 * 1024 * 1024)}"`,
      '',
      /^The message must be at most 100663296 bytes/,
    ],
  ])(
    'of %s get a typed error, and the connection goes on',
    async (_what, message, where, words) => {
      const client = await connect(loopback.url);
      expect(await client.sendRaw(message)).toMatchObject({
        id: null,
        answer: {
          ok: false,
          error: { code: 'badArgument', path: where, message: expect.stringMatching(words) },
        },
      });
      expect(await client.ask('appInfo', {})).toMatchObject({ host: 'loopback' });
      await client.close();
    },
  );

  test('with an id get it back, even when the rest is wrong', async () => {
    const client = await connect(loopback.url);
    const answer = await client.sendRaw('{"id":7,"call":7,"args":{}}');
    expect(answer).toMatchObject({ id: 7, answer: { error: { path: 'call' } } });
    await client.close();
  });

  test('that nobody could answer end that connection only', async () => {
    const client = await connect(loopback.url);
    await expect(client.sendRaw('x'.repeat(193 * 1024 * 1024))).rejects.toThrow('The host is gone');
    const next = await connect(loopback.url);
    expect(await next.ask('appInfo', {})).toMatchObject({ host: 'loopback' });
    await next.close();
  });
});
