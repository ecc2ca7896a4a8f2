import { type Checked, error } from './problem.ts';

/** Turns a document of one version into the next; pure, and kept for ever. */
export type Upgrade = (document: Record<string, unknown>) => Record<string, unknown>;

/**
 * Brings a document to the current version. `chain[0]` makes version 2 out of version 1, and so
 * on: the newest version is one more than the length of the chain.
 */
export function upgradeDocument(
  value: unknown,
  chain: readonly Upgrade[],
): Checked<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failed('', 'The document: expected a JSON object.');
  const document = value as Record<string, unknown>;
  const version = document.formatVersion;
  const newest = chain.length + 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return failed('formatVersion', 'formatVersion: expected a whole number from 1 up.');
  if (version > newest)
    return failed(
      'formatVersion',
      `formatVersion: this document is of version ${version}, but this Hexfront reads up to ` +
        `version ${newest}; it needs a newer Hexfront.`,
    );
  try {
    return { problems: [], document: climb(document, version, chain) };
  } catch {
    // Upgrades trust the shape of their version, and this document does not have it.
    return failed('', `The document: it is not a sound document of version ${version}.`);
  }
}

function climb(document: Record<string, unknown>, version: number, chain: readonly Upgrade[]) {
  return chain
    .slice(version - 1)
    .reduce(
      (older, upgrade, index) => ({ ...upgrade(older), formatVersion: version + index + 1 }),
      document,
    );
}

function failed(path: string, message: string): Checked<Record<string, unknown>> {
  return { problems: [error(path, message)], document: null };
}
