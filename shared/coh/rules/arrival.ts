import type { Direction } from '../../hex/index.ts';
import { unitFaced } from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import type { Unit, UnitId } from '../state.ts';
import { exposeUnlessCautious } from './caution.ts';
import { ask } from './flow.ts';
import { revealMeeting } from './hidden.ts';

/**
 * What follows when a unit has come into a hex: it may be exposed, hidden units there appear, and
 * it faces as its owner likes (R5.2-3), who is asked if he has not said.
 */
export function arrive(
  recorder: CohRecorder,
  id: UnitId,
  facing: Direction | null,
  cautious: boolean,
): void {
  const { side, hex } = recorder.state().units[id] as Unit;
  exposeUnlessCautious(recorder, id, cautious);
  if (facing === null)
    ask(recorder, { kind: 'chooseFacing', seat: side, unit: id, rule: 'R5.2-3' });
  revealMeeting(recorder, hex);
  if (facing !== null) recorder.emit(unitFaced({ side, unit: id, facing }));
}
