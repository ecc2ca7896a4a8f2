import {
  type CohCommand,
  type CohState,
  hasEnemies,
  type Reach,
  reachableHexes,
  statusOf,
  type Unit,
} from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import type { Destination } from '../../board/boardProps.ts';
import { paymentOptions, usualPayment } from './payments.ts';

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

export function unitReach(view: CohState, legal: readonly CohCommand[], unit: Unit): UnitReach {
  const nextHexes = new Set(
    legal.flatMap((command) =>
      command.kind === 'moveUnit' && command.unit === unit.id ? [command.to] : [],
    ),
  );
  if (nextHexes.size === 0) return NO_REACH;
  const active = statusOf(view, unit) === 'active';
  const steps = [...nextHexes].map((hex) => nextStep(view, legal, unit, hex));
  const ways = new Map(waysOf(view, unit, active).map((way) => [way.hex, way]));
  const further = active
    ? [...ways.values()]
        .filter(({ hex, path }) => path.length > 2 && !nextHexes.has(hex))
        .map((way) => furtherHex(view, unit, way))
    : [];
  return { destinations: [...steps, ...further], ways, nextHexes };
}

/** A unit that is not active takes one action only: one hex, whatever it costs. */
function waysOf(view: CohState, unit: Unit, active: boolean): Reach[] {
  const ap = view.actionPoints[unit.side];
  const caps = view.commandPoints[unit.side].current;
  if (active) return reachableHexes(view, unit, ap + Math.min(SHOWN_CAPS, caps));
  return reachableHexes(view, unit, 12).filter(({ path }) => path.length === 2);
}

function nextStep(
  view: CohState,
  legal: readonly CohCommand[],
  unit: Unit,
  hex: HexId,
): Destination {
  const options = paymentOptions(view, unit.side, legal, { kind: 'move', unit: unit.id, to: hex });
  const usual = usualPayment(options);
  return {
    hex,
    actionPoints: usual?.actionPoints ?? 0,
    commandPoints: usual?.commandPoints ?? 0,
    last: usual?.after.kind === 'spentAfter',
    closeCombat: hasEnemies(view, unit.side, hex),
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
