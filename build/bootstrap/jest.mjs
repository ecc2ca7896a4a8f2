// npm run jest -- ARGS…: Jest alone, on the pinned Node. Without ARGS: the unit project.
import { ensureInstalled } from './ensureInstalled.mjs';
import { jestCommand } from './jestCommand.mjs';
import { repoRoot } from './paths.mjs';
import { runOnPinnedNode } from './spawnThrough.mjs';

const args = process.argv.slice(2);
ensureInstalled();
process.exitCode = await runOnPinnedNode(
  jestCommand(args.length > 0 ? args : ['--selectProjects', 'unit']),
  { cwd: repoRoot },
);
