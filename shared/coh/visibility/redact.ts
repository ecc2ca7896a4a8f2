import { type CohEvent, hitMarkerDrawn, unitRevealed } from '../events/index.ts';
import type { CohState } from '../state.ts';
import type { Side } from '../sides.ts';
import { withoutSecrets } from './viewFor.ts';

/**
 * The event as a side sees it. Whatever a unit does in the open is preceded by its `unitRevealed`
 * (R10.0-2) or its marker's `hitMarkerShown` (R7.4-2), which carry what was secret. Only the draw of
 * a marker itself has something to hide; Killed is revealed at once (R7.4-3).
 */
export function redact(event: CohEvent, _state: CohState, side: Side): CohEvent | null {
  if (unitRevealed.match(event))
    return unitRevealed({ ...event.payload, unit: withoutSecrets(event.payload.unit, side) });
  if (!hitMarkerDrawn.match(event)) return event;
  const { payload } = event;
  const open = payload.side === side || payload.marker === 'killed';
  return open ? event : hitMarkerDrawn({ ...payload, marker: null });
}
