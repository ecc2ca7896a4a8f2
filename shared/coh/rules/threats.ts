import { type HexId, hexIndex, isPlayable, NO_HEX } from '../../hex/index.ts';
import { opponent, type Side } from '../sides.ts';
import type { CohState, Unit } from '../state.ts';
import { battlefieldOf } from './battlefield.ts';
import { couldFireAt } from './fire.ts';
import { unitsOf } from './queries.ts';

/**
 * The enemies that could attack a unit of the side in that hex as they stand now, whatever it costs
 * them. Asked of the side's own view: whom it does not know of does not threaten it.
 */
export function threatsTo(view: CohState, side: Side, hex: HexId): Unit[] {
  const at = hexIndex(battlefieldOf(view.board).grid, hex);
  if (at === NO_HEX) return [];
  return unitsOf(view, opponent(side)).filter((enemy) => couldFireAt(view, enemy, at));
}

/** How many enemies threaten each hex, by its number. Nobody stands in half hexes (R1.0-3). */
export function threatCounts(view: CohState, side: Side): Uint8Array {
  const { grid } = battlefieldOf(view.board);
  const enemies = unitsOf(view, opponent(side));
  const counts = new Uint8Array(grid.size);
  for (let hex = 0; hex < grid.size; hex += 1)
    if (isPlayable(grid, hex))
      counts[hex] = enemies.filter((enemy) => couldFireAt(view, enemy, hex)).length;
  return counts;
}
