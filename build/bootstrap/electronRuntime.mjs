import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { pinnedNode } from './pinnedNode.mjs';

const longestDownloadMs = 10 * 60_000;
const silentDownloadMs = 4_000;

function runtimePath() {
  const pathFile = fromRoot('node_modules', 'electron', 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const binary = fromRoot(
    'node_modules',
    'electron',
    'dist',
    readFileSync(pathFile, 'utf8').trim(),
  );
  return existsSync(binary) ? binary : undefined;
}

/** Electron's own install script; npm did not run it because install scripts are off. */
function download() {
  return new Promise((resolve) => {
    const script = fromRoot('node_modules', 'electron', 'install.js');
    const child = spawn(pinnedNode(), [script], { stdio: 'ignore', timeout: longestDownloadMs });
    // Only a player who really waits needs to know for what.
    const notice = setTimeout(
      () => console.log('Fetching the Electron runtime, once…'),
      silentDownloadMs,
    );
    const finish = () => {
      clearTimeout(notice);
      resolve(undefined);
    };
    child.on('error', finish);
    child.on('exit', finish);
  });
}

function whyNoWindow() {
  const isLinux = process.platform === 'linux';
  if (isLinux && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return 'there is no display';
  if (isLinux && process.getuid?.() === 0) return 'Electron does not run as root';
  return undefined;
}

/**
 * Electron's binary, fetched if need be, or the reason why there is none.
 *
 * @returns {Promise<{ binary: string } | { reason: string }>}
 */
export async function findElectron() {
  const reason = whyNoWindow();
  if (reason) return { reason };
  if (!runtimePath()) await download();
  const binary = runtimePath();
  return binary ? { binary } : { reason: "Electron's runtime is not here and cannot be fetched" };
}
