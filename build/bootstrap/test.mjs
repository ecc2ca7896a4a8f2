// npm test: installs, then hands over to build/test/main.ts, which runs and counts everything.
import { ensureInstalled } from './ensureInstalled.mjs';
import { fromRoot } from './paths.mjs';
import { runOnPinnedNode } from './spawnThrough.mjs';

const startedAt = performance.now();
ensureInstalled();
console.log(`install: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
process.exitCode = await runOnPinnedNode([
  fromRoot('build', 'test', 'main.ts'),
  ...process.argv.slice(2),
]);
