import type { CohEvent, InitiativeRoll, PerSide, Side } from '../../../shared/coh/index.ts';
import type { CohSeatStep } from '../../../shared/ipc/contract.ts';
import type { HexId } from '../../../shared/hex/index.ts';

/** What a player must have seen before play goes on. Both sides may know it. */
export type Announcement =
  | {
      readonly kind: 'initiativeRolled';
      readonly rolls: PerSide<InitiativeRoll>;
      readonly winner: Side | null;
    }
  | { readonly kind: 'roundEnded'; readonly round: number; readonly scored: readonly Scored[] };

export interface Scored {
  readonly side: Side;
  readonly points: number;
  readonly hex: HexId;
}

/** The last round's end is told by the end of the match instead. */
export function announcementsIn(steps: readonly CohSeatStep[], after: number): Announcement[] {
  const events = steps
    .filter((step) => step.revision > after)
    .flatMap((step) => step.events) as readonly CohEvent[];
  const matchOver = events.some((event) => event.type === 'matchEnded');
  const found: Announcement[] = [];
  let scored: Scored[] = [];
  for (const event of events) {
    if (event.type === 'initiativeRolled') found.push({ kind: event.type, ...event.payload });
    if (event.type === 'pointsScored') scored.push(event.payload);
    if (event.type === 'roundEnded') {
      if (!matchOver) found.push({ kind: event.type, round: event.payload.round, scored });
      scored = [];
    }
  }
  return found;
}
