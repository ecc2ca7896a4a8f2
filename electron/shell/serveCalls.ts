import type { BrowserWindow, IpcMain, IpcMainInvokeEvent } from 'electron';
import { type CallAnswer, type CallName, CALL_NAMES } from '../../shared/ipc/contract.ts';
import type { Host } from '../host/host.ts';
import { isScreenUrl } from '../security.ts';
import { callChannel, UPDATE_CHANNEL } from './channels.ts';

/** Carries the calls of one window to the host, and the host's updates to that window. */
export function serveCalls(
  ipcMain: Pick<IpcMain, 'handle'>,
  window: BrowserWindow,
  host: Host,
): void {
  const session = host.openSession((update) => window.webContents.send(UPDATE_CHANNEL, update));
  window.on('closed', () => host.closeSession(session));
  for (const name of CALL_NAMES)
    ipcMain.handle(callChannel(name), (event, args: unknown) =>
      isFromScreen(event, window) ? host.call(session, name, args) : notOurs,
    );
}

const notOurs: CallAnswer<CallName> = {
  ok: false,
  error: { code: 'forbidden', path: '', message: 'Only the game’s own page may call the host.' },
};

/** Our own page in the window's top frame: no frame inside it, nor anything it might have become. */
function isFromScreen({ senderFrame }: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  return (
    senderFrame !== null &&
    senderFrame === window.webContents.mainFrame &&
    isScreenUrl(senderFrame.url)
  );
}
