import { z } from 'zod';
import { SIDES } from '../sides.ts';
import type { Payment } from '../events/index.ts';
import type { CohDecision, Unit } from '../state.ts';
import { UNIT_TYPE_IDS } from '../content/units.ts';

export const side = z.enum(SIDES);
export const hex = z.string().max(16);
export const unitId = z.string().min(1).max(64);
/** JSON can write −0, which is 0 to every rule but not to every comparison. */
export const plainZero = (value: number): boolean => !Object.is(value, -0);
export const facing = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .refine(plainZero, 'expected 0, not −0');

export const payment: z.ZodType<Payment> = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('activation'), commandPoints: z.int().min(0).max(99) }),
  z.strictObject({ by: z.literal('opportunity') }),
  z.strictObject({ by: z.literal('command') }),
]);
export const count = z.int().min(0).max(9999);
export const ruleReference = z.string().min(1).max(40);

export function perSide<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ german: value, soviet: value });
}

export const unit = z.strictObject({
  id: unitId,
  type: z.enum(UNIT_TYPE_IDS),
  side,
  hex,
  facing,
  spent: z.boolean(),
  hidden: z.boolean(),
}) satisfies z.ZodType<Unit>;

export const decision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('declareInitiative'), seat: side }),
  z.strictObject({ kind: z.literal('takeTurn'), seat: side }),
  z.strictObject({
    kind: z.literal('chooseFacing'),
    seat: side,
    unit: unitId,
    rule: ruleReference,
  }),
]) satisfies z.ZodType<CohDecision>;
