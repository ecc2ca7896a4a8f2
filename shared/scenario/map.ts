import { z } from 'zod';
import { type Level, TERRAIN_IDS, type TerrainId } from '../coh/index.ts';
import {
  directionTo,
  firstNumber,
  formatCell,
  hexGrid,
  hexIndex,
  LINES,
  NO_HEX,
} from '../hex/index.ts';
import { type Checked, error, hasErrors, type Problem, shapeProblems } from './problem.ts';
import { type Upgrade, upgradeDocument } from './upgrade.ts';

/** Version 2: levels and what lies on hexsides, none of which there was before. */
const MAP_UPGRADES: readonly Upgrade[] = [
  (older) => ({ ...older, levels: {}, streams: [], depressions: [], openings: [] }),
];

const cellSchema = z
  .string()
  .regex(/^[A-S](0[0-9]|1[0-2])$/, 'expected a cell of the board like "G08"');

const hexsidesSchema = z.array(z.tuple([cellSchema, cellSchema])).max(400);

/**
 * One board. Each line is a string with one letter per hex from 01 to 12; lines B, D … R, which
 * stand half a hex lower, begin with the letter of the half hex 00 above their 01.
 */
const mapSchema = z.strictObject({
  formatVersion: z.literal(2),
  kind: z.literal('map'),
  id: z.string().regex(/^[0-9A-Za-z]{1,8}$/, 'expected 1 to 8 letters or digits'),
  title: z.string().min(1).max(80),
  description: z.string().max(2000),
  /** What the letters of the lines mean. */
  legend: z.record(z.string().length(1), z.enum(TERRAIN_IDS)),
  lines: z.record(z.enum(LINES), z.string()),
  /** Like `lines`, with `1` and `2` for hills, `-` for a gully and `0` for the rest (R11.0). */
  levels: z.partialRecord(z.enum(LINES), z.string().regex(/^[012-]*$/, 'expected 0, 1, 2 or -')),
  /** Each road as the cells it runs through, one after the other. */
  roads: z.array(z.array(cellSchema).min(2).max(80)).max(64),
  /** The hexsides along which streams run, each as the two cells it parts (H-22). */
  streams: hexsidesSchema,
  /** Small depressions, first the cell that each belongs to (R11.5-4). */
  depressions: hexsidesSchema,
  /** Openings of gullies: the gully, then the cell outside (R11.5-1). */
  openings: hexsidesSchema,
});

export type MapDocument = z.infer<typeof mapSchema>;

export function readMap(value: unknown): Checked<MapDocument> {
  const current = upgradeDocument(value, MAP_UPGRADES);
  if (!current.document) return { problems: current.problems, document: null };
  const shape = mapSchema.safeParse(current.document);
  if (!shape.success) return { problems: shapeProblems(shape.error), document: null };
  const problems = [
    ...lineProblems(shape.data),
    ...levelProblems(shape.data),
    ...roadProblems(shape.data),
    ...HEXSIDE_FEATURES.flatMap((feature) => hexsideProblems(shape.data, feature)),
    ...openingProblems(shape.data),
  ];
  return { problems, document: hasErrors(problems) ? null : shape.data };
}

/** The terrain of every cell of the board, by cell. */
export function terrainCells(map: MapDocument): Map<string, TerrainId> {
  const cells = new Map<string, TerrainId>();
  for (const [line, letter] of LINES.entries())
    (map.lines[letter] ?? '').split('').forEach((mark, position) => {
      const terrain = map.legend[mark];
      if (terrain) cells.set(formatCell(line, firstNumber(line) + position), terrain);
    });
  return cells;
}

/** The level of every cell of the board that is not on level 0, by cell. */
export function levelCells(map: MapDocument): Map<string, Level> {
  const cells = new Map<string, Level>();
  for (const [line, letter] of LINES.entries())
    (map.levels[letter] ?? '').split('').forEach((mark, position) => {
      if (mark !== '0') cells.set(formatCell(line, firstNumber(line) + position), LEVELS[mark]!);
    });
  return cells;
}

const LEVELS: Readonly<Record<string, Level>> = { '-': -1, '0': 0, '1': 1, '2': 2 };

function lineProblems(map: MapDocument): Problem[] {
  return LINES.flatMap((letter, line) => {
    const path = `lines.${letter}`;
    const text = map.lines[letter] ?? '';
    const expected = 13 - firstNumber(line);
    if (text.length !== expected)
      return [error(path, `${path}: expected ${expected} letters, found ${text.length}.`)];
    const unknown = text.split('').find((mark) => !Object.hasOwn(map.legend, mark));
    return unknown === undefined
      ? []
      : [error(path, `${path}: "${unknown}" is not in the legend.`)];
  });
}

function levelProblems(map: MapDocument): Problem[] {
  return LINES.flatMap((letter, line) => {
    const path = `levels.${letter}`;
    const found = map.levels[letter]?.length;
    const expected = 13 - firstNumber(line);
    return found === undefined || found === expected
      ? []
      : [error(path, `${path}: expected ${expected} levels, found ${found}.`)];
  });
}

/** All boards have one shape; one name for all keeps the store of grids small. */
const ANY_BOARD = 'board';

function roadProblems(map: MapDocument): Problem[] {
  return map.roads.flatMap((road, index) => chainProblems(road, `roads[${index}]`));
}

const HEXSIDE_FEATURES = ['streams', 'depressions', 'openings'] as const;

function hexsideProblems(map: MapDocument, feature: (typeof HEXSIDE_FEATURES)[number]): Problem[] {
  return map[feature].flatMap((side, index) => chainProblems(side, `${feature}[${index}]`));
}

/** R11.5-1: an opening leads out of a gully. */
function openingProblems(map: MapDocument): Problem[] {
  const levels = levelCells(map);
  return map.openings.flatMap(([inside, outside], index) => {
    const path = `openings[${index}]`;
    if (levels.get(inside) !== -1)
      return [error(path, `${path}: ${inside} is not in a gully (R11.5).`)];
    return levels.get(outside) === -1
      ? [error(path, `${path}: ${outside} must lie outside the gully (R11.5).`)]
      : [];
  });
}

/** Cells that must touch, each the one before it. */
function chainProblems(cells: readonly string[], chain: string): Problem[] {
  const grid = hexGrid([{ board: ANY_BOARD, column: 0, row: 0, turned: false }]);
  return cells.flatMap((cell, step) => {
    const path = `${chain}[${step}]`;
    const here = hexIndex(grid, `${ANY_BOARD}-${cell}`);
    if (here === NO_HEX) return [error(path, `${path}: ${cell} is not on the board.`)];
    const before = cells[step - 1];
    if (before === undefined) return [];
    const touches = directionTo(grid, hexIndex(grid, `${ANY_BOARD}-${before}`), here) !== null;
    return touches ? [] : [error(path, `${path}: ${cell} does not touch ${before}.`)];
  });
}
