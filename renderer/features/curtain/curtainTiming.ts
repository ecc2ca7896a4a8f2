import { prefersReducedMotion } from '../../app/pause.ts';

/** How long the button is held before the view is shown: nobody lifts the curtain by accident. */
export const HOLD_TIME = 600;

/** As in the style sheet, in milliseconds. */
export function curtainTiming(): { fall: number; lift: number } {
  return prefersReducedMotion() ? { fall: 80, lift: 80 } : { fall: 320, lift: 420 };
}
