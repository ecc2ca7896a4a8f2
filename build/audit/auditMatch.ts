import type { CohCommand, CohState, HitMarkerId } from '../../shared/coh/index.ts';
import type { CohStep } from '../selfplay/playMatch.ts';
import type { Audit, Difference } from './audit.ts';
import { type Books, openBooks } from './books.ts';
import { readGround } from './ground.ts';
import { countMarkers, FULL_POOL, MARKER_NAMES } from './markers.ts';
import { auditOffers } from './offers.ts';
import { compare } from './reading.ts';
import { auditStep } from './steps.ts';

export type { Difference } from './audit.ts';

/** The legal commands that the engine listed before a step, by the step's revision. */
export type Offers = ReadonlyMap<number, readonly CohCommand[]>;

/**
 * Plays a journal again by an implementation of the rules of its own, which takes nothing from the
 * engine but the dice and the markers drawn, and says where the two part. After a difference the
 * books follow the journal as far as they can, so that one fault is told once.
 */
export function auditMatch(
  start: CohState,
  steps: readonly CohStep[],
  offers: Offers = new Map(),
): Difference[] {
  const audit: Audit = {
    firefight: start.firefight,
    ground: readGround(start.board),
    differences: [],
    books: openBooks(start),
    revision: 0,
    unread: [],
  };
  compare(audit, 'start', 'hidden units (R10, not audited)', false, start.firefight.hiddenUnits);
  checkMarkers(audit);
  const positions = new Map<number, Books>([[0, audit.books]]);
  for (const step of steps) {
    audit.revision = step.revision;
    auditOffers(audit, offers.get(step.revision));
    if (!tryStep(audit, step, positions)) break;
    positions.set(step.revision, audit.books);
  }
  return audit.differences;
}

/** False when the journal makes no sense any more: then nothing after it can be audited. */
function tryStep(audit: Audit, step: CohStep, positions: ReadonlyMap<number, Books>): boolean {
  try {
    takeBack(audit, step, positions);
    auditStep(audit, step);
    return true;
  } catch (problem) {
    const found = problem instanceof Error ? problem.message : String(problem);
    compare(audit, step.command.kind, 'rest of the match', 'a journal that can be followed', found);
    return false;
  }
}

/** H-08: an undone step leaves the position before it. */
function takeBack(audit: Audit, step: CohStep, positions: ReadonlyMap<number, Books>): void {
  for (const event of step.events) {
    if (event.type !== 'undone') continue;
    const { revision } = event.payload;
    const books = positions.get(revision);
    if (!books) throw new Error(`there is no revision ${revision} to return to`);
    audit.books = books;
  }
}

/** T2: at the start the 20 markers are in the pool or under units; every draw and return is read. */
function checkMarkers(audit: Audit): void {
  const { pool, units } = audit.books;
  const under = Object.values(units).flatMap(({ marker }) => marker ?? []);
  const inPool = MARKER_NAMES.flatMap((name) => Array<HitMarkerId>(pool[name]).fill(name));
  compare(audit, 'start', 'hit markers (T2)', FULL_POOL, countMarkers([...inPool, ...under]));
}
