import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, repoRoot } from './paths.mjs';

const sources = [
  'shared',
  'renderer',
  'electron',
  'db',
  'scenarios',
  'build/bundle.ts',
  'build/vite.config.ts',
  'package-lock.json',
];

/** @param {string} file @returns {string[]} */
function filesUnder(file) {
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .toSorted()
    .flatMap((name) => filesUnder(path.join(file, name)));
}

/** Changes exactly when something that goes into the bundles changes. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(fromRoot(source)))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(repoRoot, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export const buildStamp = fromRoot('dist', '.build-stamp');
