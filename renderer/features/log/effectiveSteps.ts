import type { CohSeatStep } from '../../../shared/ipc/contract.ts';
import { isUndone } from '../../../shared/kernel/index.ts';

/** The steps that still count: an undo takes itself and what it took back out of the story. */
export function effectiveSteps(steps: readonly CohSeatStep[]): CohSeatStep[] {
  let kept: CohSeatStep[] = [];
  for (const step of steps) {
    const undone = step.events.find(isUndone);
    if (undone) kept = kept.filter(({ revision }) => revision <= undone.payload.revision);
    else kept.push(step);
  }
  return kept;
}
