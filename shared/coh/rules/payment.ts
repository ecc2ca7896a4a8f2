import { type Refusal, refuse } from '../../kernel/index.ts';
import {
  type ActionKind,
  actionTaken,
  type CostItem,
  type Payment,
  totalCost,
} from '../events/index.ts';
import type { Side } from '../sides.ts';
import type { CohState, Unit } from '../state.ts';
import type { CohRecorder } from '../recorder.ts';
import { isActive, statusOf, type UnitStatus } from './queries.ts';

/** Every way in which a side could pay `cost` for an action of a unit, legal or not. */
export function paymentCandidates(cost: number): Payment[] {
  const supplements = Array.from({ length: cost }, (_, commandPoints): Payment => ({
    by: 'activation',
    commandPoints,
  }));
  return [...supplements, { by: 'opportunity' }, { by: 'command' }];
}

/** Whoever acts: a unit on the map, or one that is about to enter it. */
type Payer = Pick<Unit, 'id' | 'side' | 'spent'>;

const OPEN_TO: Readonly<Record<UnitStatus, readonly Payment['by'][]>> = {
  active: ['activation', 'command'],
  ready: ['opportunity', 'command'],
  spent: ['command'],
};

/** Those of them that are open to a unit in its status, whether or not the points suffice. */
export function openPayments(view: CohState, unit: Payer, cost: number): Payment[] {
  const open = OPEN_TO[statusOf(view, unit)];
  return paymentCandidates(cost).filter(({ by }) => open.includes(by));
}

/** Why the unit's action cannot be paid for like that, or null (R3.0–R3.2). */
export function checkPayment(
  view: CohState,
  side: Side,
  unit: Payer,
  cost: number,
  payment: Payment,
): Refusal | null {
  const caps = view.commandPoints[side].current;
  if (payment.by === 'activation') return checkActivationPayment(view, side, unit, cost, payment);
  if (payment.by === 'command')
    return cost > caps ? refuse('notEnoughCommandPoints', 'R3.2.2', { cost, caps }) : null;
  const status = statusOf(view, unit);
  return status === 'ready' ? null : refuse('opportunityNeedsReady', 'R3.1-2', { status });
}

function checkActivationPayment(
  view: CohState,
  side: Side,
  unit: Payer,
  cost: number,
  payment: Extract<Payment, { by: 'activation' }>,
): Refusal | null {
  if (!isActive(view, unit.id)) return refuse('notActive', 'R2.2-3', { unit: unit.id });
  const caps = view.commandPoints[side].current;
  const ap = view.actionPoints[side];
  const fromPool = cost - payment.commandPoints;
  if (payment.commandPoints > caps)
    return refuse('notEnoughCommandPoints', 'R3.2.1', { cost: payment.commandPoints, caps });
  if (fromPool > ap) return refuse('notEnoughActionPoints', 'R2.2-3', { cost: fromPool, ap });
  return fromPool > 0 ? null : refuse('paidWhollyInCaps', 'R3.2.2', { cost });
}

/** Writes down that an action was taken and paid for. */
export function payForAction(
  recorder: CohRecorder,
  unit: Payer,
  action: ActionKind,
  cost: readonly CostItem[],
  payment: Payment,
): void {
  const { actionPoints, commandPoints } = splitPrice(totalCost(cost), payment);
  recorder.emit(
    actionTaken({
      side: unit.side,
      unit: unit.id,
      action,
      by: payment.by,
      cost,
      actionPoints,
      commandPoints,
    }),
  );
}

/** What of the price comes from the activation and what from the army's CAPs. */
export function splitPrice(
  total: number,
  payment: Payment,
): { actionPoints: number; commandPoints: number } {
  switch (payment.by) {
    case 'activation':
      return {
        actionPoints: total - payment.commandPoints,
        commandPoints: payment.commandPoints,
      };
    case 'opportunity':
      return { actionPoints: 0, commandPoints: 0 };
    case 'command':
      return { actionPoints: 0, commandPoints: total };
  }
}
