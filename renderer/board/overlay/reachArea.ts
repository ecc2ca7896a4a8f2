import {
  type HexGrid,
  type HexId,
  hexIndex,
  NO_HEX,
  type Point,
} from '../../../shared/hex/index.ts';
import type { Destination } from '../boardProps.ts';
import { unionOutline } from '../geometry/unionOutline.ts';

/** The shape of a movement overlay, in hex radii. */
export interface ReachArea {
  readonly withAction: readonly Point[];
  readonly withCommand: readonly Point[];
  readonly actionOutline: readonly (readonly Point[])[];
  readonly wholeOutline: readonly (readonly Point[])[];
}

/** The unit's own hex lies inside both outlines: it is where all ways begin. */
export function reachArea(
  grid: HexGrid,
  destinations: readonly Destination[],
  from: HexId | null,
): ReachArea | null {
  if (destinations.length === 0) return null;
  const indexes = (wanted: (destination: Destination) => boolean) =>
    destinations
      .filter(wanted)
      .map(({ hex }) => hexIndex(grid, hex))
      .filter((hex) => hex !== NO_HEX);
  const action = indexes(({ commandPoints }) => commandPoints === 0);
  const command = indexes(({ commandPoints }) => commandPoints > 0);
  const home = from === null ? [] : [hexIndex(grid, from)].filter((hex) => hex !== NO_HEX);
  const centre = (hex: number) => grid.centres[hex] as Point;
  return {
    withAction: action.map(centre),
    withCommand: command.map(centre),
    actionOutline: unionOutline(grid, new Set([...action, ...home])),
    wholeOutline: unionOutline(grid, new Set([...action, ...command, ...home])),
  };
}
