import type { Difference } from './auditMatch.ts';
import type { VariantName } from './variants.ts';

export interface AuditedGame {
  readonly scenario: string;
  readonly variant: VariantName;
  readonly seed: number;
  readonly differences: readonly Difference[];
}

/** The difference in one sentence. */
export function sentenceOf({ revision, event, what, expected, found }: Difference): string {
  return `Revision ${revision}, ${event}: ${what} should be ${say(expected)} but is ${say(found)}.`;
}

export function reproductionOf({ scenario, variant, seed }: AuditedGame): string {
  const chosen = variant === 'plain' ? '' : ` --variant ${variant}`;
  return `npm run audit -- --games 1 --scenario ${scenario}${chosen} --seed ${seed}`;
}

function say(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
