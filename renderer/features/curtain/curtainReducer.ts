import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CurtainFacts } from './curtainFacts.ts';

/**
 * `falling` still has the old view behind it, `down` has none, `lifting` has the new one.
 */
export type Curtain =
  | { readonly phase: 'open' }
  | { readonly phase: 'falling' | 'down' | 'lifting'; readonly facts: CurtainFacts };

export const curtainMoved = createAction<Curtain>('curtain/moved');

const OPEN: Curtain = { phase: 'open' };

export function curtain(state: Curtain = OPEN, action: UnknownAction): Curtain {
  return curtainMoved.match(action) ? action.payload : state;
}
