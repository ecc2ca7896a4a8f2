import { type Board, isGun, type Side, SIDES, UNIT_TYPES, type UnitTypeId } from '../coh/index.ts';
import { type HexGrid, type HexId, hexId, hexIndex, isPlayable, NO_HEX } from '../hex/index.ts';
import { boardOf, gridOf } from './board.ts';
import type { MapDocument } from './map.ts';
import { error, hasErrors, type Problem, warning } from './problem.ts';
import type { ScenarioDocument } from './scenario.ts';

/** Hexes are only worth looking at once the boards lie properly. */
export function scenarioProblems(
  scenario: ScenarioDocument,
  maps: ReadonlyMap<string, MapDocument>,
): Problem[] {
  const laying = layingProblems(scenario, maps);
  if (hasErrors(laying)) return laying;
  const grid = gridOf(scenario);
  const overlays = overlayProblems(scenario, grid);
  // Pieces that lie nowhere cannot be laid: what units stand on is looked at once they can.
  const board = hasErrors(overlays) ? null : boardOf(scenario, maps);
  return [
    ...laying,
    ...unitProblems(scenario, grid, board),
    ...reinforcementProblems(scenario),
    ...objectiveProblems(scenario, grid),
    ...overlays,
    ...cornProblems(scenario),
  ];
}

function layingProblems(
  scenario: ScenarioDocument,
  maps: ReadonlyMap<string, MapDocument>,
): Problem[] {
  const problems: Problem[] = [];
  const joined = joinedWithFirst(scenario.maps);
  scenario.maps.forEach((here, index) => {
    const path = `maps[${index}]`;
    const earlier = scenario.maps.slice(0, index);
    if (!maps.has(here.map))
      problems.push(error(`${path}.map`, `${path}.map: there is no map "${here.map}".`));
    if (earlier.some(({ map }) => map === here.map))
      problems.push(error(`${path}.map`, `${path}.map: map "${here.map}" is laid twice.`));
    if (earlier.some(({ column, row }) => column === here.column && row === here.row))
      problems.push(error(path, `${path}: another map already lies in this column and row.`));
    if (!joined.has(index))
      problems.push(
        warning(path, `${path}: map "${here.map}" does not hang together with the first map.`),
      );
  });
  return problems;
}

/** The maps that can be reached from the first one, from board to neighbouring board. */
function joinedWithFirst(maps: ScenarioDocument['maps']): Set<number> {
  const joined = new Set([0]);
  for (const from of joined)
    maps.forEach((map, index) => {
      const { column, row } = maps[from]!;
      if (Math.abs(map.column - column) + Math.abs(map.row - row) === 1) joined.add(index);
    });
  return joined;
}

function unitProblems(scenario: ScenarioDocument, grid: HexGrid, board: Board | null): Problem[] {
  const ids = new Set<string>();
  return listedUnits(scenario).flatMap(({ path, side, id, type, places }) => {
    const problems = places.flatMap(([field, hex]) => [
      ...hexProblems(grid, hex, field),
      ...(board && isGun(UNIT_TYPES[type])
        ? gunProblems(board, field, hexId(grid, hexIndex(grid, hex)))
        : []),
    ]);
    if (ids.has(id)) problems.push(error(`${path}.id`, `${path}.id: "${id}" is used twice.`));
    ids.add(id);
    if (UNIT_TYPES[type].side !== side)
      problems.push(error(`${path}.type`, `${path}.type: ${type} is not a ${side} unit.`));
    return problems;
  });
}

/** */
function gunProblems({ ditches, terrain }: Board, field: string, hex: HexId): Problem[] {
  if (ditches.includes(hex))
    return [error(field, `${field}: a gun cannot be in an anti-tank ditch (R18.3).`)];
  return terrain[hex] === 'river'
    ? [error(field, `${field}: a gun cannot be in a river (R4.0-3).`)]
    : [];
}

interface ListedUnit {
  readonly path: string;
  readonly side: Side;
  readonly id: string;
  readonly type: UnitTypeId;
  /** Each hex it is given, with the field that names it. */
  readonly places: readonly (readonly [field: string, hex: string])[];
}

/** Units on the map and those still to come, each with its place in the document. */
function listedUnits(scenario: ScenarioDocument): ListedUnit[] {
  return SIDES.flatMap((side) => {
    const { units, reinforcements } = scenario.sides[side];
    return [
      ...units.map(({ id, type, hex }, index): ListedUnit => {
        const path = `sides.${side}.units[${index}]`;
        return { path, side, id, type, places: [[`${path}.hex`, hex]] };
      }),
      ...reinforcements.map(({ id, type, entry }, index): ListedUnit => {
        const path = `sides.${side}.reinforcements[${index}]`;
        const places = entry.map((hex, place) => [`${path}.entry[${place}]`, hex] as const);
        return { path, side, id, type, places };
      }),
    ];
  });
}

/** R5.1: who comes after the last round never comes. */
function reinforcementProblems(scenario: ScenarioDocument): Problem[] {
  return SIDES.flatMap((side) =>
    scenario.sides[side].reinforcements.flatMap(({ round }, index) => {
      const path = `sides.${side}.reinforcements[${index}].round`;
      return round > scenario.rounds
        ? [error(path, `${path}: round ${round} is after the last of ${scenario.rounds} rounds.`)]
        : [];
    }),
  );
}

function objectiveProblems(scenario: ScenarioDocument, grid: HexGrid): Problem[] {
  const seen = new Set<number>();
  const units = SIDES.flatMap((side) =>
    scenario.sides[side].units.map((unit) => ({ ...unit, side })),
  );
  return scenario.objectives.flatMap(({ hex, control }, index) => {
    const path = `objectives[${index}].hex`;
    const here = units.filter((unit) => hexIndex(grid, unit.hex) === hexIndex(grid, hex));
    const [holder] = here;
    const alone = holder && here.every(({ side }) => side === holder.side) ? holder.side : null;
    const place = hexIndex(grid, hex);
    const twice = place !== NO_HEX && seen.has(place);
    seen.add(place);
    return [
      ...hexProblems(grid, hex, path),
      ...(twice ? [error(path, `${path}: ${hex} is already worth points.`)] : []),
      ...controlProblems(index, control, alone),
    ];
  });
}

/** R2.4-3: who stands alone in a hex controls it, whatever the document says. */
function controlProblems(index: number, control: Side | null, alone: Side | null): Problem[] {
  const path = `objectives[${index}].control`;
  if (!alone || !control || alone === control) return [];
  return [
    error(path, `${path}: the ${alone} side stands alone there, so it controls it (R2.4-3).`),
  ];
}

function overlayProblems(scenario: ScenarioDocument, grid: HexGrid): Problem[] {
  return scenario.overlays.flatMap((overlay, index) => {
    const field = overlay.kind === 'hill' ? 'levels' : 'hexes';
    const hexes = overlay.kind === 'hill' ? Object.keys(overlay.levels) : overlay.hexes;
    const path = `overlays[${index}].${field}`;
    return hexes
      .filter((hex) => hexIndex(grid, hex) === NO_HEX)
      .map((hex) => error(path, `${path}: ${hex} is not on the maps of this scenario.`));
  });
}

/** Table T1. */
function cornProblems({ tallCorn, month }: ScenarioDocument): Problem[] {
  return tallCorn && month !== 8 && month !== 9
    ? [error('tallCorn', 'tallCorn: corn blocks sight in August (8) and September (9) only (T1).')]
    : [];
}

/** R1.0-3: only whole hexes can be used. */
function hexProblems(grid: HexGrid, hex: string, path: string): Problem[] {
  const place = hexIndex(grid, hex);
  if (place === NO_HEX)
    return [error(path, `${path}: ${hex} is not on the maps of this scenario.`)];
  return isPlayable(grid, place)
    ? []
    : [error(path, `${path}: ${hex} is a half hex at the edge, where no unit can be (R1.0-3).`)];
}
