import { type HexId, hexIndex } from '../../hex/index.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import { unitExposed } from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import type { CohState, Unit, UnitId } from '../state.ts';
import { battlefieldOf } from './battlefield.ts';

/** R5.0.1: care is for open ground, and only where the optional rule is in force. */
export function checkCaution(state: CohState, to: HexId, cautious: boolean): Refusal | null {
  return cautious && !wouldExpose(state, to) ? refuse('cautionNotNeeded', 'R5.0.1') : null;
}

/** R5.0.1: whoever has just come into the open without care is exposed. */
export function exposeUnlessCautious(recorder: CohRecorder, id: UnitId, cautious: boolean): void {
  const { hex } = recorder.state().units[id] as Unit;
  if (!cautious && wouldExpose(recorder.state(), hex)) recorder.emit(unitExposed({ unit: id }));
}

/** Without any terrain DM, be it good or bad. */
export function wouldExpose({ firefight, board }: CohState, hex: HexId): boolean {
  const { grid, terrain } = battlefieldOf(board);
  return firefight.options.cautiousMovement && terrain[hexIndex(grid, hex)]?.defence === 0;
}
