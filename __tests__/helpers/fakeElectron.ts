// Stands in for the module `electron` in tests of the shell's wiring (see jest.config.mjs). Each part
// is checked against Electron's own types, so that it cannot drift from what it stands in for.
import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';

type InvokeHandler = Parameters<Electron.IpcMain['handle']>[1];
type ScreenHandler = Parameters<Electron.Protocol['handle']>[1];

/** What the shell did to Electron. */
export interface Recorded {
  readonly windows: FakeBrowserWindow[];
  readonly handlers: Map<string, InvokeHandler>;
  readonly protocols: Map<string, ScreenHandler>;
  readonly schemes: Electron.CustomScheme[];
  readonly exposed: Map<string, unknown>;
  readonly invoked: [channel: string, args: unknown[]][];
  readonly paths: Map<string, string>;
  readonly said: string[];
  menu: Electron.Menu | null | undefined;
  isFirstInstance: boolean;
}

const nothingYet = (): Recorded => ({
  windows: [],
  handlers: new Map(),
  protocols: new Map(),
  schemes: [],
  exposed: new Map(),
  invoked: [],
  paths: new Map(),
  said: [],
  menu: undefined,
  isFirstInstance: true,
});

export const recorded = nothingYet();

export function forgetEverything(): void {
  Object.assign(recorded, nothingYet());
  app.removeAllListeners();
  ipcRenderer.removeAllListeners();
}

class FakeSession {
  readonly answers = {
    request: null as Parameters<Electron.Session['setPermissionRequestHandler']>[0],
    check: null as Parameters<Electron.Session['setPermissionCheckHandler']>[0],
    device: null as Parameters<Electron.Session['setDevicePermissionHandler']>[0],
  };
  setPermissionRequestHandler: Electron.Session['setPermissionRequestHandler'] = (handler) => {
    this.answers.request = handler;
  };
  setPermissionCheckHandler: Electron.Session['setPermissionCheckHandler'] = (handler) => {
    this.answers.check = handler;
  };
  setDevicePermissionHandler: Electron.Session['setDevicePermissionHandler'] = (handler) => {
    this.answers.device = handler;
  };
}

export class FakeWebContents extends EventEmitter {
  readonly session = new FakeSession();
  readonly mainFrame = { url: '' };
  readonly sent: [channel: string, ...args: unknown[]][] = [];
  openHandler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0] | null = null;
  send: Electron.WebContents['send'] = (channel, ...args: unknown[]) => {
    this.sent.push([channel, ...args]);
  };
  setWindowOpenHandler: Electron.WebContents['setWindowOpenHandler'] = (handler) => {
    this.openHandler = handler;
  };
}

export class FakeBrowserWindow extends EventEmitter {
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly webContents = new FakeWebContents();
  readonly calls: string[] = [];

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    recorded.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  loadURL: Electron.BrowserWindow['loadURL'] = (url) => {
    this.webContents.mainFrame.url = url;
    return Promise.resolve();
  };
  show: Electron.BrowserWindow['show'] = () => void this.calls.push('show');
  focus: Electron.BrowserWindow['focus'] = () => void this.calls.push('focus');
  restore: Electron.BrowserWindow['restore'] = () => void this.calls.push('restore');
  isMinimized: Electron.BrowserWindow['isMinimized'] = () => true;
}

export { FakeBrowserWindow as BrowserWindow };

export const app = Object.assign(new EventEmitter(), {
  whenReady: () => Promise.resolve(),
  quit: () => void recorded.said.push('quit'),
  exit: (code) => void recorded.said.push(`exit ${code}`),
  setPath: (name, folder) => void recorded.paths.set(name, folder),
  enableSandbox: () => void recorded.said.push('sandbox'),
  requestSingleInstanceLock: () => recorded.isFirstInstance,
} satisfies Pick<
  Electron.App,
  'whenReady' | 'quit' | 'exit' | 'setPath' | 'enableSandbox' | 'requestSingleInstanceLock'
>);

export const ipcMain = {
  handle: (channel, listener) => void recorded.handlers.set(channel, listener),
} satisfies Pick<Electron.IpcMain, 'handle'>;

export const protocol = {
  registerSchemesAsPrivileged: (schemes) => void recorded.schemes.push(...schemes),
  handle: (scheme, handler) => void recorded.protocols.set(scheme, handler),
} satisfies Pick<Electron.Protocol, 'registerSchemesAsPrivileged' | 'handle'>;

export const dialog = {
  showErrorBox: (title, content) => void recorded.said.push(`${title}: ${content}`),
} satisfies Pick<Electron.Dialog, 'showErrorBox'>;

export const Menu = {
  setApplicationMenu: (menu) => void (recorded.menu = menu),
} satisfies Pick<typeof Electron.Menu, 'setApplicationMenu'>;

export const contextBridge = {
  exposeInMainWorld: (key, api) => void recorded.exposed.set(key, api),
} satisfies Pick<Electron.ContextBridge, 'exposeInMainWorld'>;

export const ipcRenderer = Object.assign(new EventEmitter(), {
  invoke: (channel: string, ...args: unknown[]) => {
    recorded.invoked.push([channel, args]);
    return Promise.resolve({ ok: true, result: channel });
  },
} satisfies Pick<Electron.IpcRenderer, 'invoke'>);
