import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fromRoot, repoRoot } from './paths.mjs';

const lockFile = fromRoot('package-lock.json');
const hashFile = fromRoot('node_modules', '.hexfront-lock-hash');
// npm writes this file last, so it exists only after a complete install.
const npmReceipt = fromRoot('node_modules', '.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

const rememberHash = () => writeFileSync(hashFile, `${lockHash()}\n`);

function isFresh() {
  if (!existsSync(npmReceipt)) return false;
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8').trim() === lockHash()) return true;
  // Someone ran npm by hand after the lock file last changed.
  return statSync(npmReceipt).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** npm as the caller has it. Its own Node, not ours: `npm ci` deletes the pinned one while it runs. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli && node && existsSync(node)) return { file: node, args: [cli], shell: false };
  return { file: 'npm', args: [], shell: process.platform === 'win32' };
}

function installVerb() {
  // Windows cannot delete a running node.exe, and a stale tree may be running this very script.
  return process.platform === 'win32' && existsSync(npmReceipt) ? 'install' : 'ci';
}

/** Runs `npm ci` when node_modules is missing or older than the lock file. */
export function ensureInstalled() {
  if (!isFresh()) install();
  if (!existsSync(hashFile) || readFileSync(hashFile, 'utf8').trim() !== lockHash()) rememberHash();
}

function install() {
  const npm = npmCommand();
  const verb = installVerb();
  console.log(`Installing packages (npm ${verb})…`);
  const result = spawnSync(npm.file, [...npm.args, verb, '--loglevel=error'], {
    cwd: repoRoot,
    encoding: 'utf8',
    shell: npm.shell,
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}\n`);
  console.error(`npm ${verb} failed, see above.`);
  process.exit(1);
}
