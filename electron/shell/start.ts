import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { app, type BrowserWindow, dialog, ipcMain, Menu, protocol } from 'electron';
import packageJson from '../../package.json' with { type: 'json' };
import { defaultDataFolder } from '../host/dataFolder.ts';
import { openHost } from '../host/host.ts';
import { lockDown } from '../security.ts';
import { registerScreenScheme, serveScreenFiles } from './screenProtocol.ts';
import { serveCalls } from './serveCalls.ts';
import { createWindow, showScreen } from './window.ts';

/** Where the parts of the program lie. */
export interface ShellFolders {
  readonly preload: string;
  readonly rendererFolder: string;
  readonly scenariosFolder: string;
}

/** Opens the host, shows one window, and carries calls between the two. */
export function startShell(folders: ShellFolders): void {
  const dataFolder = defaultDataFolder();
  keepBrowserData(path.join(dataFolder, 'shell'));
  app.enableSandbox();
  registerScreenScheme(protocol);
  lockDown(app);
  app.on('window-all-closed', () => app.quit());
  if (app.requestSingleInstanceLock()) void play(folders, dataFolder);
  else app.quit();
}

/** Beside the games, so that another data folder is another Hexfront in every respect. */
function keepBrowserData(folder: string): void {
  mkdirSync(folder, { recursive: true });
  app.setPath('userData', folder);
}

async function play(folders: ShellFolders, dataFolder: string): Promise<void> {
  await app.whenReady();
  // macOS needs its menu for copy and paste; elsewhere the game has none.
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null);
  try {
    const window = openTable(folders, dataFolder);
    app.on('second-instance', () => bringToFront(window));
    await showScreen(window);
  } catch (error) {
    dialog.showErrorBox('Hexfront cannot start', (error as Error).message);
    app.exit(1);
  }
}

function openTable(folders: ShellFolders, dataFolder: string): BrowserWindow {
  const host = openHost({
    info: { version: packageJson.version, host: 'electron' },
    dataFolder,
    scenariosFolder: folders.scenariosFolder,
    quit: () => app.quit(),
    logError: (error) => console.error(error),
  });
  app.on('will-quit', () => host.close());
  serveScreenFiles(protocol, folders.rendererFolder);
  const window = createWindow(folders.preload);
  serveCalls(ipcMain, window, host);
  return window;
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}
