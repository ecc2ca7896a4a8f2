import { expect, test } from '@jest/globals';
import { collect, ended, spawnHost, startHost } from '../helpers/host/hostProcess.ts';
import { connect } from '../helpers/host/wireClient.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

/** The exit code and the words of a host that does not get as far as an address. */
async function failedStart(...args: string[]): Promise<{ code: number | null; words: string }> {
  const child = spawnHost(args);
  const said = collect(child);
  await ended(child);
  return { code: child.exitCode, words: said.text.trim() };
}

test('a second host on the same folder is refused in one sentence; the first plays on', async () => {
  const folder = tempFolder();
  const first = await startHost(folder);
  expect(await failedStart('--data-dir', folder)).toEqual({
    code: 1,
    words: `Hexfront cannot start: Another Hexfront is already playing from ${folder}; close it first.`,
  });
  const screen = await connect(first.url);
  expect(await screen.ask('appInfo', {})).toMatchObject({ host: 'loopback' });
  await screen.close();
  await first.stop();
});

test('a folder is free again however its host ended', async () => {
  const folder = tempFolder();
  await (await startHost(folder)).kill();
  expect(await (await startHost(folder)).stop()).toBe(0);
  const last = await startHost(folder);
  const screen = await connect(last.url);
  expect(await screen.ask('quit', {})).toBeNull();
  await ended(last.process);
  expect(last.process.exitCode).toBe(0);
});

test('a command line that is wrong is answered with a sentence', async () => {
  const folder = ['--data-dir', tempFolder()];
  expect(await failedStart(...folder, '--port', 'many')).toEqual({
    code: 1,
    words: 'Hexfront cannot start: --port must be a number from 0 to 65535, not "many".',
  });
  expect((await failedStart(...folder, '--prot', '1')).words).toContain("Unknown option '--prot'");
});

test('a port that is taken is named', async () => {
  const first = await startHost(tempFolder());
  const { port } = new URL(first.url);
  const { code, words } = await failedStart('--data-dir', tempFolder(), '--port', port);
  expect(code).toBe(1);
  expect(words).toContain(`127.0.0.1:${port}`);
  await first.stop();
});
