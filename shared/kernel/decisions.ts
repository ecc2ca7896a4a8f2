import { createAction } from '@reduxjs/toolkit';
import type { SeatId } from './seats.ts';

/**
 * Something a seat must answer before play goes on. Decisions are data on a stack, so a match can
 * be saved between any two clicks, and a choice inside a choice is simply one more on top.
 */
export interface Decision {
  readonly kind: string;
  readonly seat: SeatId;
}

export const decisionOpened = createAction<Decision, 'decisionOpened'>('decisionOpened');
/** Closes the decision on top; `kind` is there for readers of the journal. */
export const decisionClosed = createAction<{ kind: string }, 'decisionClosed'>('decisionClosed');

export function topDecision<D extends Decision>(stack: readonly D[]): D | null {
  return stack.at(-1) ?? null;
}

/** The reducer of the stack, for a game to mount under whatever name it likes. */
export function decisionStack<D extends Decision>(
  stack: readonly D[] = [],
  event: { readonly type: string },
): readonly D[] {
  if (decisionOpened.match(event)) return [...stack, event.payload as D];
  if (decisionClosed.match(event)) return stack.slice(0, -1);
  return stack;
}
