import {
  checkCommand,
  checkFire,
  type CohCommand,
  type CohState,
  isActive,
  opponent,
  type Payment,
  type Side,
  statusOf,
  type Unit,
  unitsOf,
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
import { actorOf, commandFor, paymentOptions, type UnitAction, usualPayment } from './payments.ts';

export type ActionId =
  | 'activate'
  | 'move'
  | 'enter'
  | 'fire'
  | 'rally'
  | 'pivot'
  | 'stall'
  | 'declareSpent'
  | 'pass';

export interface ActionItem {
  readonly id: ActionId;
  /** What it costs, or what comes of it, in a word or two. */
  readonly price: string;
  /** Why it cannot be done now; null when it can. */
  readonly reason: { readonly text: string; readonly rule: string | null } | null;
}

export type Actor = NonNullable<ReturnType<typeof actorOf>>;

interface Situation {
  readonly view: CohState;
  readonly side: Side;
  readonly legal: readonly CohCommand[];
  /** A unit on the map, of either side, or an own reinforcement. */
  readonly selected: Actor | null;
}

/** The actions of a unit, each with the command that the referee knows it by. */
const KINDS = {
  activate: 'activateUnit',
  move: 'moveUnit',
  enter: 'enterUnit',
  fire: 'attackHex',
  rally: 'rallyUnit',
  pivot: 'pivotUnit',
} as const;

type UnitActionId = keyof typeof KINDS;
type UnitCommand = Extract<CohCommand, { kind: (typeof KINDS)[UnitActionId] }>;

/** All actions of this game, what can be done first: an action never hides, it says why not. */
export function actionItems(situation: Situation): ActionItem[] {
  const { view, side, selected } = situation;
  const ofUnit: readonly UnitActionId[] =
    selected && !isOnMap(selected)
      ? ['activate', 'enter']
      : ['activate', 'move', 'fire', 'rally', 'pivot'];
  const items = [
    ...ofUnit.map((id) => unitItem(situation, id)),
    sideItem(situation, 'stall', stallPrice(view, side)),
    sideItem(situation, 'declareSpent', lostPrice(view, side)),
    sideItem(situation, 'pass', passPrice(view)),
  ];
  return items.toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null));
}

/** The same actions while something on the board must be read first. */
export function afterReading(items: readonly ActionItem[]): ActionItem[] {
  const reason = { text: t('action.readFirst'), rule: null };
  return items.map((item) => ({ ...item, reason }));
}

export function isOnMap(actor: Actor): actor is Unit {
  return 'hex' in actor;
}

function unitItem(situation: Situation, id: UnitActionId): ActionItem {
  const { view, side, legal, selected } = situation;
  if (!selected) {
    // Passing is always possible in the own turn: where it is not, that is the reason to give.
    const notNow = whyNot(view, side, { kind: 'pass' });
    return { id, price: '', reason: notNow ?? { text: t('action.noUnit'), rule: null } };
  }
  const possible = legal.filter(
    (command): command is UnitCommand =>
      command.kind === KINDS[id] && 'unit' in command && command.unit === selected.id,
  );
  if (possible.length > 0) return { id, price: priceOf(view, side, possible), reason: null };
  if (selected.side !== side)
    return { id, price: '', reason: { text: t('action.enemyUnit'), rule: 'R2.2-1' } };
  return { id, price: '', reason: whyNotUnit(view, side, selected, id) };
}

function sideItem(
  { view, side, legal }: Situation,
  id: 'stall' | 'declareSpent' | 'pass',
  price: string,
): ActionItem {
  if (legal.some((command) => command.kind === id)) return { id, price, reason: null };
  const command: CohCommand = id === 'stall' ? { kind: id, payBy: 'command' } : { kind: id };
  return { id, price, reason: whyNot(view, side, command) };
}

function whyNot(view: CohState, side: Side, command: CohCommand | null): ActionItem['reason'] {
  const refusal = command && checkCommand(view, side, command);
  return refusal && { text: refusalText(refusal, view.units), rule: refusal.rule };
}

function whyNotUnit(
  view: CohState,
  side: Side,
  actor: Actor,
  id: UnitActionId,
): ActionItem['reason'] {
  const command = sampleCommand(view, side, actor, id);
  if (id === 'fire' && command && checkCommand(view, side, command)?.code === 'noTarget')
    return { text: t('action.noTarget'), rule: 'R7.0-1' };
  return whyNot(view, side, command) ?? { text: t('action.noStep'), rule: 'R5.0' };
}

/** The command whose refusal explains best why none of its kind is legal. */
function sampleCommand(
  view: CohState,
  side: Side,
  actor: Actor,
  id: UnitActionId,
): CohCommand | null {
  if (id === 'activate') return { kind: 'activateUnit', unit: actor.id, modifier: 0 };
  const action = sampleAction(view, side, actor, id);
  return action && commandFor(action, likelyPayment(view, actor));
}

function sampleAction(
  view: CohState,
  side: Side,
  actor: Actor,
  id: Exclude<UnitActionId, 'activate'>,
): UnitAction | null {
  const unit = actor.id;
  if (id === 'rally') return { kind: 'rally', unit, modifier: 0 };
  if (!isOnMap(actor)) return { kind: 'enter', unit, to: actor.entry[0] ?? '', cautious: false };
  if (id === 'pivot') return { kind: 'pivot', unit, facing: actor.facing === 0 ? 3 : 0 };
  if (id === 'fire')
    return { kind: 'attack', unit, hex: likelyTarget(view, side, actor), rolls: [] };
  const [to] = neighboursOf(view, actor.hex);
  return to === undefined ? null : { kind: 'move', unit, to, cautious: false };
}

/** Whoever could be fired at if only it could be paid for; otherwise the unit's own hex. */
function likelyTarget(view: CohState, side: Side, unit: Unit): HexId {
  const enemies = unitsOf(view, opponent(side)).map(({ hex }) => hex);
  return enemies.find((hex) => checkFire(view, unit, hex) === null) ?? unit.hex;
}

/** The payment that nothing but the action itself speaks against. */
export function likelyPayment(view: CohState, actor: Pick<Unit, 'id' | 'spent'>): Payment {
  const status = statusOf(view, actor);
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

/** The usual price, from the cheapest to the dearest of the commands. */
function priceOf(view: CohState, side: Side, commands: readonly UnitCommand[]): string {
  if (commands.some(({ kind }) => kind === 'activateUnit')) return activationPrice(view);
  const payments = distinctActions(commands).flatMap(
    (action) => usualPayment(paymentOptions(view, side, action)) ?? [],
  );
  const costs = payments.map(({ actionPoints, commandPoints }) => actionPoints + commandPoints);
  const [from, to] = [Math.min(...costs), Math.max(...costs)];
  const [first] = payments;
  if (from === to && first) return priceText(first.actionPoints, first.commandPoints);
  const byCap = payments.every(({ actionPoints }) => actionPoints === 0);
  return t('action.range', { from, to, points: byCap ? t('card.cap') : t('card.ap') });
}

function activationPrice({ firefight }: CohState): string {
  return firefight.options.variableActionPoints
    ? t('action.activateRoll')
    : t('action.activateCost');
}

/** What the commands do, however each is paid for. */
function distinctActions(commands: readonly UnitCommand[]): UnitAction[] {
  const actions = new Map<string, UnitAction>();
  for (const command of commands) {
    const action = actionIn(command);
    if (action) actions.set(JSON.stringify(action), action);
  }
  return [...actions.values()];
}

function actionIn(command: UnitCommand): UnitAction | null {
  switch (command.kind) {
    case 'moveUnit':
      // Care is dearer on purpose: the price tag speaks of the usual step.
      return command.cautious
        ? null
        : { kind: 'move', unit: command.unit, to: command.to, cautious: false };
    case 'enterUnit':
      return command.cautious
        ? null
        : { kind: 'enter', unit: command.unit, to: command.to, cautious: false };
    case 'attackHex':
      return { kind: 'attack', unit: command.unit, hex: command.hex, rolls: [] };
    case 'rallyUnit':
      return { kind: 'rally', unit: command.unit, modifier: 0 };
    case 'pivotUnit':
      return { kind: 'pivot', unit: command.unit, facing: command.facing };
    case 'activateUnit':
      return null;
  }
}

/** R2.2-7: the second pass in a row. */
function passPrice({ round }: CohState): string {
  return round.passesInARow > 0 ? t('action.passEnds') : t('action.passNote');
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

/** Whoever is active for the side, be it still off the map. */
export function activeActor(view: CohState, side: Side): Actor | null {
  const [id] = view.activations[side]?.units ?? [];
  return id === undefined ? null : actorOf(view, side, id);
}
