import { canonicalJson } from '../kernel/index.ts';

/** True when every field of `part` is in `whole` with the same value; arrays must match whole. */
export function includes(whole: unknown, part: unknown): boolean {
  if (isRecord(part) && isRecord(whole))
    return Object.entries(part).every(([key, value]) => includes(whole[key], value));
  return same(whole, part);
}

/** Equal as JSON; a missing value equals null. */
export function same(a: unknown, b: unknown): boolean {
  return canonicalJson(a ?? null) === canonicalJson(b ?? null);
}

/**
 * The value at a path like `units.a.hex` or `decisions.0.kind`. Only the last key may be missing:
 * a misspelt path would otherwise look like a value that is not there.
 */
export function valueAt(root: unknown, path: string): unknown {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((node, key) => {
    if (!isContainer(node) || !Object.hasOwn(node, key))
      throw new Error(`${path}: there is no "${key}" on the way`);
    return node[key];
  }, root);
  if (!isContainer(parent)) throw new Error(`${path}: nothing can be inside of that`);
  if (!mayLack(keys) && !Object.hasOwn(parent, last))
    throw new Error(`${path}: there is no "${last}"`);
  return Object.hasOwn(parent, last) ? parent[last] : undefined;
}

/** Units come and go, terrain may be open, and lists have an end: their entries may be missing. */
function mayLack(parents: readonly string[]): boolean {
  return ['units', 'board.terrain', 'decisions', 'score.objectives'].includes(parents.join('.'));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
