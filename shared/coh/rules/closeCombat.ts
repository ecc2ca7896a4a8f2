import {
  type Direction,
  directionTo,
  type HexId,
  hexIndex,
  turnsBetween,
} from '../../hex/index.ts';
import { unitsClosedIn } from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import { opponent } from '../sides.ts';
import type { Unit, UnitId } from '../state.ts';
import { battlefieldOf } from './battlefield.ts';
import { unitsIn } from './queries.ts';

/** R7.6.3-6: enemies whom a unit finds in the hex it enters cannot leave the way it came. */
export function closeIn(recorder: CohRecorder, mover: UnitId, cameFrom: HexId): void {
  const { units, board } = recorder.state();
  const { side, hex } = units[mover] as Unit;
  const found = unitsIn(recorder.state(), hex).filter((unit) => unit.side === opponent(side));
  const { grid } = battlefieldOf(board);
  const from = directionTo(grid, hexIndex(grid, hex), hexIndex(grid, cameFrom));
  if (found.length > 0 && from !== null)
    recorder.emit(unitsClosedIn({ enemy: mover, from, units: found.map(({ id }) => id) }));
}

/** the hex an enemy came from and the two beside it are barred while he is there. */
export function withdrawalBarred({ closedInBy }: Unit, direction: Direction): boolean {
  return closedInBy.some(({ from }) => turnsBetween(from, direction) <= 1);
}
