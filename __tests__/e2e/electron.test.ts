import path from 'node:path';
import { expect, test } from '@jest/globals';
import { _electron as electron } from 'playwright-core';
import { findElectron } from '../../build/bootstrap/electronRuntime.mjs';
import { CALL_NAMES, type HostApi } from '../../shared/ipc/contract.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

// The runtime cannot be had everywhere. Where it can, the real shell is played; where it cannot,
// npm start must know that and say why, because it then plays through the loopback host.
test('the desktop program plays, or npm start can say why there is none', async () => {
  const runtime = await findElectron();
  if ('reason' in runtime) {
    expect(runtime.reason).toMatch(/^(there is no display|Electron('s| does)) ?/);
    return;
  }
  await playIn(runtime.binary);
});

async function playIn(executablePath: string): Promise<void> {
  const main = path.resolve(__dirname, '../../dist/electron/main.cjs');
  const env = { ...process.env, HEXFRONT_DATA_DIR: tempFolder() } as Record<string, string>;
  const program = await electron.launch({ executablePath, args: [main], env });
  const page = await program.firstWindow();
  await page.waitForLoadState();
  expect(page.url()).toMatch(/^hexfront:\/\/app\//);
  const seen = await page.evaluate(async () => {
    const api = (window as unknown as { hexfront: HostApi }).hexfront;
    const created = await api.createGame({ scenarioId: 'firefight-1', name: null, options: null });
    return {
      calls: Object.keys(api),
      info: await api.appInfo({}),
      created: created.ok,
      hasNode: 'require' in window || 'process' in window,
    };
  });
  expect(seen).toMatchObject({
    calls: [...CALL_NAMES, 'onUpdate'],
    info: { ok: true, result: { host: 'electron' } },
    created: true,
    hasNode: false,
  });
  await program.close();
}
