import {
  ACTIVATION_POINTS,
  CAUTION,
  checkCommand,
  type CohCommand,
  type CohState,
  entryCost,
  fireCost,
  moveCost,
  type Payment,
  paymentCandidates,
  PIVOT_COST,
  RALLY_COST,
  type Reinforcement,
  reinforcementsOf,
  type RollDeclaration,
  type Side,
  statusOf,
  totalCost,
  type Unit,
  type UnitId,
} from '../../../shared/coh/index.ts';
import {
  type Direction,
  directionTo,
  hexGrid,
  type HexId,
  hexIndex,
} from '../../../shared/hex/index.ts';
import type { Refusal } from '../../../shared/kernel/index.ts';

/** Something that a unit does, which costs points and has not been paid for yet. */
export type UnitAction =
  | { readonly kind: 'move'; readonly unit: UnitId; readonly to: HexId; readonly cautious: boolean }
  | {
      readonly kind: 'enter';
      readonly unit: UnitId;
      readonly to: HexId;
      readonly cautious: boolean;
    }
  | { readonly kind: 'pivot'; readonly unit: UnitId; readonly facing: Direction }
  | {
      readonly kind: 'attack';
      readonly unit: UnitId;
      readonly hex: HexId;
      readonly rolls: readonly RollDeclaration[];
    }
  | { readonly kind: 'rally'; readonly unit: UnitId; readonly modifier: number };

export type PricedAction = UnitAction | { readonly kind: 'stall' };

/** What a way of paying leaves behind. */
export type Aftermath =
  | { readonly kind: 'apLeft'; readonly count: number }
  | { readonly kind: 'spentAfter' | 'staysReady' | 'staysSpent' | 'noUnitChanges' }
  | { readonly kind: 'staysActive'; readonly count: number };

export type PaymentWay = 'activation' | 'activate' | 'supplement' | 'opportunity' | 'command';

export interface PaymentOption {
  readonly way: PaymentWay;
  /** What to ask the referee for, one after the other. */
  readonly commands: readonly CohCommand[];
  readonly actionPoints: number;
  /** For the action and on its rolls together. */
  readonly commandPoints: number;
  readonly rule: string;
  readonly after: Aftermath;
}

const NO_CAPS: Payment = { by: 'activation', commandPoints: 0 };

/** Whoever acts: a unit on the map, or a reinforcement that enters it. */
type Actor = Unit | Reinforcement;

/** Every legal way to pay for the action, the usual one first. */
export function paymentOptions(view: CohState, side: Side, action: PricedAction): PaymentOption[] {
  if (action.kind === 'stall') return stallOptions(view, side);
  const actor = actorOf(view, side, action.unit);
  const cost = costOf(view, side, action);
  if (!actor || cost === null) return [];
  const legal = paymentCandidates(cost).filter(
    (payment) => checkCommand(view, side, commandFor(action, payment)) === null,
  );
  // What no payment allows, an activation would not allow either.
  if (legal.length === 0) return [];
  const first = activateFirst(view, side, action, cost);
  return [
    ...(first ? [first] : []),
    ...legal.map((payment) => option(view, actor, cost, action, payment)),
  ];
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

/** The three ways of R2.2-3, and why each that cannot be taken now cannot. */
export function closedWays(
  view: CohState,
  side: Side,
  action: UnitAction,
): { readonly way: PaymentWay; readonly refusal: Refusal }[] {
  const ways: readonly [PaymentWay, Payment][] = [
    ['activation', NO_CAPS],
    ['opportunity', { by: 'opportunity' }],
    ['command', { by: 'command' }],
  ];
  return ways.flatMap(([way, payment]) => {
    const refusal = checkCommand(view, side, commandFor(action, payment));
    return refusal ? [{ way, refusal: rootCause(view, side, action, refusal) }] : [];
  });
}

/** A unit that is not active could be activated, unless that is what is not possible. */
function rootCause(view: CohState, side: Side, { unit }: UnitAction, refusal: Refusal): Refusal {
  if (refusal.code !== 'notActive') return refusal;
  return checkCommand(view, side, { kind: 'activateUnit', unit, modifier: 0 }) ?? refusal;
}

export function commandFor(action: UnitAction, payment: Payment): CohCommand {
  switch (action.kind) {
    case 'move': {
      const { unit, to, cautious } = action;
      return { kind: 'moveUnit', unit, to, facing: null, cautious, payment };
    }
    case 'enter': {
      const { unit, to, cautious } = action;
      return { kind: 'enterUnit', unit, to, facing: null, cautious, payment };
    }
    case 'pivot':
      return { kind: 'pivotUnit', unit: action.unit, facing: action.facing, payment };
    case 'attack':
      return {
        kind: 'attackHex',
        unit: action.unit,
        hex: action.hex,
        rolls: action.rolls,
        payment,
      };
    case 'rally':
      return { kind: 'rallyUnit', unit: action.unit, modifier: action.modifier, payment };
  }
}

export function actorOf(view: CohState, side: Side, id: UnitId): Actor | null {
  const unit = view.units[id];
  if (unit) return unit.side === side ? unit : null;
  return reinforcementsOf(view, side).find((waiting) => waiting.id === id) ?? null;
}

/** What the action costs, CAPs on its rolls not counted; null when it makes no sense at all. */
export function costOf(view: CohState, side: Side, action: UnitAction): number | null {
  const unit = view.units[action.unit];
  switch (action.kind) {
    case 'move':
      return unit ? stepPrice(view, unit, action.to, action.cautious) : null;
    case 'enter': {
      const waiting = reinforcementsOf(view, side).find(({ id }) => id === action.unit);
      if (!waiting) return null;
      const care = action.cautious ? CAUTION.amount : 0;
      return totalCost(entryCost(view, waiting, action.to)) + care;
    }
    case 'pivot':
      return totalCost(PIVOT_COST);
    case 'attack':
      return unit ? totalCost(fireCost(unit)) : null;
    case 'rally':
      return totalCost(RALLY_COST);
  }
}

function stepPrice(view: CohState, unit: Unit, to: HexId, cautious: boolean): number | null {
  const grid = hexGrid(view.board.placements);
  const direction = directionTo(grid, hexIndex(grid, unit.hex), hexIndex(grid, to));
  return direction === null ? null : totalCost(moveCost(view, unit, direction, cautious));
}

/** CAPs that are declared on the rolls of an action. */
export function capsOnRolls(action: PricedAction): number {
  if (action.kind === 'rally') return Math.abs(action.modifier);
  if (action.kind !== 'attack') return 0;
  return action.rolls.reduce((sum, { modifier }) => sum + Math.abs(modifier), 0);
}

/** Activating is not an action, so that it can be done on the way (R3.0-1). */
function activateFirst(
  view: CohState,
  side: Side,
  action: UnitAction,
  cost: number,
): PaymentOption | null {
  // How many AP there will be is not known before they are rolled (R3.0.1).
  if (view.firefight.options.variableActionPoints || cost > ACTIVATION_POINTS) return null;
  const activate: CohCommand = { kind: 'activateUnit', unit: action.unit, modifier: 0 };
  if (checkCommand(view, side, activate)) return null;
  return {
    way: 'activate',
    commands: [activate, commandFor(action, NO_CAPS)],
    actionPoints: cost,
    commandPoints: capsOnRolls(action),
    rule: 'R3.0',
    after: apLeft(ACTIVATION_POINTS - cost),
  };
}

function option(
  view: CohState,
  actor: Actor,
  cost: number,
  action: UnitAction,
  payment: Payment,
): PaymentOption {
  const commands = [commandFor(action, payment)];
  const onRolls = capsOnRolls(action);
  if (payment.by === 'opportunity')
    return {
      way: 'opportunity',
      commands,
      actionPoints: 0,
      commandPoints: onRolls,
      rule: 'R3.1',
      after: { kind: 'spentAfter' },
    };
  if (payment.by === 'command')
    return {
      way: 'command',
      commands,
      actionPoints: 0,
      commandPoints: cost + onRolls,
      rule: 'R3.2.2',
      after: unchanged(view, actor),
    };
  const actionPoints = cost - payment.commandPoints;
  return {
    way: payment.commandPoints === 0 ? 'activation' : 'supplement',
    commands,
    actionPoints,
    commandPoints: payment.commandPoints + onRolls,
    rule: payment.commandPoints === 0 ? 'R3.0' : 'R3.2.1',
    after: apLeft(view.actionPoints[actor.side] - actionPoints),
  };
}

function stallOptions(view: CohState, side: Side): PaymentOption[] {
  const ways = (['activation', 'command'] as const).filter(
    (payBy) => checkCommand(view, side, { kind: 'stall', payBy }) === null,
  );
  return ways.map((payBy): PaymentOption => {
    const byAp = payBy === 'activation';
    return {
      way: payBy,
      commands: [{ kind: 'stall', payBy }],
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

function unchanged(view: CohState, actor: Actor): Aftermath {
  const status = statusOf(view, actor);
  if (status === 'active') return { kind: 'staysActive', count: view.actionPoints[actor.side] };
  return { kind: status === 'ready' ? 'staysReady' : 'staysSpent' };
}
