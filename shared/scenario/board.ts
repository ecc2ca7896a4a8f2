import type { Board, Crops, Hexside } from '../coh/index.ts';
import { formatCell, type HexGrid, hexGrid, hexId, hexIndex, type HexId } from '../hex/index.ts';
import { levelCells, type MapDocument, terrainCells } from './map.ts';
import type { ScenarioDocument } from './scenario.ts';

export function gridOf(scenario: ScenarioDocument): HexGrid {
  return hexGrid(scenario.maps.map(({ map, ...place }) => ({ board: map, ...place })));
}

/** The ground of a scenario: its maps joined, and its overlays laid on them. */
export function boardOf(scenario: ScenarioDocument, maps: ReadonlyMap<string, MapDocument>): Board {
  const grid = gridOf(scenario);
  const laid = scenario.maps.flatMap(({ map }) => maps.get(map) ?? []);
  const sides = (of: (map: MapDocument) => readonly (readonly [string, string])[]): Hexside[] =>
    laid.flatMap((map) => of(map).map((side) => placed(grid, map, side)));
  const printed: Board = {
    placements: scenario.maps.map(({ map, ...rest }) => ({ board: map, ...rest })),
    terrain: byHex(grid, laid, terrainCells, 'open'),
    levels: byHex(grid, laid, levelCells, 0),
    roads: sides(roadSides),
    streams: sides(({ streams }) => streams),
    depressions: sides(({ depressions }) => depressions),
    openings: sides(({ openings }) => openings),
    ditches: [],
    crops: cropsOf(scenario),
  };
  return scenario.overlays.reduce((board, overlay) => withOverlay(board, overlay, grid), printed);
}

/** Joined hexes take what is printed from the board they belong to; the usual is left out. */
function byHex<Value>(
  grid: HexGrid,
  maps: readonly MapDocument[],
  cellsOf: (map: MapDocument) => ReadonlyMap<string, Value>,
  usual: Value,
): Record<HexId, Value> {
  const cells = new Map(maps.map((map) => [map.id, cellsOf(map)]));
  const found = grid.homes.map(({ board, line, number }, index): [HexId, Value] => [
    hexId(grid, index),
    cells.get(board)?.get(formatCell(line, number)) ?? usual,
  ]);
  return Object.fromEntries(found.filter(([, value]) => value !== usual));
}

function placed(grid: HexGrid, { id }: MapDocument, [a, b]: readonly [string, string]): Hexside {
  const named = (cell: string) => hexId(grid, hexIndex(grid, `${id}-${cell}`));
  return [named(a), named(b)];
}

function roadSides({ roads }: MapDocument): [string, string][] {
  return roads.flatMap((road) =>
    road.slice(1).map((cell, step): [string, string] => [road[step] as string, cell]),
  );
}

/** H-24. */
function cropsOf({ month, tallCorn }: ScenarioDocument): Crops {
  if (tallCorn) return 'tall';
  return month >= 6 && month <= 9 ? 'standing' : 'bare';
}

function withOverlay(
  board: Board,
  overlay: ScenarioDocument['overlays'][number],
  grid: HexGrid,
): Board {
  const place = (hex: string) => hexId(grid, hexIndex(grid, hex));
  if (overlay.kind === 'ditch')
    return { ...board, ditches: [...board.ditches, ...overlay.hexes.map(place)] };
  const hills = Object.entries(overlay.levels).map(([hex, level]) => [place(hex), level] as const);
  return {
    ...uncovered(board, new Set(hills.map(([hex]) => hex))),
    levels: {
      ...board.levels,
      ...Object.fromEntries(hills),
    },
  };
}

/** H-25: nothing that lies under a hill piece counts. */
function uncovered(board: Board, covered: ReadonlySet<HexId>): Board {
  const inSight = ([a, b]: Hexside) => !covered.has(a) && !covered.has(b);
  const terrain = Object.entries(board.terrain).filter(([hex]) => !covered.has(hex));
  return {
    ...board,
    terrain: Object.fromEntries(terrain),
    roads: board.roads.filter(inSight),
    streams: board.streams.filter(inSight),
    depressions: board.depressions.filter(inSight),
    openings: board.openings.filter(inSight),
    ditches: board.ditches.filter((hex) => !covered.has(hex)),
  };
}
