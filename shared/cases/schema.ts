import { z } from 'zod';
import {
  commandSchema,
  HIT_MARKER_IDS,
  NO_OPTIONS,
  SIDES,
  TERRAIN_IDS,
  UNIT_TYPE_IDS,
} from '../coh/index.ts';
import { askSchema } from './asks.ts';

const side = z.enum(SIDES);
const hex = z.string().min(1).max(16);
const hexsides = z.array(z.tuple([hex, hex])).default([]);
const perSide = <T extends z.ZodType>(value: T) =>
  z.strictObject({ german: value.optional(), soviet: value.optional() });

const unit = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,24}$/, 'expected small letters, digits or hyphens'),
  type: z.enum(UNIT_TYPE_IDS),
  hex,
  facing: z.int().min(0).max(5),
  spent: z.boolean().default(false),
  hidden: z.boolean().default(false),
  /** The marker under the unit: nobody survives Killed, so it cannot lie there. */
  hit: z.enum(HIT_MARKER_IDS).exclude(['killed']).optional(),
  hitShown: z.boolean().default(false),
});

const reinforcement = z.strictObject({
  id: unit.shape.id,
  type: z.enum(UNIT_TYPE_IDS),
  round: z.int().min(1).max(30),
  entry: z.array(hex).min(1),
});

const commandPoints = z.strictObject({
  start: z.int().min(0).max(30),
  lost: z.array(z.enum(UNIT_TYPE_IDS)).max(30),
  current: z.int().min(0).max(30),
});

/** A position written out: everything not said is open ground, nobody active, 0 points. */
const position = z.strictObject({
  /** Where `@0,0` is. Hexes may be written as addresses or as `@q,r` from here. */
  origin: hex.default('7-J06'),
  boards: z
    .array(
      z.strictObject({
        board: z.string().min(1).max(8),
        column: z.int().min(0).max(7),
        row: z.int().min(0).max(7),
        turned: z.boolean(),
      }),
    )
    .min(1)
    .default([{ board: '7', column: 0, row: 0, turned: false }]),
  terrain: z.record(hex, z.enum(TERRAIN_IDS)).default({}),
  levels: z.record(hex, z.literal([-1, 0, 1, 2])).default({}),
  roads: z.array(z.array(hex).min(2)).default([]),
  streams: hexsides,
  /** First the hex that owns the depression. */
  depressions: hexsides,
  /** First the gully hex. */
  openings: hexsides,
  ditches: z.array(hex).default([]),
  crops: z.enum(['bare', 'standing', 'tall']).default('standing'),
  smoke: z.record(hex, z.array(z.literal([1, 2])).min(1)).default({}),
  units: z.array(unit).min(1),
  active: perSide(z.string()).default({}),
  actionPoints: perSide(z.int().min(0)).default({}),
  /** A number is start level and current level at once. */
  commandPoints: perSide(z.union([z.int().min(0), commandPoints])).default({}),
  reinforcements: z.array(reinforcement).default([]),
  /** Optional rules that are in force. */
  options: z
    .strictObject({
      variableActionPoints: z.boolean().default(false),
      cautiousMovement: z.boolean().default(false),
    })
    .default(NO_OPTIONS),
  /** VP for destroyed units of a type, where it is not 1. */
  prices: z.partialRecord(z.enum(UNIT_TYPE_IDS), z.int().min(0).max(20)).default({}),
  objectives: z
    .array(
      z.strictObject({
        hex,
        points: z.int().min(1),
        when: z.enum(['everyRound', 'end']),
        control: side.nullable(),
      }),
    )
    .default([]),
  round: z.int().min(1).default(1),
  rounds: z.int().min(1).default(5),
  /** Whose turn it is. Left out, the case begins with the pre-round sequence. */
  turn: side.optional(),
});

/** Values by path: `{ "units.a.hex": "@1,0" }`. A path that leads nowhere has the value null. */
const valuesByPath = z.record(z.string().min(1), z.json());
const partialCommand = z.record(z.string(), z.json());

const expectation = z.strictObject({
  truth: valuesByPath.optional(),
  view: perSide(valuesByPath).optional(),
  /** Commands of which at least these fields must, or must not, be offered. */
  legal: perSide(
    z.strictObject({
      contains: z.array(partialCommand).optional(),
      lacks: z.array(partialCommand).optional(),
    }),
  ).optional(),
  /** Questions to the calculators, with their answers. */
  asks: z.array(askSchema).optional(),
});

const step = z
  .strictObject({
    note: z.string().optional(),
    seat: side,
    command: z.union([commandSchema, z.strictObject({ kind: z.literal('undo') })]),
    refused: z.strictObject({ code: z.string().optional(), rule: z.string() }).optional(),
    /** Events that must happen in this order, with at least these fields; others may lie between. */
    events: z
      .array(
        z.strictObject({ type: z.string(), payload: z.record(z.string(), z.json()).optional() }),
      )
      .optional(),
    after: expectation.optional(),
  })
  .refine(({ refused, events }) => !(refused && events), {
    path: ['events'],
    message: 'a refused command has no events',
  });

export const caseSchema = z.strictObject({
  $schema: z.string().optional(),
  formatVersion: z.literal(1),
  kind: z.literal('rulesCase'),
  id: z.string().min(1).max(60),
  rule: z.string().min(1).max(40),
  title: z.string().min(1).max(200),
  /** A position written out, or a scenario by its id. */
  setup: z.union([position, z.strictObject({ scenario: z.string().min(1) })]),
  chance: z
    .strictObject({
      /** Each roll as its total, or as its dice one by one. */
      dice: z.array(z.union([z.int(), z.array(z.int()).min(1)])).default([]),
      draws: z.array(z.string()).default([]),
    })
    .default({ dice: [], draws: [] }),
  start: expectation.optional(),
  steps: z.array(step),
});

export type RulesCase = z.infer<typeof caseSchema>;
export type CasePosition = z.infer<typeof position>;
export type CaseStep = z.infer<typeof step>;
export type CaseExpectation = z.infer<typeof expectation>;
