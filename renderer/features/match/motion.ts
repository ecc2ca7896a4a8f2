import type { CohEvent } from '../../../shared/coh/index.ts';
import { prefersReducedMotion } from '../../app/pause.ts';

/** How long the board needs to show an event before the next one, in milliseconds. */
const SHOWN_FOR: Partial<Record<CohEvent['type'], number>> = {
  unitMoved: 200,
  unitEntered: 200,
  unitPivoted: 160,
  unitFaced: 160,
  activationEnded: 160,
  // The tracer flies, then it strikes.
  attackDeclared: 220,
  attackResolved: 260,
  hitMarkerDrawn: 200,
  hitMarkerShown: 200,
  rallyRolled: 300,
  unitDestroyed: 500,
};

export function timeToShow(event: { readonly type: string }): number {
  if (prefersReducedMotion()) return 0;
  return SHOWN_FOR[event.type as CohEvent['type']] ?? 0;
}

/** A breath between the own action and the curtain, so that its result is seen. */
export function timeToSeeResult(): number {
  return prefersReducedMotion() ? 150 : 450;
}
