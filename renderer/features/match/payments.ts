import {
  battlefieldOf,
  type CohCommand,
  type CohState,
  type MoveUnit,
  type Payment,
  type PivotUnit,
  type Side,
  statusOf,
  stepCost,
  totalCost,
  typeOf,
  type Unit,
  type UnitId,
} from '../../../shared/coh/index.ts';
import { type Direction, directionTo, type HexId, hexIndex } from '../../../shared/hex/index.ts';

/** Something that costs points and has not been paid for yet. */
export type PricedAction =
  | { readonly kind: 'move'; readonly unit: UnitId; readonly to: HexId }
  | { readonly kind: 'pivot'; readonly unit: UnitId; readonly facing: Direction }
  | { readonly kind: 'stall' };

/** What a way of paying leaves behind. */
export type Aftermath =
  | { readonly kind: 'apLeft'; readonly count: number }
  | { readonly kind: 'spentAfter' | 'staysReady' | 'staysSpent' | 'noUnitChanges' }
  | { readonly kind: 'staysActive'; readonly count: number };

export interface PaymentOption {
  readonly way: 'activation' | 'activate' | 'supplement' | 'opportunity' | 'command';
  /** What to ask the referee for, one after the other. */
  readonly commands: readonly CohCommand[];
  readonly actionPoints: number;
  readonly commandPoints: number;
  readonly rule: string;
  readonly after: Aftermath;
}

/** R3.0-1. */
export const ACTIVATION_POINTS = 7;

const NO_CAPS: Payment = { by: 'activation', commandPoints: 0 };

/** Every legal way to pay for the action, the usual one first. */
export function paymentOptions(
  view: CohState,
  side: Side,
  legal: readonly CohCommand[],
  action: PricedAction,
): PaymentOption[] {
  if (action.kind === 'stall') return stallOptions(view, side, legal);
  const unit = view.units[action.unit];
  if (!unit) return [];
  const cost = costOf(view, unit, action);
  const paid = legal.filter((command): command is MoveUnit | PivotUnit =>
    isSameAction(command, action),
  );
  // What no payment allows, an activation would not allow either.
  if (paid.length === 0) return [];
  const first = activateFirst(legal, action, cost);
  return [...(first ? [first] : []), ...paid.map((command) => option(view, unit, cost, command))];
}

/** The way that needs no question: the activation's own AP, or the only way there is. */
export function obviousPayment(options: readonly PaymentOption[]): PaymentOption | null {
  const own = options.find(({ way }) => way === 'activation');
  return own ?? (options.length === 1 ? (options[0] ?? null) : null);
}

/** The way a price tag speaks of: AP where there are any, then whatever spends the least CAP. */
export function usualPayment(options: readonly PaymentOption[]): PaymentOption | null {
  return (
    options.find(({ way }) => way === 'activate' || way === 'activation') ??
    options.find(({ way }) => way === 'supplement') ??
    options.find(({ way }) => way === 'opportunity') ??
    options[0] ??
    null
  );
}

export function costOf(view: CohState, unit: Unit, action: PricedAction): number {
  if (action.kind !== 'move') return 1;
  const field = battlefieldOf(view.board);
  const from = hexIndex(field.grid, unit.hex);
  const direction = directionTo(field.grid, from, hexIndex(field.grid, action.to));
  if (direction === null) return Infinity;
  // A hidden unit faces nowhere, so that nothing lies behind it (R10.0-1).
  const facing = unit.hidden ? null : unit.facing;
  return totalCost(stepCost(field, typeOf(unit), from, direction, facing));
}

function isSameAction(command: CohCommand, action: PricedAction): boolean {
  if (action.kind === 'move')
    return command.kind === 'moveUnit' && command.unit === action.unit && command.to === action.to;
  return (
    action.kind === 'pivot' &&
    command.kind === 'pivotUnit' &&
    command.unit === action.unit &&
    command.facing === action.facing
  );
}

/** Activating is not an action, so that it can be done on the way (R3.0-1). */
function activateFirst(
  legal: readonly CohCommand[],
  action: Exclude<PricedAction, { kind: 'stall' }>,
  cost: number,
): PaymentOption | null {
  const activate = legal.find(
    (command) => command.kind === 'activateUnit' && command.unit === action.unit,
  );
  if (!activate || cost > ACTIVATION_POINTS) return null;
  const then: CohCommand =
    action.kind === 'move'
      ? { kind: 'moveUnit', unit: action.unit, to: action.to, facing: null, payment: NO_CAPS }
      : { kind: 'pivotUnit', unit: action.unit, facing: action.facing, payment: NO_CAPS };
  return {
    way: 'activate',
    commands: [activate, then],
    actionPoints: cost,
    commandPoints: 0,
    rule: 'R3.0',
    after: apLeft(ACTIVATION_POINTS - cost),
  };
}

function option(
  view: CohState,
  unit: Unit,
  cost: number,
  command: MoveUnit | PivotUnit,
): PaymentOption {
  const { payment } = command;
  const ap = view.actionPoints[unit.side];
  const commands = [command];
  if (payment.by === 'opportunity')
    return {
      way: 'opportunity',
      commands,
      actionPoints: 0,
      commandPoints: 0,
      rule: 'R3.1',
      after: { kind: 'spentAfter' },
    };
  if (payment.by === 'command')
    return {
      way: 'command',
      commands,
      actionPoints: 0,
      commandPoints: cost,
      rule: 'R3.2.2',
      after: unchanged(view, unit),
    };
  const actionPoints = cost - payment.commandPoints;
  return {
    way: payment.commandPoints === 0 ? 'activation' : 'supplement',
    commands,
    actionPoints,
    commandPoints: payment.commandPoints,
    rule: payment.commandPoints === 0 ? 'R3.0' : 'R3.2.1',
    after: apLeft(ap - actionPoints),
  };
}

function stallOptions(view: CohState, side: Side, legal: readonly CohCommand[]): PaymentOption[] {
  const stalls = legal.filter((command) => command.kind === 'stall');
  return stalls.map((command): PaymentOption => {
    const byAp = command.payBy === 'activation';
    return {
      way: byAp ? 'activation' : 'command',
      commands: [command],
      actionPoints: byAp ? 1 : 0,
      commandPoints: byAp ? 0 : 1,
      rule: 'R2.2-8',
      after: byAp ? apLeft(view.actionPoints[side] - 1) : { kind: 'noUnitChanges' },
    };
  });
}

function apLeft(count: number): Aftermath {
  return count > 0 ? { kind: 'apLeft', count } : { kind: 'spentAfter' };
}

function unchanged(view: CohState, unit: Unit): Aftermath {
  const status = statusOf(view, unit);
  if (status === 'active') return { kind: 'staysActive', count: view.actionPoints[unit.side] };
  return { kind: status === 'ready' ? 'staysReady' : 'staysSpent' };
}
