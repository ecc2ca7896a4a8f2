// The desktop program. It opens the host, shows one window, and carries calls between the two.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app, type BrowserWindow, dialog, ipcMain, Menu, protocol } from 'electron';
import packageJson from '../package.json' with { type: 'json' };
import { defaultDataFolder } from './host/dataFolder.ts';
import { openHost } from './host/host.ts';
import { lockDown } from './security.ts';
import { registerScreenScheme, serveScreenFiles } from './shell/screenProtocol.ts';
import { serveCalls } from './shell/serveCalls.ts';
import { createWindow, showScreen } from './shell/window.ts';

/** The bundle is dist/electron/main.cjs, in the repository and in the packaged program alike. */
const here = import.meta.dirname;
const root = path.resolve(here, '..', '..');
const dataFolder = defaultDataFolder();

async function play(): Promise<BrowserWindow> {
  const host = openHost({
    info: { version: packageJson.version, host: 'electron' },
    dataFolder,
    scenariosFolder: path.join(root, 'scenarios'),
    quit: () => app.quit(),
    logError: (error) => console.error(error),
  });
  app.on('will-quit', () => host.close());
  serveScreenFiles(protocol, path.join(root, 'dist', 'renderer'));
  const window = createWindow(here);
  serveCalls(ipcMain, window, host);
  await showScreen(window);
  return window;
}

function keepBrowserDataApart(): void {
  const browserData = path.join(dataFolder, 'shell');
  mkdirSync(browserData, { recursive: true });
  app.setPath('userData', browserData);
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}

async function start(): Promise<void> {
  await app.whenReady();
  // macOS needs its menu for copy and paste; elsewhere the game has none.
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null);
  try {
    const window = await play();
    app.on('second-instance', () => bringToFront(window));
  } catch (error) {
    dialog.showErrorBox('Hexfront cannot start', (error as Error).message);
    app.exit(1);
  }
}

keepBrowserDataApart();
app.enableSandbox();
registerScreenScheme(protocol);
lockDown(app);
app.on('window-all-closed', () => app.quit());
if (app.requestSingleInstanceLock()) void start();
else app.quit();
