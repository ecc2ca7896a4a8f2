import type { CohState, UnitId } from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import type { CohSeatStep } from '../../../shared/ipc/contract.ts';

/**
 * Where each unit stood when the story began: where its first move came from, where it was lost, or
 * where it still stands. A unit that appears later tells its hex itself.
 */
export function startingHexes(
  steps: readonly CohSeatStep[],
  units: CohState['units'],
): Map<UnitId, HexId> {
  const hexes = new Map(Object.values(units).map(({ id, hex }) => [id, hex]));
  for (const event of steps.flatMap(({ events }) => events).toReversed()) {
    if (event.type === 'unitMoved') hexes.set(event.payload.unit, event.payload.from);
    if (event.type === 'unitDestroyed') hexes.set(event.payload.unit, event.payload.hex);
    if (event.type === 'unitEntered') hexes.delete(event.payload.unit.id);
  }
  return hexes;
}
