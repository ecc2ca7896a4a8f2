// npm start: installs, builds and plays, on a fresh clone too.
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { findElectron } from './electronRuntime.mjs';
import { fromRoot } from './paths.mjs';
import { runOnPinnedNode, spawnThrough } from './spawnThrough.mjs';

/** @param {readonly string[]} args */
const startLoopback = (args) =>
  runOnPinnedNode([fromRoot('dist', 'host', 'loopback.mjs'), ...args]);

/** @param {readonly string[]} args */
async function startBestHost(args) {
  if (args.includes('--loopback')) return startLoopback(args.filter((arg) => arg !== '--loopback'));
  const electron = await findElectron();
  if ('binary' in electron) {
    return spawnThrough(electron.binary, [fromRoot('dist', 'electron', 'main.cjs'), ...args]);
  }
  console.log(
    `No Electron window (${electron.reason}): playing through the loopback host instead.`,
  );
  return startLoopback(args);
}

ensureInstalled();
await ensureBuilt();
process.exitCode = await startBestHost(process.argv.slice(2));
