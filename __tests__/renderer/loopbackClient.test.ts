import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { connectLoopback } from '../../renderer/app/host/loopbackClient.ts';
import { readToken } from '../../renderer/app/host/token.ts';

const GAME = '2f1c8f7e-9a51-4f0e-8a51-4f0e8a514f0e';

/** A socket whose other end is the test. */
class TestSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  readyState = 0;
  readonly sent: { id: number; call: string; args: unknown }[] = [];
  readonly url: string;
  readonly protocol: string;

  constructor(url: string, protocol: string) {
    super();
    this.url = url;
    this.protocol = protocol;
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  accept(): void {
    this.readyState = TestSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  drop(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

function connect() {
  const Socket = TestSocket as unknown as typeof WebSocket;
  return connectLoopback({ protocol: 'http:', host: '127.0.0.1:5' }, 'secret', Socket);
}

const socket = (index = 0) => TestSocket.all[index] as TestSocket;

beforeEach(() => {
  TestSocket.all = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the host over a socket', () => {
  test('connects to its own origin with the token as subprotocol', () => {
    connect();
    expect(socket()).toMatchObject({ url: 'ws://127.0.0.1:5/host', protocol: 'hexfront.secret' });
  });

  test('questions asked too early wait, and answers find their question', async () => {
    const { api } = connect();
    const games = api.listGames({});
    const info = api.appInfo({});
    expect(socket().sent).toEqual([]);
    socket().accept();
    expect(socket().sent.map(({ call }) => call)).toEqual(['listGames', 'appInfo']);
    socket().say({ id: 1, answer: { ok: true, result: { version: '1', host: 'loopback' } } });
    socket().say({ id: 0, answer: { ok: true, result: [] } });
    expect(await games).toEqual({ ok: true, result: [] });
    expect((await info).ok).toBe(true);
  });

  test('a lost connection is told, opened again, the seat taken and the question repeated', async () => {
    const { api, onStatus } = connect();
    const statuses: string[] = [];
    const updates: unknown[] = [];
    onStatus((status) => statuses.push(status));
    api.onUpdate((update) => updates.push(update));
    socket().accept();
    void api.takeSeat({ gameId: GAME, seat: 'german' });
    socket().say({ id: 0, answer: { ok: true, result: { gameId: GAME } } });
    const asked = { gameId: GAME, seat: 'german', revision: 4, commandId: GAME } as const;
    const passed = api.submit({ ...asked, command: { kind: 'pass' } });
    socket().drop();
    jest.advanceTimersByTime(300);
    socket(1).accept();
    expect(statuses).toEqual(['open', 'lost', 'open']);
    expect(socket(1).sent.map(({ call }) => call)).toEqual(['takeSeat', 'submit']);
    expect(socket(1).sent[1]).toEqual(socket(0).sent[1]);
    socket(1).say({ id: 2, answer: { ok: true, result: { gameId: GAME } } });
    socket(1).say({ id: 1, answer: { ok: true, result: { accepted: true } } });
    await passed;
    expect(updates).toEqual([{ gameId: GAME }]);
  });

  test('a seat that was left is not taken again', () => {
    const { api } = connect();
    socket().accept();
    void api.takeSeat({ gameId: GAME, seat: 'german' });
    void api.leaveSeat({ gameId: GAME });
    socket().say({ id: 0, answer: { ok: true, result: {} } });
    socket().say({ id: 1, answer: { ok: true, result: null } });
    socket().drop();
    jest.advanceTimersByTime(300);
    socket(1).accept();
    expect(socket(1).sent).toEqual([]);
  });

  test('tries again and again, more and more calmly', () => {
    connect();
    for (let count = 0; count < 8; count += 1) {
      socket(count).drop();
      jest.advanceTimersByTime(4000);
    }
    expect(TestSocket.all).toHaveLength(9);
  });

  test('a host that stays away is called closed, until it answers after all', () => {
    const statuses: string[] = [];
    connect().onStatus((status) => statuses.push(status));
    socket().accept();
    for (let count = 0; TestSocket.all.length < 8; count += 1) {
      socket(count).drop();
      jest.advanceTimersByTime(4000);
    }
    expect(statuses).toEqual(['open', 'lost', 'gone']);
    socket(7).accept();
    socket(7).drop();
    expect(statuses).toEqual(['open', 'lost', 'gone', 'open', 'lost']);
  });

  test('updates reach whoever listens, until he stops', () => {
    const { api } = connect();
    const heard = jest.fn();
    const stop = api.onUpdate(heard);
    socket().accept();
    socket().say({ update: { gameId: GAME } });
    stop();
    socket().say({ update: { gameId: GAME } });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('the token', () => {
  function page(hash: string, kept: Record<string, string> = {}) {
    const replaced: unknown[] = [];
    const window = {
      location: { hash, pathname: '/', search: '' },
      history: { replaceState: (...args: unknown[]) => replaced.push(args.at(-1)) },
      sessionStorage: {
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, value: string) => {
          kept[key] = value;
        },
      },
    } as unknown as Window;
    return { window, replaced, kept };
  }

  test('moves from the address into the memory of the tab', () => {
    const { window, replaced, kept } = page('#token=abc-_1');
    expect(readToken(window)).toBe('abc-_1');
    expect(replaced).toEqual(['/']);
    expect(readToken(page('', kept).window)).toBe('abc-_1');
  });

  test('is missing when the page was opened by hand', () => {
    expect(readToken(page('').window)).toBeNull();
    expect(readToken(page('#token=a b').window)).toBeNull();
  });
});
