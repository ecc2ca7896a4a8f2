import type { PerSide, Side, SmokeMarker } from '../../shared/coh/index.ts';
import type { Audit } from './audit.ts';
import { type Books, other } from './books.ts';
import { beginRound, beginTurn, endActivation, scorePoints } from './entries.ts';
import { compare, demand, readEvent } from './reading.ts';

/** R2.0: everybody is ready, smoke thins, CAPs are reset, then initiative. */
export function startRound(audit: Audit): void {
  audit.books = beginRound(audit.books, audit.books.round + 1);
  const { round, tracks } = audit.books;
  const commandPoints = { german: tracks.german.current, soviet: tracks.soviet.current };
  readEvent(audit, demand('roundStarted', { round, commandPoints }));
  thinSmoke(audit);
  awaitInitiative(audit);
}

/** R2.0-2: +2 becomes +1, and +1 is gone. */
function thinSmoke(audit: Audit): void {
  const before = Object.entries(audit.books.smoke);
  const after = before.map(([hex, markers]) => [hex, markers.flatMap(thinned)] as const);
  const remaining = after.filter(([, markers]) => markers.length > 0);
  audit.books = { ...audit.books, smoke: Object.fromEntries(remaining) };
  if (before.length === 0) return;
  const found = readEvent(audit, demand('smokeThinned', {}));
  if (!found) return;
  const left = found.hexes.map((one) => [one.hex, one.left] as const);
  compare(audit, 'smokeThinned', 'left', Object.fromEntries(after), Object.fromEntries(left));
}

function thinned(marker: SmokeMarker): SmokeMarker[] {
  return marker === 2 ? [1] : [];
}

/** R3.2.4-1: more CAPs declare first, the Soviet if equal. */
export function awaitInitiative(audit: Audit): void {
  const { german, soviet } = audit.books.tracks;
  const first: Side = german.current > soviet.current ? 'german' : 'soviet';
  audit.books = {
    ...audit.books,
    declared: { german: 0, soviet: 0 },
    awaited: { kind: 'declareInitiative', sides: [first, other(first)] },
  };
}

export function startTurn(audit: Audit, side: Side): void {
  const turn = audit.books.turn + 1;
  audit.books = beginTurn(audit.books, side, turn);
  readEvent(audit, demand('turnStarted', { side, turn }));
  if (isHelpless(audit.books, side)) passTurn(audit, side);
}

/** A side that has nobody left passes by itself. */
function isHelpless({ units, reserves }: Books, side: Side): boolean {
  return [...Object.values(units), ...Object.values(reserves)].every((unit) => unit.side !== side);
}

/** R2.2-6. */
export function passTurn(audit: Audit, side: Side): void {
  readEvent(audit, demand('passed', { side }));
  audit.books = { ...audit.books, passes: audit.books.passes + 1 };
  closeActivation(audit, side);
  endTurn(audit, side);
}

/** R2.2-5: an activation without AP ends with the action that used them up. */
export function finishAction(audit: Audit, side: Side): void {
  if (audit.books.actionPoints[side] <= 0) closeActivation(audit, side);
  endTurn(audit, side);
}

/** The side's unit, if it has one active, is spent and its AP are lost. */
export function closeActivation(audit: Audit, side: Side): void {
  const unit = audit.books.active[side];
  if (unit === null) return;
  const lostActionPoints = audit.books.actionPoints[side];
  // A destroyed unit ends its activation but cannot become spent.
  const units = unit in audit.books.units || unit in audit.books.reserves ? [unit] : [];
  readEvent(audit, demand('activationEnded', { side, units, lostActionPoints }));
  audit.books = endActivation(audit.books, side);
}

/** R2.2-1, R2.2-7. */
function endTurn(audit: Audit, side: Side): void {
  if (audit.books.passes >= 2) endRound(audit);
  else startTurn(audit, other(side));
}

/** R2.3. */
function endRound(audit: Audit): void {
  const { round } = audit.books;
  const isLast = round >= audit.firefight.rounds;
  scoreObjectives(audit, isLast);
  readEvent(audit, demand('roundEnded', { round }));
  if (isLast) endMatch(audit);
  else startRound(audit);
}

/** H-07: the hexes that score every round, then those that score at the end. */
function scoreObjectives(audit: Audit, isLast: boolean): void {
  const { objectives } = audit.books;
  const everyRound = objectives.filter(({ when }) => when === 'everyRound');
  const atTheEnd = isLast ? objectives.filter(({ when }) => when === 'end') : [];
  for (const { hex, points, control } of [...everyRound, ...atTheEnd])
    if (control) readPoints(audit, { side: control, points, hex, rule: 'R2.3' });
}

export function readPoints(
  audit: Audit,
  scored: { side: Side; points: number; hex: string; rule: string },
): void {
  // A unit may be priced at nothing; then there is nothing to tell.
  if (scored.points === 0) return;
  const found = readEvent(audit, demand('pointsScored', scored)) ?? scored;
  audit.books = scorePoints(audit.books, found.side, found.points);
}

/** R2.4-1. */
function endMatch(audit: Audit): void {
  const { points } = audit.books;
  readEvent(audit, demand('matchEnded', { winner: winnerOf(points), points }));
  audit.books = { ...audit.books, awaited: { kind: 'over' } };
}

function winnerOf({ german, soviet }: PerSide<number>): Side | null {
  if (german === soviet) return null;
  return german > soviet ? 'german' : 'soviet';
}
