import {
  checkCommand,
  type CohCommand,
  type CohState,
  isActive,
  type Payment,
  type Side,
  statusOf,
  type Unit,
} from '../../../shared/coh/index.ts';
import {
  DIRECTIONS,
  type HexId,
  hexGrid,
  hexId,
  hexIndex,
  neighbour,
  NO_HEX,
} from '../../../shared/hex/index.ts';
import { t } from '../../i18n/index.ts';
import { priceText } from '../../i18n/names.ts';
import { refusalText } from '../../i18n/refusals.ts';
import { paymentOptions, usualPayment } from './payments.ts';

export type ActionId = 'activate' | 'move' | 'pivot' | 'stall' | 'declareSpent' | 'pass';

export interface ActionItem {
  readonly id: ActionId;
  /** What it costs, or what comes of it, in a word or two. */
  readonly price: string;
  /** Why it cannot be done now; null when it can. */
  readonly reason: { readonly text: string; readonly rule: string | null } | null;
}

interface Situation {
  readonly view: CohState;
  readonly side: Side;
  readonly legal: readonly CohCommand[];
  readonly selected: Unit | null;
}

/** All actions of this game, what can be done first: an action never hides, it says why not. */
export function actionItems(situation: Situation): ActionItem[] {
  const { view, side } = situation;
  const items = [
    unitAction(situation, 'activate', 'activateUnit', t('action.activateCost')),
    unitAction(situation, 'move', 'moveUnit', movePrice(situation)),
    unitAction(situation, 'pivot', 'pivotUnit', pivotPrice(situation)),
    sideAction(situation, 'stall', 'stall', stallPrice(view, side)),
    sideAction(situation, 'declareSpent', 'declareSpent', lostPrice(view, side)),
    sideAction(situation, 'pass', 'pass', t('action.passNote')),
  ];
  return items.toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null));
}

/** The same actions while something on the board must be read first. */
export function afterReading(items: readonly ActionItem[]): ActionItem[] {
  const reason = { text: t('action.readFirst'), rule: null };
  return items.map((item) => ({ ...item, reason }));
}

function unitAction(
  { view, side, legal, selected }: Situation,
  id: ActionId,
  kind: 'activateUnit' | 'moveUnit' | 'pivotUnit',
  price: string,
): ActionItem {
  if (!selected) {
    // Passing is always possible in the own turn: where it is not, that is the reason to give.
    const notNow = whyNot(view, side, { kind: 'pass' });
    return { id, price, reason: notNow ?? { text: t('action.noUnit'), rule: null } };
  }
  const possible = legal.some((command) => command.kind === kind && command.unit === selected.id);
  if (possible) return { id, price, reason: null };
  if (selected.side !== side)
    return { id, price, reason: { text: t('action.enemyUnit'), rule: 'R2.2-1' } };
  const reason = whyNot(view, side, sampleCommand(view, selected, kind));
  return { id, price, reason: reason ?? { text: t('action.noStep'), rule: 'R5.0' } };
}

function sideAction(
  { view, side, legal }: Situation,
  id: ActionId,
  kind: 'stall' | 'declareSpent' | 'pass',
  price: string,
): ActionItem {
  if (legal.some((command) => command.kind === kind)) return { id, price, reason: null };
  const command: CohCommand = kind === 'stall' ? { kind, payBy: 'command' } : { kind };
  return { id, price, reason: whyNot(view, side, command) };
}

function whyNot(view: CohState, side: Side, command: CohCommand | null): ActionItem['reason'] {
  const refusal = command && checkCommand(view, side, command);
  return refusal && { text: refusalText(refusal, view.units), rule: refusal.rule };
}

/** The command whose refusal explains best why none of its kind is legal. */
function sampleCommand(
  view: CohState,
  unit: Unit,
  kind: 'activateUnit' | 'moveUnit' | 'pivotUnit',
): CohCommand | null {
  const id = unit.id;
  if (kind === 'activateUnit') return { kind, unit: id };
  const payment = likelyPayment(view, unit);
  if (kind === 'pivotUnit') return { kind, unit: id, facing: unit.facing === 0 ? 3 : 0, payment };
  const [to] = neighboursOf(view, unit.hex);
  return to === undefined ? null : { kind, unit: id, to, facing: null, payment };
}

/** The payment that nothing but the action itself speaks against. */
export function likelyPayment(view: CohState, unit: Unit): Payment {
  const status = statusOf(view, unit);
  if (status === 'active') return { by: 'activation', commandPoints: 0 };
  return { by: status === 'ready' ? 'opportunity' : 'command' };
}

function neighboursOf(view: CohState, hex: HexId): HexId[] {
  const grid = hexGrid(view.board.placements);
  const from = hexIndex(grid, hex);
  return DIRECTIONS.map((direction) => neighbour(grid, from, direction))
    .filter((index) => index !== NO_HEX)
    .map((index) => hexId(grid, index));
}

function movePrice({ view, side, legal, selected }: Situation): string {
  if (!selected) return '';
  const hexes = legal.flatMap((command) =>
    command.kind === 'moveUnit' && command.unit === selected.id ? [command.to] : [],
  );
  const payments = [...new Set(hexes)].flatMap(
    (to) =>
      usualPayment(paymentOptions(view, side, legal, { kind: 'move', unit: selected.id, to })) ??
      [],
  );
  const costs = payments.map(({ actionPoints, commandPoints }) => actionPoints + commandPoints);
  if (costs.length === 0) return '';
  const [from, to] = [Math.min(...costs), Math.max(...costs)];
  if (to === 0) return t('price.free');
  const byCap = payments.every(({ actionPoints }) => actionPoints === 0);
  const points = byCap ? t('card.cap') : t('card.ap');
  return from === to ? `${from} ${points}` : t('action.range', { from, to, points });
}

/** Any pivot costs the same. */
function pivotPrice({ view, side, legal, selected }: Situation): string {
  const pivot = legal.find(
    (command) => command.kind === 'pivotUnit' && command.unit === selected?.id,
  );
  if (pivot?.kind !== 'pivotUnit') return '';
  const { unit, facing } = pivot;
  const usual = usualPayment(paymentOptions(view, side, legal, { kind: 'pivot', unit, facing }));
  return usual ? priceText(usual.actionPoints, usual.commandPoints) : '';
}

function stallPrice(view: CohState, side: Side): string {
  return view.activations[side] ? priceText(1, 0) : priceText(0, 1);
}

function lostPrice(view: CohState, side: Side): string {
  return view.activations[side] ? t('action.lostAp', { count: view.actionPoints[side] }) : '';
}

/** The unit that is active for the side, where there is one. */
export function activeUnit(view: CohState, side: Side): Unit | null {
  return Object.values(view.units).find((u) => u.side === side && isActive(view, u.id)) ?? null;
}
