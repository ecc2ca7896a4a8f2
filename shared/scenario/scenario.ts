import { z } from 'zod';
import {
  isGun,
  type Side,
  SIDES,
  type TerrainId,
  UNIT_TYPE_IDS,
  UNIT_TYPES,
} from '../coh/index.ts';
import { hexGrid, type HexGrid, hexIndex, isPlayable, NO_HEX } from '../hex/index.ts';
import { type MapDocument, terrainCells } from './map.ts';
import { type Checked, error, hasErrors, type Problem, shapeProblems, warning } from './problem.ts';
import { type Upgrade, upgradeDocument } from './upgrade.ts';

const SCENARIO_UPGRADES: readonly Upgrade[] = [];

const hexSchema = z
  .string()
  .regex(/^[0-9A-Za-z]{1,8}-[A-S](0[0-9]|1[0-2])$/, 'expected a hex like "7-G08"');
/** One line that can be read. */
const textSchema = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{C}]*\S[^\p{C}]*$/u, 'expected a line of text');
const sideSchema = z.enum(SIDES);

const unitSchema = z.strictObject({
  /** Told to both seats from the start, so it must not say what the unit is. */
  id: z.string().regex(/^[a-z0-9-]{1,24}$/, 'expected 1 to 24 small letters, digits or hyphens'),
  type: z.enum(UNIT_TYPE_IDS),
  hex: hexSchema,
  /** 0 north, then clockwise. */
  facing: z.int().min(0).max(5),
});

const forceSchema = z.strictObject({
  startCaps: z.int().min(0).max(12),
  units: z.array(unitSchema).min(1).max(60),
});

const scenarioSchema = z.strictObject({
  formatVersion: z.literal(1),
  kind: z.literal('scenario'),
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'expected 1 to 40 small letters, digits or hyphens'),
  title: textSchema(80),
  /** As shown to players, like "8 July 1943, morning". */
  date: textSchema(60),
  briefing: z.string().max(4000),
  rounds: z.int().min(1).max(30),
  maps: z
    .array(
      z.strictObject({
        map: z.string().min(1).max(8),
        column: z.int().min(0).max(7),
        row: z.int().min(0).max(7),
        turned: z.boolean(),
      }),
    )
    .min(1)
    .max(8),
  sides: z.strictObject({ german: forceSchema, soviet: forceSchema }),
  objectives: z
    .array(
      z.strictObject({
        hex: hexSchema,
        points: z.int().min(1).max(20),
        when: z.enum(['everyRound', 'end']),
        control: sideSchema.nullable(),
      }),
    )
    .max(40),
});

export type ScenarioDocument = z.infer<typeof scenarioSchema>;

export function readScenario(
  value: unknown,
  maps: ReadonlyMap<string, MapDocument>,
): Checked<ScenarioDocument> {
  const current = upgradeDocument(value, SCENARIO_UPGRADES);
  if (!current.document) return { problems: current.problems, document: null };
  const shape = scenarioSchema.safeParse(current.document);
  if (!shape.success) return { problems: shapeProblems(shape.error), document: null };
  const problems = contentProblems(shape.data, maps);
  return { problems, document: hasErrors(problems) ? null : shape.data };
}

/** Hexes are only worth looking at once the boards lie properly. */
function contentProblems(
  scenario: ScenarioDocument,
  maps: ReadonlyMap<string, MapDocument>,
): Problem[] {
  const laying = layingProblems(scenario, maps);
  if (hasErrors(laying)) return laying;
  const grid = gridOf(scenario);
  return [
    ...laying,
    ...unitProblems(scenario, grid, terrainOf(scenario, maps)),
    ...objectiveProblems(scenario, grid),
  ];
}

function terrainOf(
  scenario: ScenarioDocument,
  maps: ReadonlyMap<string, MapDocument>,
): Map<string, TerrainId> {
  const cells = scenario.maps.flatMap(({ map: id }) => {
    const map = maps.get(id);
    return map
      ? [...terrainCells(map)].map(([cell, terrain]) => [`${id}-${cell}`, terrain] as const)
      : [];
  });
  return new Map(cells);
}

export function gridOf(scenario: ScenarioDocument): HexGrid {
  return hexGrid(scenario.maps.map(({ map, ...place }) => ({ board: map, ...place })));
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

function unitProblems(
  scenario: ScenarioDocument,
  grid: HexGrid,
  terrain: ReadonlyMap<string, TerrainId>,
): Problem[] {
  const ids = new Set<string>();
  return SIDES.flatMap((side) =>
    scenario.sides[side].units.flatMap((unit, index) => {
      const path = `sides.${side}.units[${index}]`;
      const problems = hexProblems(grid, unit.hex, `${path}.hex`);
      if (ids.has(unit.id))
        problems.push(error(`${path}.id`, `${path}.id: "${unit.id}" is used twice.`));
      ids.add(unit.id);
      if (UNIT_TYPES[unit.type].side !== side)
        problems.push(error(`${path}.type`, `${path}.type: ${unit.type} is not a ${side} unit.`));
      if (isGun(UNIT_TYPES[unit.type]) && terrain.get(unit.hex) === 'river')
        problems.push(error(`${path}.hex`, `${path}.hex: a gun cannot be in a river (R4.0-3).`));
      return problems;
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

/** R1.0-3: only whole hexes can be used. */
function hexProblems(grid: HexGrid, hex: string, path: string): Problem[] {
  const place = hexIndex(grid, hex);
  if (place === NO_HEX)
    return [error(path, `${path}: ${hex} is not on the maps of this scenario.`)];
  return isPlayable(grid, place)
    ? []
    : [error(path, `${path}: ${hex} is a half hex at the edge, where no unit can be (R1.0-3).`)];
}
