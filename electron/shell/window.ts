import { BrowserWindow } from 'electron';
import { SCREEN_ORIGIN } from '../security.ts';

/** The one window. Its page is sandboxed and knows of the host only what preload.ts gives it. */
export function createWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1600,
    height: 1000,
    minWidth: 1180,
    minHeight: 720,
    title: 'Hexfront',
    backgroundColor: BACKGROUND,
    // Shown when there is something to see.
    show: false,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  return window;
}

export function showScreen(window: BrowserWindow): Promise<void> {
  return window.loadURL(`${SCREEN_ORIGIN}/`);
}

/** The desk of the look, so that nothing flashes before the page is drawn. */
const BACKGROUND = '#11120d';
