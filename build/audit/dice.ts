import type { Audit } from './audit.ts';
import { requireThat } from './reading.ts';

/** The total of a roll of 2D6, which must be one. */
export function totalOfTwoDice(audit: Audit, event: string, dice: readonly number[]): number {
  const possible = dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6);
  requireThat(audit, event, 'dice are 2D6', dice.length === 2 && possible);
  return dice.reduce((sum, die) => sum + die, 0);
}
