import type { HexId } from '../../hex/index.ts';
import type { CohRecorder } from '../commands/command.ts';
import { hexControlled } from '../events/index.ts';
import type { CohState } from '../state.ts';
import type { Side } from '../sides.ts';
import { unitsIn } from './queries.ts';

/** R2.4-3: whoever is alone in a hex controls it; a hidden unit claims nothing (H-05). */
export function soleSideIn(state: CohState, hex: HexId): Side | null {
  const sides = new Set(
    unitsIn(state, hex)
      .filter((u) => !u.hidden)
      .map(({ side }) => side),
  );
  return sides.size === 1 ? ([...sides][0] as Side) : null;
}

/** Writes down a change of control in the hexes a unit has just left or entered. */
export function updateControl(recorder: CohRecorder, hexes: readonly HexId[]): void {
  for (const hex of hexes) {
    const objective = recorder.state().score.objectives.find((one) => one.hex === hex);
    const side = soleSideIn(recorder.state(), hex);
    if (objective && side && objective.control !== side)
      recorder.emit(hexControlled({ hex, side }));
  }
}
