import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's root, wherever the caller stands. */
export const repoRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts */
export const fromRoot = (...parts) => path.join(repoRoot, ...parts);
