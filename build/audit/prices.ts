import type { HexId } from '../../shared/hex/index.ts';
import { type BookedUnit, counterOf } from './books.ts';
import {
  type Ground,
  hasDitch,
  levelAt,
  opensBetween,
  placeOf,
  roadJoins,
  terrainAt,
} from './ground.ts';
import { type Lines, withoutZeros } from './lines.ts';
import { markerAdds } from './markers.ts';
import { isAhead, type Place, sideTowards } from './places.ts';

/** R5.0-1, R5.0-3, R11.0, R11.5, R18.3, R5.2-4, T2, R5.0.1: what the step into a hex costs. */
export function movePrice(ground: Ground, unit: BookedUnit, to: HexId, cautious: boolean): Lines {
  const from = placeOf(ground, unit.hex);
  const target = placeOf(ground, to);
  const side = sideTowards(from, target);
  return withoutZeros({
    moveNumber: counterOf(unit).moveCost,
    terrain: roadJoins(ground, from, target) ? 0 : Number(terrainAt(ground, target).entry.foot),
    ...slopePrice(ground, from, target),
    ditch: ditchPrice(ground, target),
    backward: side === null || isAhead(unit.facing, side) ? 0 : 1,
    hitMarker: markerAdds(unit.marker, 'moveCost'),
    cautious: cautious ? 1 : 0,
  });
}

/** R11.0, R11.1: a level up is 1 AP, road or no road. A-48: a gully has a price of its own. */
function slopePrice(ground: Ground, from: Place, to: Place): Lines {
  const [start, end] = [levelAt(ground, from), levelAt(ground, to)];
  const isGullySide = start < 0 !== end < 0;
  if (isGullySide) return { gully: opensBetween(ground, from, to) ? 0 : 3 };
  return { uphill: Math.max(0, end - start) };
}

/** R18.3: an obstacle, which no road over the hexside takes away. */
function ditchPrice(ground: Ground, to: Place): number {
  return hasDitch(ground, to) ? 2 : 0;
}

/** R5.1, H-18: it comes over no hexside of the map, so there is no road, no slope and nothing behind it. */
export function entryPrice(
  ground: Ground,
  unit: Pick<BookedUnit, 'type'>,
  to: HexId,
  cautious: boolean,
): Lines {
  return withoutZeros({
    moveNumber: counterOf(unit).moveCost,
    terrain: Number(terrainAt(ground, placeOf(ground, to)).entry.foot),
    ditch: ditchPrice(ground, placeOf(ground, to)),
    cautious: cautious ? 1 : 0,
  });
}

/** R7.0-1 and the marker. */
export function firePrice(unit: BookedUnit): Lines {
  return withoutZeros({
    fire: counterOf(unit).fireCost,
    hitMarker: markerAdds(unit.marker, 'fireCost'),
  });
}

/** R5.3. */
export const PIVOT_PRICE: Lines = { pivot: 1 };
/** R2.2-8. */
export const STALL_PRICE: Lines = { stall: 1 };
/** R7.5. */
export const RALLY_PRICE: Lines = { rally: 5 };
