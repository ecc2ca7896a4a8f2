import type { CohState, Side, UnitId, UnitTypeId } from '../../../shared/coh/index.ts';
import type { CohSeatStep } from '../../../shared/ipc/contract.ts';

/** Who a unit is, wherever it is. */
export interface Character {
  readonly type: UnitTypeId;
  readonly side: Side;
}

/** Everybody in the story: units that are gone, or not there yet, are still named as they are. */
export function castOf(
  steps: readonly CohSeatStep[],
  { units, reinforcements }: Pick<CohState, 'units' | 'reinforcements'>,
): Map<UnitId, Character> {
  const cast = new Map<UnitId, Character>();
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'unitDestroyed') cast.set(event.payload.unit, event.payload);
    if (event.type === 'unitEntered' || event.type === 'unitRevealed')
      cast.set(event.payload.unit.id, event.payload.unit);
  }
  for (const unit of [...reinforcements, ...Object.values(units)]) cast.set(unit.id, unit);
  return cast;
}
