import type { CohEvent } from '../events/index.ts';
import type { CohState } from '../state.ts';
import type { Side } from '../sides.ts';

/**
 * The event as a side sees it. Whatever a unit does in the open is preceded by its `unitRevealed`
 * (R10.0-2), which carries the whole unit, so no event of today has anything to hide: the initiative
 * is declared and rolled openly (R3.2.4), and which units are spent is tracked openly (R10.1).
 */
export function redact(event: CohEvent, _state: CohState, _side: Side): CohEvent | null {
  return event;
}
