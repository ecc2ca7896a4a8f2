import { scenarioStart } from '../../build/selfplay/documents.ts';
import type { CohState, UnitId } from '../../shared/coh/index.ts';

export function firefight(id: string): CohState {
  const state = scenarioStart(id);
  if (!state) throw new Error(`There is no ${id}`);
  return state;
}

/** The same position with some units hidden, as the rules of section 10 will set them up. */
export function hiding(state: CohState, hidden: (id: UnitId) => boolean): CohState {
  const units = Object.fromEntries(
    Object.entries(state.units).map(([id, unit]) => [id, { ...unit, hidden: hidden(id) }]),
  );
  return { ...state, units };
}
