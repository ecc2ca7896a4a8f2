import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

// The first version that runs TypeScript sources without a flag.
const oldestUsable = [22, 18];

function packagedNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return fromRoot('node_modules', `node-${system}-${process.arch}`, 'bin', file);
}

function runningNodeIsUsable() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = oldestUsable;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** The Node that runs everything but the bootstrap: the one npm installed, else the running one. */
export function pinnedNode() {
  const packaged = packagedNode();
  if (existsSync(packaged)) return packaged;
  if (runningNodeIsUsable()) return process.execPath;
  console.error(
    `Hexfront needs Node ${oldestUsable.join('.')} or newer on this platform; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
