import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { BrowserWindow } from 'electron';
import { serveCalls } from '../../electron/shell/serveCalls.ts';
import { startShell } from '../../electron/shell/start.ts';
import { opponent, type Side } from '../../shared/coh/index.ts';
import { CALL_NAMES, type CallAnswer, type CallName } from '../../shared/ipc/contract.ts';
import {
  app,
  FakeBrowserWindow,
  forgetEverything,
  ipcMain,
  recorded,
} from '../helpers/fakeElectron.ts';
import { accepted, orderFrom, takeActiveSeat } from '../helpers/host/order.ts';
import { newGame, openTestHost, scenariosFolder } from '../helpers/host/testHost.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

let dataFolder: string;
let rendererFolder: string;

beforeEach(() => {
  forgetEverything();
  dataFolder = tempFolder();
  process.env.HEXFRONT_DATA_DIR = dataFolder;
  rendererFolder = path.join(tempFolder(), 'renderer');
  mkdirSync(rendererFolder);
  writeFileSync(path.join(rendererFolder, 'index.html'), '<!doctype html>');
});
afterEach(() => {
  app.emit('will-quit');
  delete process.env.HEXFRONT_DATA_DIR;
});

/** Starts the shell and lets everything it waits for happen. */
async function start(): Promise<FakeBrowserWindow | undefined> {
  startShell({ preload: '/preload.cjs', rendererFolder, scenariosFolder });
  await new Promise((resolve) => setImmediate(resolve));
  return recorded.windows[0];
}

async function startedWindow(): Promise<FakeBrowserWindow> {
  const window = await start();
  if (!window) throw new Error(`No window: ${recorded.said.join()}`);
  return window;
}

function invoke(
  window: FakeBrowserWindow,
  name: CallName,
  args: unknown,
  senderFrame: unknown = window.webContents.mainFrame,
): CallAnswer<CallName> {
  const handler = recorded.handlers.get(`hexfront:${name}`)!;
  return handler({ senderFrame } as never, args) as CallAnswer<CallName>;
}

describe('the window', () => {
  test('is sandboxed and isolated, and shows our own page', async () => {
    const window = await startedWindow();
    expect(window.options).toMatchObject({
      width: 1600,
      height: 1000,
      minWidth: 1180,
      minHeight: 720,
      webPreferences: {
        preload: '/preload.cjs',
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webSecurity: true,
        webviewTag: false,
      },
    });
    expect(window.webContents.mainFrame.url).toBe('hexfront://app/');
    expect(recorded.said).toEqual(['sandbox']);
    expect(recorded.menu).toBe(process.platform === 'darwin' ? undefined : null);
    expect(recorded.paths.get('userData')).toBe(path.join(dataFolder, 'shell'));
    window.emit('ready-to-show');
    expect(window.calls).toEqual(['show']);
  });

  test('stays on our page, opens no other and attaches no web view', async () => {
    const { webContents } = await startedWindow();
    const isPrevented = (event: string, url = '') => {
      let prevented = false;
      webContents.emit(event, { url, preventDefault: () => (prevented = true) });
      return prevented;
    };
    expect(isPrevented('will-navigate', 'https://evil.example/')).toBe(true);
    expect(isPrevented('will-navigate', 'hexfront://app.evil.example/')).toBe(true);
    expect(isPrevented('will-navigate', 'file:///etc/passwd')).toBe(true);
    expect(isPrevented('will-navigate', 'hexfront://app/')).toBe(false);
    expect(isPrevented('will-redirect')).toBe(true);
    expect(isPrevented('will-attach-webview')).toBe(true);
    expect(webContents.openHandler?.({} as never)).toEqual({ action: 'deny' });
  });

  test('gets no permission of any kind', async () => {
    const { answers } = (await startedWindow()).webContents.session;
    const granted: boolean[] = [];
    answers.request?.({} as never, 'media', (answer) => granted.push(answer), {} as never);
    granted.push(answers.check?.(null, 'media', '', {} as never) ?? true);
    granted.push(answers.device?.({} as never) ?? true);
    expect(granted).toEqual([false, false, false]);
  });

  test('comes to the front when the game is started again', async () => {
    const window = await startedWindow();
    app.emit('second-instance');
    expect(window.calls).toEqual(['restore', 'focus']);
  });

  test('is the only one: a second Hexfront leaves', async () => {
    recorded.isFirstInstance = false;
    expect(await start()).toBeUndefined();
    expect(recorded.said).toEqual(['sandbox', 'quit']);
  });

  test('is not opened when the host cannot start; a box says why', async () => {
    const other = openTestHost(dataFolder);
    expect(await start()).toBeUndefined();
    expect(recorded.said.slice(1)).toEqual([
      `Hexfront cannot start: Another Hexfront is already playing from ${dataFolder}; close it first.`,
      'exit 1',
    ]);
    other.close();
  });

  test('takes the program along when it is closed', async () => {
    await startedWindow();
    app.emit('window-all-closed');
    expect(recorded.said).toContain('quit');
  });
});

describe('our own protocol', () => {
  const get = (url: string, method = 'GET') =>
    recorded.protocols.get('hexfront')!(new Request(url, { method }));

  test('is a normal secure origin', async () => {
    await start();
    expect(recorded.schemes).toEqual([
      { scheme: 'hexfront', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
  });

  test('serves the screen with its policy, and nothing else', async () => {
    await start();
    const page = await get('hexfront://app/');
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self'/,
    );
    for (const [url, method] of [
      ['hexfront://other/index.html'],
      ['hexfront://app/..%2f..%2fetc%2fpasswd'],
      ['hexfront://app/missing.js'],
      ['hexfront://app/', 'POST'],
    ] as const)
      expect((await get(url, method)).status).toBe(404);
  });
});

describe('calls', () => {
  test('have one channel each, and there is no other', async () => {
    await start();
    expect([...recorded.handlers.keys()]).toEqual(CALL_NAMES.map((name) => `hexfront:${name}`));
  });

  test('reach the host from our own page only', async () => {
    const window = await startedWindow();
    expect(invoke(window, 'appInfo', {})).toMatchObject({ ok: true, result: { host: 'electron' } });
    const forbidden = { ok: false, error: { code: 'forbidden' } };
    expect(invoke(window, 'appInfo', {}, null)).toMatchObject(forbidden);
    expect(invoke(window, 'appInfo', {}, { url: 'hexfront://app/' })).toMatchObject(forbidden);
    window.webContents.mainFrame.url = 'https://evil.example/';
    expect(invoke(window, 'appInfo', {})).toMatchObject(forbidden);
  });

  test('of another screen reach the window as updates of its own seat', () => {
    const host = openTestHost();
    const window = new FakeBrowserWindow({});
    window.webContents.mainFrame.url = 'hexfront://app/';
    serveCalls(ipcMain, window as unknown as BrowserWindow, host);
    const other = host.screen();
    const gameId = newGame(other);
    const update = takeActiveSeat(other, gameId);
    const seat = opponent(update.view.seat as Side);
    invoke(window, 'takeSeat', { gameId, seat });
    accepted(other, orderFrom(update));
    expect(window.webContents.sent).toMatchObject([
      ['hexfront:update', { gameId, view: { seat, revision: 2 } }],
    ]);
    window.emit('closed');
    host.close();
  });

  test('play a match, are checked like any other, and can end the program', async () => {
    const window = await startedWindow();
    const ask = (name: CallName, args: unknown) => {
      const answer = invoke(window, name, args);
      if (!answer.ok) throw new Error(answer.error.message);
      return answer.result as never;
    };
    const { id: gameId, toAct: seat } = ask('createGame', {
      scenarioId: 'firefight-1',
      name: null,
      options: null,
    });
    const result: { accepted: boolean } = ask(
      'submit',
      orderFrom(ask('takeSeat', { gameId, seat })),
    );
    expect(result.accepted).toBe(true);
    expect(invoke(window, 'takeSeat', {})).toMatchObject({
      ok: false,
      error: { code: 'badArgument', path: 'gameId' },
    });
    ask('quit', {});
    await new Promise((resolve) => setImmediate(resolve));
    expect(recorded.said).toContain('quit');
    window.emit('closed');
  });
});
