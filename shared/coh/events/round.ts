import type { HexId } from '../../hex/index.ts';
import type { PerSide, Side } from '../sides.ts';
import type { SmokeMarker } from '../state.ts';
import { eventOf } from './eventOf.ts';

/** R2.0: all units are ready again and the CAPs are reset. */
export const roundStarted = eventOf<{
  round: number;
  commandPoints: PerSide<number>;
}>()('roundStarted');

/** R3.2.4-1: one open declaration each before both roll; CAPs are paid at once. */
export const initiativeDeclared = eventOf<{ side: Side; modifier: number }>()('initiativeDeclared');

export interface InitiativeRoll {
  readonly dice: readonly number[];
  readonly modifier: number;
  readonly total: number;
}

/** A tie has no winner and is rolled again (R2.1). */
export const initiativeRolled = eventOf<{
  rolls: PerSide<InitiativeRoll>;
  winner: Side | null;
}>()('initiativeRolled');

/** R2.0-2, R13.0: +2 becomes +1, +1 is gone. What is left in each hex that had smoke. */
export const smokeThinned = eventOf<{
  hexes: readonly { readonly hex: HexId; readonly left: readonly SmokeMarker[] }[];
}>()('smokeThinned');

export const turnStarted = eventOf<{ side: Side; turn: number }>()('turnStarted');

export const passed = eventOf<{ side: Side }>()('passed');

/** R2.4-3. Only hexes that the scenario scores are watched. */
export const hexControlled = eventOf<{ hex: HexId; side: Side }>()('hexControlled');

export const pointsScored = eventOf<{
  side: Side;
  points: number;
  hex: HexId;
  rule: string;
}>()('pointsScored');

export const roundEnded = eventOf<{ round: number }>()('roundEnded');

export const matchEnded = eventOf<{ winner: Side | null; points: PerSide<number> }>()('matchEnded');
