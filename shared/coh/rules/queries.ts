import { distance, hexGrid, type HexId, hexIndex } from '../../hex/index.ts';
import { UNIT_TYPES, type UnitType } from '../content/units.ts';
import { isSide, opponent, type Side } from '../sides.ts';
import type { CohState, CommandPoints, Unit, UnitId, Units } from '../state.ts';

export function unitsOf(state: CohState, side: Side): Unit[] {
  return Object.values(state.units).filter((unit) => unit.side === side);
}

const NOBODY: readonly Unit[] = [];
const unitsByHex = new WeakMap<Units, ReadonlyMap<HexId, readonly Unit[]>>();

/** Sorted by hex once for each set of units: no question is asked more often, and a set never changes. */
export function unitsIn({ units }: CohState, hex: HexId): readonly Unit[] {
  const known = unitsByHex.get(units);
  if (known) return known.get(hex) ?? NOBODY;
  const sorted = new Map<HexId, Unit[]>();
  for (const unit of Object.values(units))
    sorted.set(unit.hex, [...(sorted.get(unit.hex) ?? []), unit]);
  unitsByHex.set(units, sorted);
  return sorted.get(hex) ?? NOBODY;
}

export function hasEnemies(state: CohState, side: Side, hex: HexId): boolean {
  return unitsIn(state, hex).some((unit) => unit.side === opponent(side));
}

export function distanceBetween({ board }: CohState, a: HexId, b: HexId): number {
  const grid = hexGrid(board.placements);
  return distance(grid, hexIndex(grid, a), hexIndex(grid, b));
}

export function typeOf(unit: Unit): UnitType {
  return UNIT_TYPES[unit.type];
}

export type UnitStatus = 'active' | 'ready' | 'spent';

/** R2.2: active while it belongs to a running activation, otherwise ready or spent. */
export function statusOf(state: CohState, unit: Pick<Unit, 'id' | 'spent'>): UnitStatus {
  if (isActive(state, unit.id)) return 'active';
  return unit.spent ? 'spent' : 'ready';
}

export function isActive(state: CohState, unit: UnitId): boolean {
  return Object.values(state.activations).some((activation) => activation?.units.includes(unit));
}

/** R7.3-2: the start level less one for each unit lost. */
export function commandPointCeiling(state: CohState, side: Side): number {
  return ceilingOf(state.commandPoints[side]);
}

export function ceilingOf({ start, lost }: Pick<CommandPoints, 'start' | 'lost'>): number {
  return Math.max(0, start - lost.length);
}

/** A unit that this state knows; ids of others may be anything, also names every object has. */
export function knownUnit(state: CohState, id: UnitId): Unit | null {
  return Object.hasOwn(state.units, id) ? (state.units[id] ?? null) : null;
}

export function sideOf(seat: string): Side {
  if (!isSide(seat)) throw new Error(`Nobody sits at "${seat}": expected german or soviet`);
  return seat;
}
