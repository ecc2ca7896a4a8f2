import { z } from 'zod';
import { SIDES } from '../sides.ts';
import type { Payment } from '../events/index.ts';
import { HIT_MARKER_IDS, type MarkerAbility } from '../content/hitMarkers.ts';
import { UNIT_TYPE_IDS } from '../content/units.ts';
import type { CohDecision, Unit } from '../state.ts';

export const side = z.enum(SIDES);
export const hex = z.string().max(16);
/** Units are kept by id, and no object can keep anything under this one. */
export const unitId = z
  .string()
  .min(1)
  .max(64)
  .refine((id) => id !== '__proto__', 'expected a name for a unit');
/** JSON can write −0, which is 0 to every rule but not to every comparison. */
export const plainZero = (value: number): boolean => !Object.is(value, -0);
export const facing = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .refine(plainZero, 'expected 0, not −0');

export const smokeMarker = z.literal([1, 2]);

export const payment: z.ZodType<Payment> = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('activation'),
    commandPoints: z.int().min(0).max(99).refine(plainZero, 'expected 0, not −0'),
  }),
  z.strictObject({ by: z.literal('opportunity') }),
  z.strictObject({ by: z.literal('command') }),
]);
/** CAPs on a roll: which of these are allowed is for the rules to say (R3.2.3). */
export const modifier = z.int().min(-9).max(9).refine(plainZero, 'expected 0, not −0');
export const rollDeclaration = { target: unitId, modifier };
export const count = z.int().min(0).max(9999);
export const ruleReference = z.string().min(1).max(40);

export function perSide<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ german: value, soviet: value });
}

export const unitType = z.enum(UNIT_TYPE_IDS);
export const hitMarker = z.enum(HIT_MARKER_IDS);

const ABILITIES = Object.keys({
  move: true,
  pivot: true,
  fire: true,
  stall: true,
  defend: true,
} satisfies Record<MarkerAbility, true>) as MarkerAbility[];
export const markerAbility = z.enum(ABILITIES);

export const unit = z.strictObject({
  id: unitId,
  type: unitType,
  side,
  hex,
  facing,
  spent: z.boolean(),
  hidden: z.boolean(),
  hit: z
    .strictObject({
      // Of the truth, in which nobody lives with Killed; only a seat's view may not know it.
      marker: hitMarker.exclude(['killed']),
      shown: z.boolean(),
      unseenFor: z.array(markerAbility).max(8),
    })
    .nullable(),
  exposed: z.boolean(),
  closedInBy: z.array(z.strictObject({ enemy: unitId, from: facing })).max(99),
}) satisfies z.ZodType<Unit>;

export const decision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('declareInitiative'), seat: side }),
  z.strictObject({ kind: z.literal('takeTurn'), seat: side }),
  z.strictObject({ kind: z.literal('rollAttack'), seat: side }),
  z.strictObject({
    kind: z.literal('chooseFacing'),
    seat: side,
    unit: unitId,
    rule: ruleReference,
  }),
]) satisfies z.ZodType<CohDecision>;
