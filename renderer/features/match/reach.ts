import {
  type CohCommand,
  type CohState,
  hasEnemies,
  isActive,
  type Reach,
  reachableHexes,
  type Reinforcement,
  type Side,
  type Unit,
  wouldExpose,
} from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import type { Destination } from '../../board/boardProps.ts';
import { paymentOptions, type UnitAction, usualPayment } from './payments.ts';

/** Where a unit can get to: the next hex by one click, further ones by a plan. */
export interface UnitReach {
  readonly destinations: readonly Destination[];
  readonly ways: ReadonlyMap<HexId, Reach>;
  /** Hexes that the referee would let the unit enter now. */
  readonly nextHexes: ReadonlySet<HexId>;
}

export const NO_REACH: UnitReach = { destinations: [], ways: new Map(), nextHexes: new Set() };

/** How many CAPs beyond the AP left are worth showing on the map. */
const SHOWN_CAPS = 1;

/** `cautious`: the player takes care wherever that is of use (R5.0.1). */
export function unitReach(
  view: CohState,
  legal: readonly CohCommand[],
  unit: Unit,
  cautious: boolean,
): UnitReach {
  const nextHexes = hexesOf(legal, 'moveUnit', unit.id);
  if (nextHexes.size === 0) return NO_REACH;
  const active = isActive(view, unit.id);
  const steps = [...nextHexes].flatMap(
    (hex) => nextStep(view, unit.side, stepTo(view, unit, hex, cautious)) ?? [],
  );
  const ways = new Map(waysOf(view, unit, active, cautious).map((way) => [way.hex, way]));
  const further = active
    ? [...ways.values()]
        .filter(({ hex, path }) => path.length > 2 && !nextHexes.has(hex))
        .map((way) => furtherHex(view, unit, way))
    : [];
  return { destinations: [...steps, ...further], ways, nextHexes };
}

/** R5.1: where a reinforcement can come onto the map now. */
export function entryReach(
  view: CohState,
  legal: readonly CohCommand[],
  unit: Reinforcement,
  cautious: boolean,
): UnitReach {
  const nextHexes = hexesOf(legal, 'enterUnit', unit.id);
  const destinations = [...nextHexes].flatMap(
    (to) => nextStep(view, unit.side, entryAt(view, unit, to, cautious)) ?? [],
  );
  return { destinations, ways: new Map(), nextHexes };
}

/** The step onto a hex, with care where care is of use. */
export function stepTo(
  view: CohState,
  unit: Unit,
  to: HexId,
  cautious: boolean,
): Extract<UnitAction, { kind: 'move' }> {
  return { kind: 'move', unit: unit.id, to, cautious: cautious && wouldExpose(view, to) };
}

/** The step of a reinforcement onto the map, with care where care is of use. */
export function entryAt(
  view: CohState,
  { id }: Reinforcement,
  to: HexId,
  cautious: boolean,
): Extract<UnitAction, { kind: 'enter' }> {
  return { kind: 'enter', unit: id, to, cautious: cautious && wouldExpose(view, to) };
}

function hexesOf(
  legal: readonly CohCommand[],
  kind: 'moveUnit' | 'enterUnit',
  unit: string,
): Set<HexId> {
  return new Set(
    legal.flatMap((command) =>
      command.kind === kind && command.unit === unit ? [command.to] : [],
    ),
  );
}

/** A unit that is not active takes one action only: one hex, whatever it costs. */
function waysOf(view: CohState, unit: Unit, active: boolean, cautious: boolean): Reach[] {
  const ap = view.actionPoints[unit.side];
  const caps = view.commandPoints[unit.side].current;
  if (active) return reachableHexes(view, unit, ap + Math.min(SHOWN_CAPS, caps), cautious);
  return reachableHexes(view, unit, 12, cautious).filter(({ path }) => path.length === 2);
}

/** Null where only care makes the step too dear. */
function nextStep(
  view: CohState,
  side: Side,
  action: Extract<UnitAction, { kind: 'move' | 'enter' }>,
): Destination | null {
  const usual = usualPayment(paymentOptions(view, side, action));
  if (!usual) return null;
  return {
    hex: action.to,
    actionPoints: usual.actionPoints,
    commandPoints: usual.commandPoints,
    last: usual.after.kind === 'spentAfter',
    closeCombat: hasEnemies(view, side, action.to),
  };
}

function furtherHex(view: CohState, unit: Unit, { hex, cost, closeCombat }: Reach): Destination {
  const ap = view.actionPoints[unit.side];
  return {
    hex,
    actionPoints: Math.min(cost, ap),
    commandPoints: Math.max(0, cost - ap),
    last: cost >= ap,
    closeCombat,
  };
}
