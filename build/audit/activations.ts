import type { ActivateUnit, Side, Stall, UnitId } from '../../shared/coh/index.ts';
import type { Audit } from './audit.ts';
import type { Books } from './books.ts';
import { type Condition, requireAll } from './conditions.ts';
import { totalOfTwoDice } from './dice.ts';
import { activate } from './entries.ts';
import { isBarred } from './markers.ts';
import { type Action, isReady, payFor, payForRoll } from './payments.ts';
import { STALL_PRICE } from './prices.ts';
import { compare, demand, readEvent, readVital, requireThat } from './reading.ts';
import { closeActivation, finishAction } from './rounds.ts';
import { auditMarkerUse } from './showing.ts';

/** R2.2-4, R3.0-1. */
const ALLOTMENT = 7;

/** R3.0-1: not an action, so the turn goes on. */
export function auditActivation(audit: Audit, side: Side, command: ActivateUnit): void {
  const { unit } = command;
  requireAll(audit, 'unitActivated', activationConditions(audit.books, side, unit));
  const isRolled = audit.firefight.options.variableActionPoints;
  const actionPoints = isRolled ? rollAllotment(audit, side, command) : ALLOTMENT;
  readEvent(audit, demand('unitActivated', { side, unit, actionPoints }));
  audit.books = activate(audit.books, side, unit, actionPoints);
  // R2.2-5: a roll of 2 less 2 CAPs leaves nothing to act with.
  if (actionPoints <= 0) closeActivation(audit, side);
}

export function activationConditions(books: Books, side: Side, unit: UnitId): Condition[] {
  return [
    ['no other unit is active (R2.2-4)', books.active[side] === null],
    ['unit is ready (R3.0-1)', isReady(books, unit)],
    ['unit is on the map or due (R5.1)', isOnTheMapOrDue(books, unit)],
  ];
}

function isOnTheMapOrDue({ units, reserves, round }: Books, id: UnitId): boolean {
  return units[id] !== undefined || (reserves[id]?.round ?? Number.POSITIVE_INFINITY) <= round;
}

/** R3.0.1. */
function rollAllotment(audit: Audit, side: Side, { unit, modifier }: ActivateUnit): number {
  payForRoll(audit, 'activationRolled', side, modifier);
  const found = readVital(audit, demand('activationRolled', { side, unit, modifier }));
  const total = totalOfTwoDice(audit, 'activationRolled', found.dice) + modifier;
  compare(audit, 'activationRolled', 'total', total, found.total);
  return total;
}

/** R3.0-3. */
export function auditSpent(audit: Audit, side: Side): void {
  const isActive = audit.books.active[side] !== null;
  requireThat(audit, 'activationEnded', 'a unit is active (R3.0-3)', isActive);
  closeActivation(audit, side);
}

/** R2.2-8: by the active unit for 1 AP, or by nobody for 1 CAP. */
export function auditStall(audit: Audit, side: Side, { payBy }: Stall): void {
  const action = stallAction(audit.books, side, payBy);
  requireAll(audit, 'actionTaken', stallConditions(audit.books, action));
  payFor(audit, action);
  if (action.unit !== null && audit.books.units[action.unit])
    auditMarkerUse(audit, action.unit, 'stall');
  finishAction(audit, side);
}

export function stallAction(books: Books, side: Side, payBy: Stall['payBy']): Action {
  const unit = payBy === 'activation' ? books.active[side] : null;
  const payment = payBy === 'activation' ? { by: payBy, commandPoints: 0 } : { by: payBy };
  return { side, unit, action: 'stall', price: STALL_PRICE, payment };
}

export function stallConditions({ units }: Books, { unit }: Action): Condition[] {
  const marker = unit === null ? null : (units[unit]?.marker ?? null);
  return [['marker lets it stall (T2)', !isBarred(marker, 'stall')]];
}
