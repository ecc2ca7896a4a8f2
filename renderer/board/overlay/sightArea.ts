import {
  type HexGrid,
  type HexId,
  hexIndex,
  NO_HEX,
  type Point,
  turn,
} from '../../../shared/hex/index.ts';
import type { Sight } from '../boardProps.ts';
import { directionVector } from '../geometry/hexShape.ts';
import { unionOutline } from '../geometry/unionOutline.ts';

/** The shape of a sight overlay, in hex radii. */
export interface SightArea {
  readonly seen: readonly (readonly Point[])[];
  readonly blind: readonly (readonly Point[])[];
  readonly blocked: readonly (readonly Point[])[];
  readonly blockers: readonly Point[];
  readonly arc: { readonly centre: Point; readonly edges: readonly Point[] } | null;
}

export function sightArea(
  grid: HexGrid,
  { seen, blind, blocked, blockers, arc }: Sight,
): SightArea {
  const centres = (hexes: readonly HexId[]) =>
    indexes(grid, hexes).map((hex) => grid.centres[hex] as Point);
  const [looker] = arc ? centres([arc.hex]) : [];
  return {
    // A unit sees its own hex: the edge runs around it too.
    seen: outlineOf(grid, arc ? [...seen, arc.hex] : seen),
    blind: outlineOf(grid, blind),
    blocked: outlineOf(grid, blocked),
    blockers: centres(blockers.map(({ hex }) => hex)),
    arc:
      arc && looker
        ? { centre: looker, edges: [-1, 1].map((step) => directionVector(turn(arc.facing, step))) }
        : null,
  };
}

function outlineOf(grid: HexGrid, hexes: readonly HexId[]): Point[][] {
  return unionOutline(grid, new Set(indexes(grid, hexes)));
}

function indexes(grid: HexGrid, hexes: readonly HexId[]): number[] {
  return hexes.map((hex) => hexIndex(grid, hex)).filter((hex) => hex !== NO_HEX);
}
