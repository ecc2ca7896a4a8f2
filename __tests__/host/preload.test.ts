import { expect, test } from '@jest/globals';
import '../../electron/preload.ts';
import { CALL_NAMES, type HostApi, type SeatUpdate } from '../../shared/ipc/contract.ts';
import { ipcRenderer, recorded } from '../helpers/fakeElectron.ts';

const api = recorded.exposed.get('hexfront') as HostApi;

test('the page gets one function for each call, one to listen, and nothing else', () => {
  expect([...recorded.exposed.keys()]).toEqual(['hexfront']);
  expect(Object.keys(api)).toEqual([...CALL_NAMES, 'onUpdate']);
});

test('each function calls its own channel', async () => {
  for (const name of CALL_NAMES) {
    const call = api[name] as (args: unknown) => Promise<unknown>;
    expect(await call({ with: name })).toEqual({ ok: true, result: `hexfront:${name}` });
    expect(recorded.invoked.at(-1)).toEqual([`hexfront:${name}`, [{ with: name }]]);
  }
});

test('a listener gets the update without Electron’s event, until it stops', () => {
  const heard: unknown[][] = [];
  const stop = api.onUpdate((...args: unknown[]) => heard.push(args));
  const update = { gameId: 'g' } as SeatUpdate;
  ipcRenderer.emit('hexfront:update', { sender: 'secret' }, update);
  stop();
  ipcRenderer.emit('hexfront:update', { sender: 'secret' }, update);
  expect(heard).toEqual([[update]]);
});
