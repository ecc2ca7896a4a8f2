import { z } from 'zod';
import { FOOT_HIT_MARKERS, type HitMarkerId } from '../content/hitMarkers.ts';
import { TERRAIN_IDS } from '../content/terrain.ts';
import type { Board, CohState, Firefight, HitMarkers, Round, Score, Units } from '../state.ts';
import { count, decision, hex, perSide, side, unit, unitId } from './values.ts';

const HIT_MARKER_IDS = Object.keys(FOOT_HIT_MARKERS) as HitMarkerId[];
/** As many boards as a scenario may lay, in each direction. */
const place = z.int().min(0).max(7);
/** Points and rolls may go below zero. */
const total = z.int().min(-9999).max(9999);

const firefight = z.strictObject({
  scenario: z.string().max(64),
  title: z.string().max(200),
  date: z.string().max(200),
  rounds: count,
  hiddenUnits: z.boolean(),
}) satisfies z.ZodType<Firefight>;

const board = z.strictObject({
  placements: z
    .array(
      z.strictObject({ board: z.string().max(8), column: place, row: place, turned: z.boolean() }),
    )
    .min(1)
    .max(8),
  terrain: z.record(hex, z.enum(TERRAIN_IDS)),
  roads: z.array(z.tuple([hex, hex])),
}) satisfies z.ZodType<Board>;

const units = z.record(unitId, unit).superRefine((all, context) => {
  for (const [key, { id }] of Object.entries(all))
    if (id !== key)
      context.addIssue({ code: 'custom', path: [key, 'id'], message: `expected "${key}"` });
}) satisfies z.ZodType<Units>;

/** Of the truth: the contents, which a seat's view does not have, must be there. */
const hitMarkers = z.strictObject({
  foot: z
    .strictObject({ remaining: count, contents: z.array(z.enum(HIT_MARKER_IDS)) })
    .refine(({ remaining, contents }) => remaining === contents.length, {
      path: ['remaining'],
      message: 'expected the number of the contents',
    }),
}) satisfies z.ZodType<HitMarkers>;

const round = z.strictObject({
  number: count,
  turn: count,
  initiative: side.nullable(),
  passesInARow: count,
  initiativeModifiers: perSide(total.nullable()),
}) satisfies z.ZodType<Round>;

const score = z.strictObject({
  points: perSide(total),
  objectives: z.array(
    z.strictObject({
      hex,
      points: total,
      when: z.enum(['everyRound', 'end']),
      control: side.nullable(),
    }),
  ),
  result: z.strictObject({ winner: side.nullable() }).nullable(),
}) satisfies z.ZodType<Score>;

/** The truth of a match as a saved file must hold it. */
export const stateSchema = z.strictObject({
  firefight,
  board,
  units,
  activations: perSide(z.strictObject({ units: z.array(unitId) }).nullable()),
  actionPoints: perSide(count),
  commandPoints: perSide(z.strictObject({ start: count, lost: count, current: count })),
  hitMarkers,
  round,
  score,
  decisions: z.array(decision).max(64),
}) satisfies z.ZodType<CohState>;
