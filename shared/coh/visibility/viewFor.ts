import type { Side } from '../sides.ts';
import type { CohState, Unit, Units } from '../state.ts';

/** What a side knows of the truth. A new secret in the state must be taken out here. */
export function viewFor(state: CohState, side: Side): CohState {
  return {
    ...state,
    units: visibleUnits(state.units, side),
    hitMarkers: { foot: { ...state.hitMarkers.foot, contents: null } },
  };
}

export function sees(side: Side, unit: Unit): boolean {
  return !unit.hidden || unit.side === side;
}

function visibleUnits(units: Units, side: Side): Units {
  return Object.fromEntries(
    Object.entries(units)
      .filter(([, unit]) => sees(side, unit))
      .map(([id, unit]) => [id, withoutSecrets(unit, side)]),
  );
}

/** R7.4-1: a marker is its owner's secret until it has been shown. */
export function withoutSecrets(unit: Unit, side: Side): Unit {
  if (!unit.hit || unit.hit.shown || unit.side === side) return unit;
  return { ...unit, hit: { ...unit.hit, marker: null } };
}
