/** A saved value, of which nothing is known but that it came out of JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Applies an upgrade to an object and leaves everything else as it is: what does not have the shape
 * of its version keeps its fault, for the schema of today to name it.
 */
export function upgrading(upgrade: (fields: Fields) => Fields): (value: unknown) => unknown {
  return (value) => (isObject(value) ? upgrade(value) : value);
}

/** Applies an upgrade to each value of a list, or of an object with free keys. */
export function each(upgrade: (value: unknown) => unknown): (value: unknown) => unknown {
  return (value) => {
    if (Array.isArray(value)) return value.map(upgrade);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, upgrade(inner)]));
  };
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
