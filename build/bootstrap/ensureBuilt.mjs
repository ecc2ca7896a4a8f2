import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { buildStamp, sourceHash } from './sourceHash.mjs';
import { runOnPinnedNode } from './spawnThrough.mjs';

const isBuilt = () => existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sourceHash();

/** Bundles again when the sources changed since the last build, and ends the program if that fails. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building…');
  const code = await runOnPinnedNode([fromRoot('build', 'bundle.ts'), '--quiet']);
  if (code !== 0) process.exit(code);
}
