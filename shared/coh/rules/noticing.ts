import { distance } from '../../hex/index.ts';
import type { CohState } from '../state.ts';
import { type Battlefield, battlefieldOf } from './battlefield.ts';
import { crossesDepression } from './position.ts';
import { sight, type SightEnd } from './sight/sight.ts';

/** R10.0-2(d): how near somebody must be to notice who hides in the open. */
const NOTICED_WITHIN = 2;

/**
 * Whether somebody there, on the ground or in the air, notices who hides in that hex (R20.3). Only
 * rules cases ask so far: no battle hides anybody yet.
 */
export function notices(
  state: Pick<CohState, 'board' | 'smoke'>,
  looker: SightEnd,
  hex: number,
): boolean {
  if (looker.hex === hex) return true;
  const field = battlefieldOf(state.board);
  if (distance(field.grid, looker.hex, hex) > NOTICED_WITHIN) return false;
  return (
    !isHidingPlace(field, state.board, looker.hex, hex) && sight(state, looker, { hex }).visible
  );
}

/** R10.0-3: what gives cover, and crops while they stand. Height is none. */
function isHidingPlace(
  field: Battlefield,
  { crops }: CohState['board'],
  from: number,
  hex: number,
): boolean {
  const terrain = field.terrain[hex];
  if (!terrain) return false;
  const grown = (terrain.id === 'corn' || terrain.id === 'wheat') && crops !== 'bare';
  return terrain.defence > 0 || grown || crossesDepression(field, from, hex);
}
