import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fromRoot, repoRoot } from '../bootstrap/paths.mjs';

/** A game started by `npm start`'s own script, in processes of its own. */
export interface StartedGame {
  readonly url: string;
  /** Ends every process of it at once, like a power cut. */
  kill(): Promise<void>;
}

/** Starts the built game for a browser and waits until it has said its address. With a seed every
 * game of it has the same luck. */
export async function startGame(
  dataFolder: string,
  options: { readonly seed?: number } = {},
): Promise<StartedGame> {
  const child = spawn(
    process.execPath,
    [
      fromRoot('build', 'bootstrap', 'start.mjs'),
      '--loopback',
      '--no-open',
      '--data-dir',
      dataFolder,
      ...(options.seed === undefined ? [] : ['--seed', String(options.seed)]),
    ],
    // A group of its own, so that the host dies with the script that started it.
    { cwd: repoRoot, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await addressOf(child);
  return {
    url,
    async kill() {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The game was started without an output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+\/\S*#token=\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('The game ended without saying its address');
}
