import { type Direction, DIRECTIONS, type HexId, hexIndex, inArc, turn } from '../../hex/index.ts';
import { unitFaced, unitRevealed } from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import type { CohState, Unit } from '../state.ts';
import { battlefieldOf } from './battlefield.ts';
import { updateControl } from './control.ts';
import { ask } from './flow.ts';
import { unitsIn } from './queries.ts';

/** R10.0-2(a): a hidden unit that acts appears, and with it all hidden units of its hex. */
export function revealActing(recorder: CohRecorder, unit: Unit): void {
  if (!unit.hidden) return;
  reveal(recorder, unit, 'R10.0-2a');
  for (const other of unitsIn(recorder.state(), unit.hex))
    if (other.hidden) revealAndFace(recorder, other, 'R10.0-2a');
  updateControl(recorder, [unit.hex]);
}

/** A hidden unit that fires appears with its target in the middle of its arc (H-20). */
export function revealFiring(recorder: CohRecorder, unit: Unit, target: HexId): void {
  if (!unit.hidden) return;
  revealActing(recorder, unit);
  const facing = facingTowards(recorder.state(), unit, target);
  if (facing !== null) recorder.emit(unitFaced({ side: unit.side, unit: unit.id, facing }));
}

function facingTowards({ board }: CohState, unit: Unit, target: HexId): Direction | null {
  const { grid } = battlefieldOf(board);
  const sees = (facing: Direction) =>
    inArc(grid, hexIndex(grid, unit.hex), facing, hexIndex(grid, target));
  const facings = DIRECTIONS.filter(sees);
  return (
    facings.find((facing) => sees(turn(facing, 1)) && sees(turn(facing, -1))) ?? facings[0] ?? null
  );
}

/** R10.0-2(b): a hidden unit that shares its hex with a unit in the open appears. */
export function revealMeeting(recorder: CohRecorder, hex: HexId): void {
  const here = unitsIn(recorder.state(), hex);
  if (here.every((unit) => unit.hidden)) return;
  for (const unit of here) if (unit.hidden) revealAndFace(recorder, unit, 'R10.0-2b');
}

function reveal(recorder: CohRecorder, unit: Unit, rule: string): void {
  recorder.emit(unitRevealed({ unit, rule }));
}

/** R10.0-1: a hidden unit has no facing; its owner chooses one when it appears. */
function revealAndFace(recorder: CohRecorder, unit: Unit, rule: string): void {
  reveal(recorder, unit, rule);
  ask(recorder, { kind: 'chooseFacing', seat: unit.side, unit: unit.id, rule: 'R10.0-1' });
}
