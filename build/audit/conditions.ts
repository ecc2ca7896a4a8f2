import type { Audit } from './audit.ts';
import { requireThat } from './reading.ts';

/** Something that must hold for an action to be allowed, with its rule. */
export type Condition = readonly [what: string, holds: boolean];

export function requireAll(audit: Audit, event: string, conditions: readonly Condition[]): void {
  for (const [what, holds] of conditions) requireThat(audit, event, what, holds);
}

export function allHold(conditions: readonly Condition[]): boolean {
  return conditions.every(([, holds]) => holds);
}
