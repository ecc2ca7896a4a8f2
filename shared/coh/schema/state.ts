import { z } from 'zod';
import { TERRAIN_IDS } from '../content/terrain.ts';
import type {
  Attack,
  Board,
  CohState,
  Firefight,
  HitMarkers,
  OptionalRules,
  Reinforcement,
  Round,
  Score,
  Smoke,
  UnitId,
  Units,
} from '../state.ts';
import { attackSum, hits } from './modifiers.ts';
import {
  count,
  decision,
  hex,
  hitMarker,
  perSide,
  side,
  smokeMarker,
  unit,
  unitId,
  unitType,
} from './values.ts';

/** As many boards as a scenario may lay, in each direction. */
const place = z.int().min(0).max(7);
/** Points and rolls may go below zero. */
const total = z.int().min(-9999).max(9999);

export const optionalRules = z.strictObject({
  variableActionPoints: z.boolean(),
  cautiousMovement: z.boolean(),
}) satisfies z.ZodType<OptionalRules>;

const firefight = z.strictObject({
  scenario: z.string().max(64),
  title: z.string().max(200),
  date: z.string().max(200),
  rounds: count,
  hiddenUnits: z.boolean(),
  options: optionalRules,
  prices: z.partialRecord(unitType, total),
}) satisfies z.ZodType<Firefight>;

const hexsides = z.array(z.tuple([hex, hex]));

const board = z.strictObject({
  placements: z
    .array(
      z.strictObject({ board: z.string().max(8), column: place, row: place, turned: z.boolean() }),
    )
    .min(1)
    .max(8),
  terrain: z.record(hex, z.enum(TERRAIN_IDS)),
  levels: z.record(hex, z.literal([-1, 0, 1, 2])),
  roads: hexsides,
  streams: hexsides,
  depressions: hexsides,
  openings: hexsides,
  ditches: z.array(hex),
  crops: z.enum(['bare', 'standing', 'tall']),
}) satisfies z.ZodType<Board>;

const smoke = z.record(hex, z.array(smokeMarker).min(1)) satisfies z.ZodType<Smoke>;

const units = z.record(unitId, unit).superRefine((all, context) => {
  for (const [key, { id }] of Object.entries(all))
    if (id !== key)
      context.addIssue({ code: 'custom', path: [key, 'id'], message: `expected "${key}"` });
}) satisfies z.ZodType<Units>;

/** Of the truth: the contents, which a seat's view does not have, must be there. */
const hitMarkers = z.strictObject({
  foot: z
    .strictObject({ remaining: count, contents: z.array(hitMarker) })
    .refine(({ remaining, contents }) => remaining === contents.length, {
      path: ['remaining'],
      message: 'expected the number of the contents',
    }),
}) satisfies z.ZodType<HitMarkers>;

const attack = z.strictObject({
  side,
  attacker: unitId,
  hex,
  targets: z.array(attackSum).max(99),
  results: z.array(z.strictObject({ unit: unitId, hits })).max(99),
}) satisfies z.ZodType<Attack>;

const reinforcement = z.strictObject({
  id: unitId,
  type: unitType,
  side,
  round: count,
  entry: z.array(hex).min(1).max(99),
  spent: z.boolean(),
}) satisfies z.ZodType<Reinforcement>;

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

interface Problem {
  readonly path: (string | number)[];
  readonly message: string;
}

/** An attack waits for rolls, so somebody is asked for them; whoever it names is there. */
function attackProblems({ attack, decisions, units: all }: CohState): Problem[] {
  const rolling = decisions.some(({ kind }) => kind === 'rollAttack');
  if (!attack)
    return rolling ? [{ path: [], message: 'expected the attack that is rolled for' }] : [];
  if (!rolling) return [{ path: [], message: 'expected null: nobody is asked to roll' }];
  const named: [Problem['path'], UnitId][] = [
    [['attacker'], attack.attacker],
    ...attack.targets.map(({ unit: id }, index): [Problem['path'], UnitId] => [
      ['targets', index, 'unit'],
      id,
    ]),
  ];
  return named
    .filter(([, id]) => !Object.hasOwn(all, id))
    .map(([path]) => ({ path, message: 'expected a unit on the map' }));
}

/** Who is still to come is not there yet, nor twice on the list. */
function waitingProblems({ reinforcements, units: all }: CohState): Problem[] {
  const ids = reinforcements.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    Object.hasOwn(all, id) || ids.indexOf(id) < index
      ? [{ path: [index, 'id'], message: 'expected a unit that is not there yet' }]
      : [],
  );
}

const stateShape = z.strictObject({
  firefight,
  board,
  smoke,
  units,
  reinforcements: z.array(reinforcement).max(99),
  activations: perSide(z.strictObject({ units: z.array(unitId) }).nullable()),
  actionPoints: perSide(count),
  commandPoints: perSide(
    z.strictObject({ start: count, lost: z.array(unitType).max(99), current: count }),
  ),
  hitMarkers,
  attack: attack.nullable(),
  round,
  score,
  decisions: z.array(decision).max(64),
}) satisfies z.ZodType<CohState>;

/** The truth of a match as a saved file must hold it. */
export const stateSchema = stateShape.superRefine((state, context) => {
  for (const { path, message } of attackProblems(state))
    context.addIssue({ code: 'custom', path: ['attack', ...path], message });
  for (const { path, message } of waitingProblems(state))
    context.addIssue({ code: 'custom', path: ['reinforcements', ...path], message });
});
