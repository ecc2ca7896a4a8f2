import type { HexId } from '../../hex/index.ts';
import { UNIT_TYPES, type UnitType } from '../content/units.ts';
import { isSide, opponent, type Side } from '../sides.ts';
import type { CohState, Unit, UnitId } from '../state.ts';

export function unitsOf(state: CohState, side: Side): Unit[] {
  return Object.values(state.units).filter((unit) => unit.side === side);
}

export function unitsIn(state: CohState, hex: HexId): Unit[] {
  return Object.values(state.units).filter((unit) => unit.hex === hex);
}

export function hasEnemies(state: CohState, side: Side, hex: HexId): boolean {
  return unitsIn(state, hex).some((unit) => unit.side === opponent(side));
}

export function typeOf(unit: Unit): UnitType {
  return UNIT_TYPES[unit.type];
}

export type UnitStatus = 'active' | 'ready' | 'spent';

/** R2.2: active while it belongs to a running activation, otherwise ready or spent. */
export function statusOf(state: CohState, unit: Unit): UnitStatus {
  if (isActive(state, unit.id)) return 'active';
  return unit.spent ? 'spent' : 'ready';
}

export function isActive(state: CohState, unit: UnitId): boolean {
  return Object.values(state.activations).some((activation) => activation?.units.includes(unit));
}

/** R7.3-2: the start level less one for each unit lost. */
export function commandPointCeiling(state: CohState, side: Side): number {
  const { start, lost } = state.commandPoints[side];
  return Math.max(0, start - lost);
}

export function sideOf(seat: string): Side {
  if (!isSide(seat)) throw new Error(`Nobody sits at "${seat}": expected german or soviet`);
  return seat;
}
