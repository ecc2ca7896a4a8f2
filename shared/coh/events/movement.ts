import type { Direction, HexId } from '../../hex/index.ts';
import type { Side } from '../sides.ts';
import type { Unit, UnitId } from '../state.ts';
import { eventOf } from './eventOf.ts';

export const unitMoved = eventOf<{
  side: Side;
  unit: UnitId;
  from: HexId;
  to: HexId;
}>()('unitMoved');

/** R5.2-3: the free choice of facing after entering a hex. */
export const unitFaced = eventOf<{ side: Side; unit: UnitId; facing: Direction }>()('unitFaced');

/** R5.3. */
export const unitPivoted = eventOf<{
  side: Side;
  unit: UnitId;
  from: Direction;
  to: Direction;
}>()('unitPivoted');

/** R5.1: a reinforcement comes onto the map. */
export const unitEntered = eventOf<{ unit: Unit }>()('unitEntered');

/** R5.0.1: until the opponent's next turn is over it is easier to hit. */
export const unitExposed = eventOf<{ unit: UnitId }>()('unitExposed');

/** R7.6.3-6: units that were there when an enemy came in may not leave the way he came. */
export const unitsClosedIn = eventOf<{
  enemy: UnitId;
  from: Direction;
  units: readonly UnitId[];
}>()('unitsClosedIn');

/** R10.0-2. Carries the whole unit, because the other seat has never seen it. */
export const unitRevealed = eventOf<{ unit: Unit; rule: string }>()('unitRevealed');
