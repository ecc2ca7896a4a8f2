import { type Refusal, refuse } from '../../kernel/index.ts';
import {
  FOOT_HIT_MARKERS,
  type HitMarker,
  type MarkerAbility,
  MARKER_RULE,
  markerChanges,
} from '../content/hitMarkers.ts';
import { type CostItem, hitMarkerShown, hitMarkerUnseen } from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import type { Unit } from '../state.ts';

/** The marker on a unit, as far as whoever asks knows it. */
export function markerOn({ hit }: Pick<Unit, 'hit'>): HitMarker | null {
  return hit?.marker ? FOOT_HIT_MARKERS[hit.marker] : null;
}

/** R7.4-1, R7.4-4: why the marker does not let the unit do this, or null. */
export function checkMarker(unit: Unit, ability: MarkerAbility): Refusal | null {
  const marker = markerOn(unit);
  if (!marker?.bars.includes(ability)) return null;
  return marker.id === 'pinned'
    ? refuse('pinned', 'R7.4-4', { unit: unit.id })
    : refuse('markerForbids', 'R7.4-1', { unit: unit.id, marker: marker.id });
}

/** What the marker adds to the price of an action, as a line of it. */
export function markerCost(unit: Unit, figure: 'fireCost' | 'moveCost'): CostItem[] {
  const amount = markerOn(unit)?.[figure] ?? 0;
  return amount === 0 ? [] : [{ reason: 'hitMarker', amount, rule: MARKER_RULE }];
}

/**
 * R7.4-2: shows the marker of a unit when it matters for what the unit does or suffers. When it
 * does not, that is news as well: it cannot be one that would have mattered.
 */
export function showIfItMatters(recorder: CohRecorder, unit: Unit, ability: MarkerAbility): void {
  const { hit, id, side } = unit;
  if (!hit?.marker || hit.shown) return;
  if (markerChanges(hit.marker, ability)) show(recorder, unit);
  else if (!hit.unseenFor.includes(ability))
    recorder.emit(hitMarkerUnseen({ side, unit: id, ability }));
}

/** R7.4-2: after a rally and in death a marker is shown whatever it is. */
export function show(recorder: CohRecorder, { hit, id, side }: Unit): void {
  if (hit?.marker && !hit.shown)
    recorder.emit(hitMarkerShown({ side, unit: id, marker: hit.marker, rule: 'R7.4-2' }));
}
