import type { HexId } from '../../hex/index.ts';
import type { CohRecorder } from '../recorder.ts';
import { hexControlled } from '../events/index.ts';
import type { Unit } from '../state.ts';
import type { Side } from '../sides.ts';

/** R2.4-3: whoever is alone in a hex controls it; a hidden unit claims nothing (H-05). */
export function soleSide(
  units: readonly Pick<Unit, 'hex' | 'hidden' | 'side'>[],
  hex: HexId,
): Side | null {
  const open = units.filter((unit) => unit.hex === hex && !unit.hidden);
  const [first] = open;
  return first && open.every(({ side }) => side === first.side) ? first.side : null;
}

/** Writes down a change of control in the hexes a unit has just left or entered. */
export function updateControl(recorder: CohRecorder, hexes: readonly HexId[]): void {
  for (const hex of hexes) {
    const objective = recorder.state().score.objectives.find((one) => one.hex === hex);
    const side = soleSide(Object.values(recorder.state().units), hex);
    if (objective && side && objective.control !== side)
      recorder.emit(hexControlled({ hex, side }));
  }
}
