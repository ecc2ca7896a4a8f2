/** True when every field of `part` is in `whole` with the same value; arrays must match whole. */
export function includes(whole: unknown, part: unknown): boolean {
  if (isRecord(part) && isRecord(whole))
    return Object.entries(part).every(([key, value]) => includes(whole[key], value));
  return same(whole, part);
}

/** Equal as JSON; a missing value equals null. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a ?? null)) === JSON.stringify(sorted(b ?? null));
}

/** The value at a path like `units.a.hex` or `decisions.0.kind`. */
export function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (isContainer(node) ? node[key] : undefined), root);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
