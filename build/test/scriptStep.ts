// Runs a script of package.json as one check, so that npm test and npm run NAME cannot differ.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, repoRoot } from '../bootstrap/paths.mjs';
import { failed, passed, type Tally } from './tally.ts';

const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

function environment(): NodeJS.ProcessEnv {
  // What npm would do; the pinned Node's folder comes first.
  const folders = [path.dirname(process.execPath), fromRoot('node_modules', '.bin')];
  return { ...process.env, PATH: [...folders, process.env.PATH].join(path.delimiter) };
}

/** Its output is shown only when it fails. */
export function runScript(name: string): Promise<Tally> {
  const command = scripts[name];
  if (!command) throw new Error(`package.json has no script ${name}.`);
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: repoRoot, env: environment(), shell: true });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(output);
      resolve(code === 0 ? passed : failed);
    });
  });
}
