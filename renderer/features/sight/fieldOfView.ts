import {
  battlefieldOf,
  BLIND,
  type CohState,
  IN_SIGHT,
  sight,
  type SightBlock,
  sightCode,
} from '../../../shared/coh/index.ts';
import { type HexId, hexId, hexIndex, isPlayable, NO_HEX } from '../../../shared/hex/index.ts';
import { type HexLook, LOOKS } from '../../board/index.ts';
import { blockerWord } from '../../i18n/sightWords.ts';

type Ground = Pick<CohState, 'board' | 'smoke'>;

/** The first thing in the way, with a word to be written on it. */
export type Blockers = readonly { readonly hex: HexId; readonly word: string }[];

/** What can be seen from a hex, whoever stands there. */
export interface FieldOfView {
  readonly from: HexId;
  /** By hex number. Half hexes have a look too, but nobody counts them (R1.0-3). */
  readonly looks: Uint8Array;
  readonly counts: Readonly<Record<HexLook, number>>;
  /** The first thing in the way of each hex that is not seen. */
  readonly blockers: Blockers;
}

export function fieldOfView(ground: Ground, from: HexId): FieldOfView | null {
  const { grid } = battlefieldOf(ground.board);
  const start = hexIndex(grid, from);
  if (start === NO_HEX) return null;
  const looks = new Uint8Array(grid.size);
  const counts = { seen: 0, blind: 0, blocked: 0 };
  const unseen: number[] = [];
  for (let hex = 0; hex < grid.size; hex += 1) {
    const look = lookAt(ground, start, hex);
    looks[hex] = LOOKS[look];
    if (hex === start || !isPlayable(grid, hex)) continue;
    counts[look] += 1;
    if (look !== 'seen') unseen.push(hex);
  }
  return { from, looks, counts, blockers: blockersOf(ground, start, unseen) };
}

export function lookAt(ground: Ground, from: number, hex: number): HexLook {
  const code = sightCode(ground, from, hex);
  if (code === IN_SIGHT) return 'seen';
  return code === BLIND ? 'blind' : 'blocked';
}

/** What hides these hexes. */
export function blockersOf(ground: Ground, from: number, hexes: readonly number[]): Blockers {
  const { grid } = battlefieldOf(ground.board);
  const found = new Map<number, SightBlock>();
  for (const hex of hexes) {
    const { blocked } = sight(ground, { hex: from }, { hex });
    // A gully hides its own hexes: nothing stands in the way.
    if (blocked && blocked.hex !== hex && blocked.hex !== from && !found.has(blocked.hex))
      found.set(blocked.hex, blocked);
  }
  return [...found].map(([hex, block]) => ({
    hex: hexId(grid, hex),
    word: blockerWord(ground.board, hexId(grid, from), block),
  }));
}
