import { z } from 'zod';
import { TERRAIN_IDS, type TerrainId } from '../coh/index.ts';
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

const MAP_UPGRADES: readonly Upgrade[] = [];

const cellSchema = z
  .string()
  .regex(/^[A-S](0[0-9]|1[0-2])$/, 'expected a cell of the board like "G08"');

/**
 * One board. Each line is a string with one letter per hex from 01 to 12; lines B, D … R, which
 * stand half a hex lower, begin with the letter of the half hex 00 above their 01.
 */
const mapSchema = z.strictObject({
  formatVersion: z.literal(1),
  kind: z.literal('map'),
  id: z.string().regex(/^[0-9A-Za-z]{1,8}$/, 'expected 1 to 8 letters or digits'),
  title: z.string().min(1).max(80),
  description: z.string().max(2000),
  /** What the letters of the lines mean. */
  legend: z.record(z.string().length(1), z.enum(TERRAIN_IDS)),
  lines: z.record(z.enum(LINES), z.string()),
  /** Each road as the cells it runs through, one after the other. */
  roads: z.array(z.array(cellSchema).min(2).max(80)).max(64),
});

export type MapDocument = z.infer<typeof mapSchema>;

export function readMap(value: unknown): Checked<MapDocument> {
  const current = upgradeDocument(value, MAP_UPGRADES);
  if (!current.document) return { problems: current.problems, document: null };
  const shape = mapSchema.safeParse(current.document);
  if (!shape.success) return { problems: shapeProblems(shape.error), document: null };
  const problems = [...lineProblems(shape.data), ...roadProblems(shape.data)];
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

/** All boards have one shape; one name for all keeps the store of grids small. */
const ANY_BOARD = 'board';

function roadProblems(map: MapDocument): Problem[] {
  const grid = hexGrid([{ board: ANY_BOARD, column: 0, row: 0, turned: false }]);
  return map.roads.flatMap((road, index) =>
    road.flatMap((cell, step) => {
      const path = `roads[${index}][${step}]`;
      const here = hexIndex(grid, `${ANY_BOARD}-${cell}`);
      if (here === NO_HEX) return [error(path, `${path}: ${cell} is not on the board.`)];
      const before = road[step - 1];
      if (before === undefined) return [];
      const touches = directionTo(grid, hexIndex(grid, `${ANY_BOARD}-${before}`), here) !== null;
      return touches ? [] : [error(path, `${path}: ${cell} does not touch ${before}.`)];
    }),
  );
}
