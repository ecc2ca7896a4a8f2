// npm run dev: vite's dev server with hot reload, and the loopback host from its sources.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { fromRoot, repoRoot } from './bootstrap/paths.mjs';

const hostPort = process.env.HEXFRONT_HOST_PORT ?? '5174';
const screenOrigin = 'http://127.0.0.1:5173';

/** The host prints its address with a token for this run; the page needs the same token. */
function announceToken(output: string): void {
  const token = /#token=[\w-]+/.exec(output)?.[0];
  if (token) console.log(`Play at ${screenOrigin}/${token}`);
}

function startHost(extraArgs: readonly string[]) {
  const host = spawn(
    process.execPath,
    [
      '--watch',
      '--watch-preserve-output',
      fromRoot('electron', 'loopback', 'main.ts'),
      '--port',
      hostPort,
      '--no-open',
      '--dev-origin',
      screenOrigin,
      ...extraArgs,
    ],
    { cwd: repoRoot, stdio: ['inherit', 'pipe', 'inherit'] },
  );
  host.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    announceToken(chunk.toString());
  });
  return host;
}

const server = await createServer({ configFile: fromRoot('build', 'vite.config.ts') });
await server.listen();
const host = startHost(process.argv.slice(2));

async function stop(): Promise<void> {
  host.kill('SIGTERM');
  await server.close();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
