import { pointsScored, unitDestroyed } from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import { opponent } from '../sides.ts';
import type { CohState, Unit, UnitId } from '../state.ts';
import { endActivation } from './flow.ts';
import { show } from './markers.ts';

/** R7.3: the unit is lost, scored by its opponent at once (R2.4-2), and no longer active. */
export function destroyUnit(recorder: CohRecorder, id: UnitId, rule: string): void {
  const unit = recorder.state().units[id] as Unit;
  const { type, side, hex, hit } = unit;
  show(recorder, unit);
  recorder.emit(unitDestroyed({ unit: id, type, side, hex, marker: hit?.marker ?? null, rule }));
  const points = priceOf(recorder.state(), unit);
  if (points !== 0)
    recorder.emit(pointsScored({ side: opponent(side), points, hex, rule: 'R2.4-2' }));
  if (recorder.state().activations[side]?.units.length === 0) endActivation(recorder, side);
}

/** 1 VP unless the scenario prices the type. */
function priceOf({ firefight }: CohState, { type }: Unit): number {
  return firefight.prices[type] ?? 1;
}
