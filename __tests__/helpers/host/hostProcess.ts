import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll } from '@jest/globals';

/** A test that fails must leave no host behind. */
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

const root = path.resolve(__dirname, '../../..');

/** The loopback host as a program of its own, which a test can kill. */
export interface HostProcess {
  /** The address it printed, with the token. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

export function spawnHost(args: readonly string[]): ChildProcess {
  const main = path.join(root, 'electron', 'loopback', 'main.ts');
  const child = spawn(process.execPath, [main, '--no-open', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/** Starts the host on a folder and waits for its address. Throws what it said if it ends instead. */
export async function startHost(dataFolder: string, ...args: string[]): Promise<HostProcess> {
  const child = spawnHost(['--data-dir', dataFolder, ...args]);
  const said = collect(child);
  const url = await addressOf(child);
  if (url === null) throw new Error(`The host did not start: ${said.text}`);
  return {
    url,
    process: child,
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
      return child.exitCode;
    },
  };
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Everything the program writes to stderr, as it comes. */
export function collect(child: ChildProcess): { text: string } {
  const said = { text: '' };
  child.stderr?.on('data', (chunk: Buffer) => (said.text += chunk.toString()));
  return said;
}

async function addressOf(child: ChildProcess): Promise<string | null> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /^Hexfront is at (http:\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  return null;
}
