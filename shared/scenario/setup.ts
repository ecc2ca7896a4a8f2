import { type Board, type Setup, SIDES, type TerrainId } from '../coh/index.ts';
import {
  type Direction,
  formatCell,
  hexId,
  hexIndex,
  type HexGrid,
  type HexId,
} from '../hex/index.ts';
import { type MapDocument, terrainCells } from './map.ts';
import type { ScenarioDocument } from './scenario.ts';
import { gridOf } from './scenarioProblems.ts';

/** A checked scenario and its maps as a battle ready to begin (R1.0). */
export function setupFromScenario(
  scenario: ScenarioDocument,
  maps: ReadonlyMap<string, MapDocument>,
): Setup {
  const grid = gridOf(scenario);
  const place = (hex: string): HexId => hexId(grid, hexIndex(grid, hex));
  return {
    firefight: {
      scenario: scenario.id,
      title: scenario.title,
      date: scenario.date,
      rounds: scenario.rounds,
      options: scenario.optionalRules,
      prices: scenario.unitPoints,
    },
    board: boardOf(scenario, maps, grid),
    units: SIDES.flatMap((side) =>
      scenario.sides[side].units.map((unit) => ({
        ...unit,
        side,
        hex: place(unit.hex),
        facing: unit.facing as Direction,
        hidden: false,
      })),
    ),
    reinforcements: SIDES.flatMap((side) =>
      scenario.sides[side].reinforcements.map((unit) => ({
        ...unit,
        side,
        entry: unit.entry.map(place),
      })),
    ),
    startCommandPoints: {
      german: scenario.sides.german.startCaps,
      soviet: scenario.sides.soviet.startCaps,
    },
    objectives: scenario.objectives.map((one) => ({ ...one, hex: place(one.hex) })),
  };
}

/** Joined hexes take their terrain from the board they belong to. */
function boardOf(
  scenario: ScenarioDocument,
  maps: ReadonlyMap<string, MapDocument>,
  grid: HexGrid,
): Board {
  const cells = new Map([...maps].map(([id, map]) => [id, terrainCells(map)]));
  const terrain: Record<HexId, TerrainId> = {};
  grid.homes.forEach((home, index) => {
    const found = cells.get(home.board)?.get(formatCell(home.line, home.number)) ?? 'open';
    if (found !== 'open') terrain[hexId(grid, index)] = found;
  });
  return {
    placements: scenario.maps.map(({ map, ...rest }) => ({ board: map, ...rest })),
    terrain,
    roads: scenario.maps.flatMap(({ map }) => roadsOf(maps.get(map), grid)),
  };
}

function roadsOf(map: MapDocument | undefined, grid: HexGrid): [HexId, HexId][] {
  if (!map) return [];
  const named = (cell: string) => hexId(grid, hexIndex(grid, `${map.id}-${cell}`));
  return map.roads.flatMap((road) =>
    road.slice(1).map((cell, step): [HexId, HexId] => [named(road[step] as string), named(cell)]),
  );
}
