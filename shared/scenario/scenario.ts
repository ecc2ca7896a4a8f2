import { z } from 'zod';
import { NO_OPTIONS, optionalRulesSchema, SIDES, UNIT_TYPE_IDS } from '../coh/index.ts';
import { parseAddress } from '../hex/index.ts';
import type { MapDocument } from './map.ts';
import { type Checked, hasErrors, shapeProblems } from './problem.ts';
import { scenarioProblems } from './scenarioProblems.ts';
import { type Upgrade, upgradeDocument } from './upgrade.ts';

/**
 * Version 2: reinforcements, points for units and optional rules. Version 3: the month, tall corn
 * and overlays. There was nothing of all that before; both battles were fought in July.
 */
const SCENARIO_UPGRADES: readonly Upgrade[] = [
  (older) => {
    const sides = older['sides'] as Record<string, object>;
    const withNobodyToCome = Object.entries(sides).map(([side, force]) => [
      side,
      { ...force, reinforcements: [] },
    ]);
    return {
      ...older,
      sides: Object.fromEntries(withNobodyToCome),
      unitPoints: {},
      optionalRules: NO_OPTIONS,
    };
  },
  (older) => ({ ...older, month: 7, tallCorn: false, overlays: [] }),
];

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

/** Told to both seats from the start, so it must not say what the unit is. */
const unitIdSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,24}$/, 'expected 1 to 24 small letters, digits or hyphens');

const unitSchema = z.strictObject({
  id: unitIdSchema,
  type: z.enum(UNIT_TYPE_IDS),
  hex: hexSchema,
  /** 0 north, then clockwise. */
  facing: z.int().min(0).max(5),
});

/** R5.1: comes onto the map from that round on, over one of these hexes. */
const reinforcementSchema = z.strictObject({
  id: unitIdSchema,
  type: z.enum(UNIT_TYPE_IDS),
  round: z.int().min(1).max(30),
  entry: z.array(hexSchema).min(1).max(40),
});

const forceSchema = z.strictObject({
  startCaps: z.int().min(0).max(12),
  units: z.array(unitSchema).min(1).max(60),
  reinforcements: z.array(reinforcementSchema).max(60),
});

const overlaySchema = z.discriminatedUnion('kind', [
  /** R11.0: bare hills; they cover whatever is printed there (H-25). */
  z.strictObject({
    kind: z.literal('hill'),
    levels: z.record(hexSchema, z.literal([1, 2])).refine((levels) => {
      const count = Object.keys(levels).length;
      return count >= 1 && count <= 100;
    }, 'expected 1 to 100 hexes'),
  }),
  /** R18.3. */
  z.strictObject({ kind: z.literal('ditch'), hexes: z.array(hexSchema).min(1).max(100) }),
]);

const scenarioSchema = z.strictObject({
  formatVersion: z.literal(3),
  kind: z.literal('scenario'),
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'expected 1 to 40 small letters, digits or hyphens'),
  title: textSchema(80),
  /** As shown to players, like "8 July 1943, morning". */
  date: textSchema(60),
  /** Corn and wheat stand from June to September (T1, H-24). */
  month: z.int().min(1).max(12),
  /** The corn blocks sight: August and September only (T1). */
  tallCorn: z.boolean(),
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
  /** Pieces laid over the maps, in this order: the last one counts. */
  overlays: z.array(overlaySchema).max(40),
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
  /** VP for a destroyed unit of a type, where it is not 1. */
  unitPoints: z.partialRecord(z.enum(UNIT_TYPE_IDS), z.int().min(0).max(20)),
  /** Optional rules that this battle is meant to be played with; players may choose others. */
  optionalRules: optionalRulesSchema,
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
