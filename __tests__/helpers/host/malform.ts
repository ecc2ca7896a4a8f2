import { pathText } from '../../../shared/scenario/index.ts';
import type { Luck } from './luck.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Malformed {
  readonly value: Json;
  /** The field at fault, like `steps[2].seat`. */
  readonly field: string;
}

type Key = string | number;
type Change = (parent: Record<Key, Json>, key: Key) => Key;

/** Objects with free keys: leaving one of their fields out may well be right. */
const RECORDS = new Set(['units', 'terrain', 'legend', 'levels']);

/** One thing wrong with a valid value, somewhere in it. No schema of ours accepts any of these. */
export function malform(valid: Json, luck: Luck): Malformed {
  const value = structuredClone(valid);
  const fields = [...fieldsOf(value, [])];
  const objects = [[], ...fields].filter((path) => isObject(at(value, path)));
  if (fields.length === 0 || luck.below(6) === 0)
    return withUnknownField(value, luck.pick(objects));
  const path = luck.pick(fields);
  const [parent, key] = [at(value, path.slice(0, -1)) as Record<Key, Json>, path.at(-1)!];
  const inRecord = RECORDS.has(String(path.at(-2)));
  const canLeaveOut = !Array.isArray(parent) && !inRecord;
  luck.pick(canLeaveOut ? [leaveOut, wrongType(luck)] : [wrongType(luck)])(parent, key);
  return { value, field: pathText(path) };
}

const leaveOut: Change = (parent, key) => {
  delete parent[key];
  return key;
};

/** Where a plain value belongs, an object or a list; where one of those belongs, a plain value. */
const wrongType =
  (luck: Luck): Change =>
  (parent, key) => {
    const isPlain = typeof parent[key] !== 'object' || parent[key] === null;
    parent[key] = isPlain
      ? luck.pick<Json>([{ unexpected: true }, ['unexpected'], [[]]])
      : luck.pick<Json>([17.5, 'unexpected', true]);
    return key;
  };

function withUnknownField(value: Json, path: readonly Key[]): Malformed {
  (at(value, path) as Record<string, Json>).unexpected = true;
  return { value, field: pathText([...path, 'unexpected']) };
}

function* fieldsOf(value: Json, path: readonly Key[]): Generator<readonly Key[]> {
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    yield [...path, key];
    yield* fieldsOf((value as Record<Key, Json>)[key]!, [...path, key]);
  }
}

function at(value: Json, path: readonly Key[]): Json {
  return path.reduce<Json>((part, key) => (part as Record<Key, Json>)[key]!, value);
}

function isObject(value: Json): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
