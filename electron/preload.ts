// All that the page gets from Electron: `window.hexfront`, one function for each call.
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import type { CallName, HostApi, SeatUpdate } from '../shared/ipc/contract.ts';
import { callChannel, UPDATE_CHANNEL } from './shell/channels.ts';

function call<Name extends CallName>(name: Name): HostApi[Name] {
  const invoke = (args: unknown) => ipcRenderer.invoke(callChannel(name), args);
  return invoke as HostApi[Name];
}

const hexfront: HostApi = {
  appInfo: call('appInfo'),
  listScenarios: call('listScenarios'),
  listGames: call('listGames'),
  createGame: call('createGame'),
  takeSeat: call('takeSeat'),
  leaveSeat: call('leaveSeat'),
  submit: call('submit'),
  undo: call('undo'),
  renameGame: call('renameGame'),
  duplicateGame: call('duplicateGame'),
  deleteGame: call('deleteGame'),
  restoreGame: call('restoreGame'),
  exportGame: call('exportGame'),
  importGame: call('importGame'),
  readSettings: call('readSettings'),
  writeSetting: call('writeSetting'),
  readPicture: call('readPicture'),
  keepPicture: call('keepPicture'),
  quit: call('quit'),
  onUpdate: (listener) => {
    // The event itself stays here: it would hand the page a way to send anything anywhere.
    const hear = (_event: IpcRendererEvent, update: SeatUpdate) => listener(update);
    ipcRenderer.on(UPDATE_CHANNEL, hear);
    return () => {
      ipcRenderer.off(UPDATE_CHANNEL, hear);
    };
  },
};

contextBridge.exposeInMainWorld('hexfront', hexfront);
