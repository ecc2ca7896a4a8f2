import type { HitMarkerId } from '../../../shared/coh/index.ts';

/** What a chit has room for: the first letters of the name, unless another word is well known. */
const LETTERS: Readonly<Record<HitMarkerId, string>> = {
  stunned: 'STU',
  unnerved: 'UNN',
  killed: 'KIA',
  panicked: 'PAN',
  pinned: 'PIN',
  suppressed: 'SUP',
  cowering: 'COW',
  // Stands for any hit, so it says no more than that.
  spare: 'HIT',
};

/** Null for a marker whose face is not known: its chit shows the burst alone. */
export function hitLetters(marker: HitMarkerId | null): string | null {
  return marker === null ? null : LETTERS[marker];
}
