import { type Setup, SIDES } from '../coh/index.ts';
import { type Direction, hexId, hexIndex, type HexId } from '../hex/index.ts';
import { boardOf, gridOf } from './board.ts';
import type { MapDocument } from './map.ts';
import type { ScenarioDocument } from './scenario.ts';

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
    board: boardOf(scenario, maps),
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
