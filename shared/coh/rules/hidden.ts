import type { HexId } from '../../hex/index.ts';
import type { CohRecorder } from '../commands/command.ts';
import { unitRevealed } from '../events/index.ts';
import type { Unit } from '../state.ts';
import { unitsIn } from './queries.ts';

/** R10.0-2(a): a hidden unit that acts appears, and with it all hidden units of its hex. */
export function revealActing(recorder: CohRecorder, unit: Unit): void {
  if (!unit.hidden) return;
  for (const other of unitsIn(recorder.state(), unit.hex))
    if (other.side === unit.side) reveal(recorder, other, 'R10.0-2a');
}

/** R10.0-2(b): a hidden unit that shares its hex with a unit in the open appears. */
export function revealMeeting(recorder: CohRecorder, hex: HexId): void {
  const here = unitsIn(recorder.state(), hex);
  if (here.every((unit) => unit.hidden)) return;
  for (const unit of here) reveal(recorder, unit, 'R10.0-2b');
}

function reveal(recorder: CohRecorder, unit: Unit, rule: string): void {
  if (unit.hidden) recorder.emit(unitRevealed({ unit, rule }));
}
