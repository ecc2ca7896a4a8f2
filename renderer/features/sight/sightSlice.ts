import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HexId } from '../../../shared/hex/index.ts';
import { seatLeft } from '../match/matchReducer.ts';
import { paymentAsked } from '../table/tableSlice.ts';

/** What the player looks at. It changes nothing of the match, nor of what he was about to do. */
export interface SightState {
  /** The key is down. */
  held: boolean;
  /** Switched on, until switched off. */
  kept: boolean;
  /** The hex that was picked to look from; without one it is the hex under the pointer. */
  from: HexId | null;
  /** The hex that was picked to look at. */
  to: HexId | null;
  /** Where the keys have led the pointer. */
  cursor: HexId | null;
  /** The hexes under fire are marked. */
  threats: boolean;
}

const NOTHING_PICKED = { from: null, to: null } as const satisfies Partial<SightState>;

const initialState: SightState = {
  held: false,
  kept: false,
  ...NOTHING_PICKED,
  cursor: null,
  threats: false,
};

const sightSlice = createSlice({
  name: 'sight',
  initialState,
  reducers: {
    sightHeld: (sight, { payload }: PayloadAction<boolean>) =>
      payload === sight.held ? sight : shown({ ...sight, held: payload }),
    sightKept: (sight, { payload }: PayloadAction<boolean>) => shown({ ...sight, kept: payload }),
    /** However it was switched on. */
    sightEnded: ended,
    hexPicked: (sight, { payload }: PayloadAction<HexId>) => ({
      ...sight,
      ...picked(sight, payload),
    }),
    /** One step back: the second hex, then the first. */
    pickReleased: (sight) =>
      sight.to === null ? { ...sight, ...NOTHING_PICKED } : { ...sight, to: null },
    cursorMoved: (sight, { payload }: PayloadAction<HexId>) => ({ ...sight, cursor: payload }),
    threatsToggled: (sight) => ({ ...sight, threats: !sight.threats }),
  },
  extraReducers: (on) => {
    // What one player has looked at would tell the other what he thinks of.
    on.addCase(seatLeft, () => initialState);
    // Whoever pays for an action wants to see it.
    on.addCase(paymentAsked, ended);
  },
});

export const {
  sightHeld,
  sightKept,
  sightEnded,
  hexPicked,
  pickReleased,
  cursorMoved,
  threatsToggled,
} = sightSlice.actions;
export const sight = sightSlice.reducer;

export function isSightOn({ held, kept }: Pick<SightState, 'held' | 'kept'>): boolean {
  return held || kept;
}

/** Whoever stops looking lets go of what he had picked. */
function shown(sight: SightState): SightState {
  return isSightOn(sight) ? sight : { ...sight, ...NOTHING_PICKED };
}

function ended(sight: SightState): SightState {
  return isSightOn(sight) ? shown({ ...sight, held: false, kept: false }) : sight;
}

/** The first pick looks from there, the second at another hex; the next one lets go of it again. */
function picked({ from, to }: SightState, hex: HexId): Pick<SightState, 'from' | 'to'> {
  if (from === null) return { from: hex, to: null };
  if (hex === from) return NOTHING_PICKED;
  return { from, to: to === null ? hex : null };
}
