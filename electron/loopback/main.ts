// The game where no Electron runtime can be had: the same host, for a browser on this machine.
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { openHost } from '../host/host.ts';
import { openBrowser } from './browser.ts';
import { readCommandLine } from './options.ts';
import { startLoopback } from './server.ts';

/** Two folders up, both from the sources and from the bundle in dist/host. */
const root = path.resolve(import.meta.dirname, '..', '..');

async function start(): Promise<void> {
  const commandLine = readCommandLine(process.argv.slice(2), root);
  const { seed } = commandLine;
  const host = openHost({
    info: { version: packageJson.version, host: 'loopback' },
    dataFolder: commandLine.dataFolder,
    scenariosFolder: path.join(root, 'scenarios'),
    quit: () => void stop(),
    logError: (error) => console.error(error),
    ...(seed === null ? {} : { seed: () => seed }),
  });
  const loopback = await startLoopback({ ...commandLine, host });

  async function stop(): Promise<void> {
    await loopback.close();
    host.close();
    process.exit(0);
  }
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  console.log(`Hexfront is at ${loopback.url}`);
  if (commandLine.open) openBrowser(loopback.url);
}

try {
  await start();
} catch (error) {
  console.error(`Hexfront cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
