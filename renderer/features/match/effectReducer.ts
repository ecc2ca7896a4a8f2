import type { UnknownAction } from '@reduxjs/toolkit';
import { attackDeclared, attackResolved, unitDestroyed } from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import type { BoardEffect } from '../../board/boardProps.ts';
import { seatLeft } from './matchReducer.ts';

/** Shots and deaths as they are told, for the board to play. */
export interface Effects {
  /** Where the attack under way is fired from and to. */
  readonly line: { readonly from: HexId; readonly to: HexId } | null;
  readonly shown: BoardEffect | null;
}

const NONE: Effects = { line: null, shown: null };

const OUTCOMES = ['miss', 'hit', 'kill'] as const;

export function effects(state: Effects = NONE, action: UnknownAction): Effects {
  if (seatLeft.match(action)) return NONE;
  const key = (state.shown?.key ?? 0) + 1;
  if (attackDeclared.match(action)) {
    const { from, hex } = action.payload;
    return { ...state, line: { from, to: hex } };
  }
  if (attackResolved.match(action) && state.line) {
    const outcome = OUTCOMES[action.payload.hits];
    return { ...state, shown: { key, kind: 'shot', ...state.line, outcome } };
  }
  if (unitDestroyed.match(action)) {
    const { hex } = action.payload;
    return {
      ...state,
      shown: { key, kind: 'destroyed', from: hex, to: hex, outcome: 'kill' },
    };
  }
  return state;
}
