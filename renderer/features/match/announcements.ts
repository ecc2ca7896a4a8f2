import type {
  CohEvent,
  InitiativeRoll,
  PerSide,
  Side,
  Units,
  UnitTypeId,
} from '../../../shared/coh/index.ts';
import type { CohSeatStep } from '../../../shared/ipc/contract.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import { isUndone } from '../../../shared/kernel/index.ts';
import {
  type AttackReport,
  knownUnits,
  type PointsReport,
  type RallyReport,
  rollReports,
} from './rollReports.ts';

/** What a player must have seen before play goes on. Both sides may know it. */
export type Announcement =
  | {
      readonly kind: 'initiativeRolled';
      readonly rolls: PerSide<InitiativeRoll>;
      readonly winner: Side | null;
    }
  | { readonly kind: 'roundEnded'; readonly round: number; readonly scored: readonly Scored[] }
  | AttackReport
  | RallyReport
  | PointsReport;

export interface Scored {
  readonly side: Side;
  readonly points: number;
  readonly hex: HexId;
  /** The unit whose loss brought the points; null where the hex itself did. */
  readonly destroyed: UnitTypeId | null;
}

/** Whom it is told to, and whom that seat knows. */
export interface Listener {
  readonly side: Side;
  readonly units: Units;
}

/**
 * What has happened since that revision and must be seen, in its order. The points of a round may
 * come from any step of it, so all steps must be given.
 */
export function announcementsIn(
  steps: readonly CohSeatStep[],
  after: number,
  { side, units }: Listener,
): Announcement[] {
  const all = eventsOf(steps);
  const known = knownUnits(all, units);
  const tellRounds = roundTeller(all.some((event) => event.type === 'matchEnded'));
  return steps.flatMap((step, index) => {
    const events = eventsOf([step]);
    const rounds = tellRounds(events);
    if (step.revision <= after) return [];
    const untilEnd = untilAttackEnds(eventsOf(steps.slice(index)));
    return [...rollReports({ events, untilEnd }, known, side), ...rounds];
  });
}

function untilAttackEnds(events: readonly CohEvent[]): readonly CohEvent[] {
  const end = events.findIndex((event) => event.type === 'attackEnded');
  return end === -1 ? events : events.slice(0, end);
}

function eventsOf(steps: readonly CohSeatStep[]): CohEvent[] {
  return steps.flatMap(({ events }) => events).filter((event) => !isUndone(event));
}

/** Remembers the points from step to step. The last round's end is told by the end of the match. */
function roundTeller(matchOver: boolean) {
  let scored: Scored[] = [];
  let destroyed: UnitTypeId | null = null;
  return (events: readonly CohEvent[]): Announcement[] => {
    const found: Announcement[] = [];
    for (const event of events) {
      if (event.type === 'initiativeRolled') found.push({ kind: event.type, ...event.payload });
      if (event.type === 'unitDestroyed') destroyed = event.payload.type;
      if (event.type === 'pointsScored') scored.push(scoredBy(event.payload, destroyed));
      if (event.type !== 'roundEnded') continue;
      if (!matchOver) found.push({ kind: event.type, round: event.payload.round, scored });
      scored = [];
    }
    return found;
  };
}

/** R2.4-2: points for a unit follow its loss at once. */
function scoredBy(
  { side, points, hex, rule }: Extract<CohEvent, { type: 'pointsScored' }>['payload'],
  destroyed: UnitTypeId | null,
): Scored {
  return { side, points, hex, destroyed: rule === 'R2.4-2' ? destroyed : null };
}
