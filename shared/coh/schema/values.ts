import { z } from 'zod';
import { facingSchema, hexSchema, unitSchema } from '../commands/command.ts';
import { SIDES } from '../sides.ts';
import type { CohDecision, Unit } from '../state.ts';
import { UNIT_TYPE_IDS } from '../content/units.ts';

export const side = z.enum(SIDES);
export const hex = hexSchema;
export const facing = facingSchema;
export const unitId = unitSchema;
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
  z.strictObject({ kind: z.literal('chooseFacing'), seat: side, unit: unitId }),
]) satisfies z.ZodType<CohDecision>;
