import type { ActionKind, Payment, Side, UnitId } from '../../shared/coh/index.ts';
import type { Audit } from './audit.ts';
import type { Books } from './books.ts';
import { type Condition, requireAll } from './conditions.ts';
import { markSpent, payActionPoints, payCommandPoints } from './entries.ts';
import { type Lines, linesOf, totalOf } from './lines.ts';
import { compare, demand, readVital } from './reading.ts';

export interface Action {
  readonly side: Side;
  readonly unit: UnitId | null;
  readonly action: ActionKind;
  readonly price: Lines;
  readonly payment: Payment;
}

/** Reads an action's payment, checks it and writes it down as the journal has it. */
export function payFor(audit: Audit, action: Action): void {
  const { side, unit, price, payment } = action;
  const { by } = payment;
  const found = readVital(
    audit,
    demand('actionTaken', { side, unit, action: action.action, by, ...shares(price, payment) }),
  );
  compare(audit, 'actionTaken', 'cost', price, linesOf(found.cost));
  requireAll(audit, 'actionTaken', paymentConditions(audit.books, action));
  audit.books = { ...audit.books, passes: 0 };
  audit.books = payActionPoints(audit.books, side, found.actionPoints);
  audit.books = payCommandPoints(audit.books, side, found.commandPoints);
  // R3.1-1.
  if (by === 'opportunity' && unit !== null) audit.books = markSpent(audit.books, unit, true);
}

function shares(price: Lines, payment: Payment) {
  const total = totalOf(price);
  switch (payment.by) {
    case 'activation':
      return {
        actionPoints: total - payment.commandPoints,
        commandPoints: payment.commandPoints,
      };
    case 'command':
      return { actionPoints: 0, commandPoints: total };
    case 'opportunity':
      return { actionPoints: 0, commandPoints: 0 };
  }
}

export function paymentConditions(books: Books, action: Action): Condition[] {
  const { side, unit, price, payment } = action;
  const { active, actionPoints, tracks } = books;
  const share = shares(price, payment);
  const isActive = unit !== null && active[side] === unit;
  const isIdle = unit !== null && active[side] !== unit && isReady(books, unit);
  return [
    ['side has the CAPs (R3.2)', share.commandPoints <= tracks[side].current],
    ['side has the AP (R2.2-3)', share.actionPoints <= actionPoints[side]],
    ['unit is active (R2.2-3)', payment.by !== 'activation' || isActive],
    // H-03: at least 1 AP, and never more CAPs than the action costs.
    ['AP are paid (H-03)', payment.by !== 'activation' || share.actionPoints > 0],
    ['CAPs are not negative (R3.2.1)', share.commandPoints >= 0],
    ['unit is ready and inactive (R3.1)', payment.by !== 'opportunity' || isIdle],
  ];
}

/** On the map or still to come. */
export function isReady(books: Books, id: UnitId): boolean {
  const unit = books.units[id] ?? books.reserves[id];
  return unit !== undefined && !unit.spent;
}

/** R3.2.3: up to 2 CAPs on an own roll, either way. */
export function rollConditions(books: Books, side: Side, modifier: number): Condition[] {
  return [
    ['at most 2 CAPs on a roll (R3.2.3)', Math.abs(modifier) <= 2],
    ['side has the CAPs on the roll (R3.2.3)', Math.abs(modifier) <= books.tracks[side].current],
  ];
}

/** CAPs on a roll are paid whatever it shows. */
export function payForRoll(audit: Audit, event: string, side: Side, modifier: number): void {
  requireAll(audit, event, rollConditions(audit.books, side, modifier));
  audit.books = payCommandPoints(audit.books, side, Math.abs(modifier));
}

/** The CAPs that an action itself takes from the track. */
export function commandPointsFor(price: Lines, payment: Payment): number {
  return shares(price, payment).commandPoints;
}
