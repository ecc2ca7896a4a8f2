import { z } from 'zod';
import { SIDES, UNIT_TYPE_IDS } from '../coh/index.ts';
import { parseAddress } from '../hex/index.ts';
import type { MapDocument } from './map.ts';
import { type Checked, hasErrors, shapeProblems } from './problem.ts';
import { scenarioProblems } from './scenarioProblems.ts';
import { type Upgrade, upgradeDocument } from './upgrade.ts';

const SCENARIO_UPGRADES: readonly Upgrade[] = [];

const hexSchema = z
  .string()
  .refine((text) => parseAddress(text) !== null, 'expected a hex like "7-G08"');
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
  const problems = scenarioProblems(shape.data, maps);
  return { problems, document: hasErrors(problems) ? null : shape.data };
}
