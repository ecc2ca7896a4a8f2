import { type Refusal, refuse } from '../../kernel/index.ts';
import type { Modifier } from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import type { Side } from '../sides.ts';
import type { CohState } from '../state.ts';

/** R3.2.3-1: at most 2 CAPs on one roll, 1 each. */
const MOST_CAPS_ON_A_ROLL = 2;

/** Every way to change an own roll, the usual ones first. */
export const ROLL_MODIFIERS: readonly number[] = [0, 1, 2, -1, -2];

/** Why these rolls cannot be changed like that once `spent` CAPs have gone elsewhere, or null. */
export function checkRollModifiers(
  view: CohState,
  side: Side,
  modifiers: readonly number[],
  spent: number,
): Refusal | null {
  const declared = modifiers.map(Math.abs);
  const most = Math.max(0, ...declared);
  if (most > MOST_CAPS_ON_A_ROLL) return refuse('tooManyCapsOnARoll', 'R3.2.3', { declared: most });
  const cost = declared.reduce((sum, caps) => sum + caps, 0);
  const caps = view.commandPoints[side].current - spent;
  return cost > caps ? refuse('notEnoughCommandPoints', 'R3.2.3', { cost, caps }) : null;
}

export function capsLine(modifier: number): Modifier[] {
  return modifier === 0 ? [] : [{ reason: 'commandPoints', amount: modifier, rule: 'R3.2.3' }];
}

/** Two dice and their sum. */
export function rollTwoDice({ chance }: CohRecorder): { dice: number[]; sum: number } {
  const dice = chance.dice(2, 6);
  return { dice, sum: dice.reduce((sum, die) => sum + die, 0) };
}
