import type { CohCommand, CohEvent, Side } from '../../shared/coh/index.ts';
import type { CohStep } from '../selfplay/playMatch.ts';
import { auditActivation, auditSpent, auditStall } from './activations.ts';
import { auditAttack, auditRollAttack } from './attacks.ts';
import type { Audit } from './audit.ts';
import type { Awaited, Books } from './books.ts';
import { auditEntry } from './entry.ts';
import { auditInitiative } from './initiative.ts';
import { auditFacing, auditMove, auditPivot } from './moves.ts';
import { auditRally } from './rally.ts';
import { compare, reportUnexpected } from './reading.ts';
import { passTurn, startRound } from './rounds.ts';

type PlayersStep = CohStep & { readonly command: CohCommand };

/** Derives all that a command brings about and reads the events of its step along with it. */
export function auditStep(audit: Audit, step: CohStep): void {
  const events = step.events.filter((event) => event.type !== 'undone');
  audit.unread = events.filter(({ type }) => !type.startsWith('decision'));
  if (step.command.kind === 'begin') startRound(audit);
  else if (step.command.kind !== 'undo') auditCommand(audit, step as PlayersStep);
  for (const event of audit.unread) reportUnexpected(audit, event);
  audit.books = { ...audit.books, decisions: events.reduce(afterDecision, audit.books.decisions) };
  compareDecision(audit);
}

function auditCommand(audit: Audit, { seat, command }: PlayersStep): void {
  const { awaited } = audit.books;
  compare(audit, command.kind, 'awaited', awaited.kind, ANSWERED[command.kind] ?? 'takeTurn');
  compare(audit, command.kind, 'seat', seatOf(awaited), seat);
  const side = seat as Side;
  if ('unit' in command) compare(audit, command.kind, 'owner', side, ownerOf(audit.books, command));
  auditByKind(audit, side, command);
}

const ANSWERED: Readonly<Partial<Record<CohCommand['kind'], Awaited['kind']>>> = {
  declareInitiative: 'declareInitiative',
  faceUnit: 'chooseFacing',
  rollAttack: 'rollAttack',
};

function ownerOf({ units, reserves }: Books, { unit }: { readonly unit: string }): Side | null {
  return (units[unit] ?? reserves[unit])?.side ?? null;
}

function auditByKind(audit: Audit, side: Side, command: CohCommand): void {
  switch (command.kind) {
    case 'activateUnit':
      return auditActivation(audit, side, command);
    case 'attackHex':
      return auditAttack(audit, side, command);
    case 'declareInitiative':
      return auditInitiative(audit, side, command);
    case 'declareSpent':
      return auditSpent(audit, side);
    case 'enterUnit':
      return auditEntry(audit, side, command);
    case 'faceUnit':
      return auditFacing(audit, side, command);
    case 'moveUnit':
      return auditMove(audit, side, command);
    case 'pass':
      return passTurn(audit, side);
    case 'pivotUnit':
      return auditPivot(audit, side, command);
    case 'rallyUnit':
      return auditRally(audit, side, command);
    case 'rollAttack':
      return auditRollAttack(audit, command);
    case 'stall':
      return auditStall(audit, side, command);
  }
}

function afterDecision(open: Books['decisions'], event: CohEvent): Books['decisions'] {
  if (event.type === 'decisionOpened') return [...open, event.payload];
  return event.type === 'decisionClosed' ? open.slice(0, -1) : open;
}

/** Whoever is asked next is the one whom the rules let speak. */
function compareDecision(audit: Audit): void {
  const { awaited, decisions } = audit.books;
  const top = decisions.at(-1);
  const asked = top ? { kind: top.kind, seat: top.seat } : { kind: 'over', seat: null };
  const expected = { kind: awaited.kind, seat: seatOf(awaited) };
  compare(audit, 'decisionOpened', 'who is asked', expected, asked);
}

function seatOf(awaited: Awaited): Side | null {
  switch (awaited.kind) {
    case 'begin':
    case 'over':
      return null;
    case 'declareInitiative':
      return awaited.sides[0] ?? null;
    case 'chooseFacing':
    case 'rollAttack':
    case 'takeTurn':
      return awaited.side;
  }
}
