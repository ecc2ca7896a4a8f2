// node build/bootstrap/run.mjs SCRIPT ARGS…: runs one of our TypeScript scripts on the pinned Node.
import { ensureInstalled } from './ensureInstalled.mjs';
import { fromRoot } from './paths.mjs';
import { runOnPinnedNode } from './spawnThrough.mjs';

const [script = '', ...args] = process.argv.slice(2);
ensureInstalled();
process.exitCode = await runOnPinnedNode([fromRoot(script), ...args]);
