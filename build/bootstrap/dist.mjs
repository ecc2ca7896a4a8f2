// npm run dist: installers by electron-builder, from a fresh build.
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { fromRoot, repoRoot } from './paths.mjs';
import { runOnPinnedNode } from './spawnThrough.mjs';

ensureInstalled();
await ensureBuilt();
const builder = fromRoot('node_modules', 'electron-builder', 'cli.js');
process.exitCode = await runOnPinnedNode(
  [builder, '--config', 'build/electron-builder.yml', ...process.argv.slice(2)],
  { cwd: repoRoot },
);
