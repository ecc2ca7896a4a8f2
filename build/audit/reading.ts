import { isDeepStrictEqual } from 'node:util';
import type { CohEvent } from '../../shared/coh/index.ts';
import type { Audit, EventType, PayloadOf } from './audit.ts';

/** An event that the rules demand, as far as they say what is in it. */
export interface Demand<Type extends EventType = EventType> {
  readonly type: Type;
  readonly payload: Partial<PayloadOf<Type>>;
}

export function demand<Type extends EventType>(
  type: Type,
  payload: Partial<PayloadOf<Type>>,
): Demand<Type> {
  return { type, payload };
}

export function compare(
  audit: Audit,
  event: string,
  what: string,
  expected: unknown,
  found: unknown,
): void {
  if (isDeepStrictEqual(unordered(expected), unordered(found))) return;
  audit.differences.push({ revision: audit.revision, event, what, expected, found });
}

/** Something that the rules allow or do not allow, rather than a figure. */
export function requireThat(audit: Audit, event: string, what: string, holds: boolean): void {
  compare(audit, event, what, true, holds);
}

/** Reads the next event, which must be of this type; null, and a difference, when there is none. */
export function readEvent<Type extends EventType>(
  audit: Audit,
  { type, payload }: Demand<Type>,
): PayloadOf<Type> | null {
  const at = audit.unread.findIndex((event) => event.type === type);
  if (at < 0) {
    compare(audit, type, 'event', payload, 'missing');
    return null;
  }
  for (const skipped of audit.unread.slice(0, at)) reportUnexpected(audit, skipped);
  const event = audit.unread[at] as CohEvent;
  audit.unread = audit.unread.slice(at + 1);
  comparePayload(audit, type, payload, event.payload);
  return event.payload as PayloadOf<Type> | null;
}

/** Like `readEvent` for an event without which the audit cannot go on, such as a roll. */
export function readVital<Type extends EventType>(
  audit: Audit,
  wanted: Demand<Type>,
): PayloadOf<Type> {
  const payload = readEvent(audit, wanted);
  if (payload === null) throw new Error(`no ${wanted.type}`);
  return payload;
}

/** Reads events whose order among themselves says nothing. */
export function readInAnyOrder(audit: Audit, wanted: readonly Demand[]): void {
  const types = new Set<string>(wanted.map(({ type }) => type));
  const left = [...wanted];
  while (left.length > 0) {
    const next = audit.unread[0];
    const fitting = next && types.has(next.type) ? bestFit(left, next) : 0;
    const [one] = left.splice(fitting, 1);
    readEvent(audit, one as Demand);
  }
}

export function reportUnexpected(audit: Audit, event: CohEvent): void {
  compare(audit, event.type, 'event', 'none', event.payload);
}

function bestFit(wanted: readonly Demand[], event: CohEvent): number {
  const sameType = wanted.findIndex(({ type }) => type === event.type);
  const same = wanted.findIndex(
    ({ type, payload }) => type === event.type && isWithin(payload, event.payload),
  );
  return Math.max(0, same < 0 ? sameType : same);
}

function isWithin(part: object, whole: object): boolean {
  return Object.entries(part).every(([key, value]) =>
    isDeepStrictEqual(unordered(value), unordered((whole as Record<string, unknown>)[key])),
  );
}

function comparePayload(audit: Audit, type: string, expected: object, found: object): void {
  for (const [key, value] of Object.entries(expected))
    compare(audit, type, key, value, (found as Record<string, unknown>)[key]);
}

/** Lists of units have no order. */
function unordered(value: unknown): unknown {
  const isNames = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isNames ? [...value].sort() : value;
}
