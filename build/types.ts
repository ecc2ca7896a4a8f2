// npm run types: checks every folder on its own terms (see each folder's tsconfig.json).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromRoot, repoRoot } from './bootstrap/paths.mjs';

const projects = ['shared', 'db', 'electron', 'renderer', 'build', '__tests__'];

function checkProject(project: string): Promise<{ project: string; ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const tsc = fromRoot('node_modules', 'typescript', 'bin', 'tsc');
    const child = spawn(process.execPath, [tsc, '-p', project], { cwd: repoRoot });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ project, ok: code === 0, output }));
  });
}

let failures = 0;
for (const project of projects.filter((name) => existsSync(fromRoot(name, 'tsconfig.json')))) {
  const { ok, output } = await checkProject(project);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${project}`);
  if (!ok) {
    failures += 1;
    process.stdout.write(output);
  }
}
process.exitCode = failures > 0 ? 1 : 0;
