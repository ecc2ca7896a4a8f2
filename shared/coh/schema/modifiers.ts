import { z } from 'zod';
import type { Modifier, ModifierReason } from '../events/index.ts';
import type { AttackSum, RangeBand } from '../state.ts';
import { ruleReference, unitId } from './values.ts';

export const amount = z.int().min(-9999).max(9999);

const MODIFIER_REASONS = Object.keys({
  firepowerRed: true,
  firepowerBlue: true,
  hitMarker: true,
  withinRange: true,
  longRange: true,
  shortRange: true,
  closeCombat: true,
  closeCombatBoxed: true,
  commandPoints: true,
  frontRating: true,
  flankRating: true,
  terrain: true,
  exposed: true,
  height: true,
  smoke: true,
  depression: true,
  cover: true,
  healthyFriends: true,
} satisfies Record<ModifierReason, true>) as ModifierReason[];

const RANGE_BANDS = Object.keys({
  closeCombat: true,
  short: true,
  normal: true,
  long: true,
} satisfies Record<RangeBand, true>) as RangeBand[];

export const rangeBand = z.enum(RANGE_BANDS);

export const modifiers = z
  .array(
    z.strictObject({
      reason: z.enum(MODIFIER_REASONS),
      amount,
      rule: ruleReference,
    }) satisfies z.ZodType<Modifier>,
  )
  .max(32);

export const attackSum = z.strictObject({
  unit: unitId,
  colour: z.enum(['red', 'blue']),
  aspect: z.enum(['front', 'flank']),
  attack: modifiers,
  defence: modifiers,
}) satisfies z.ZodType<AttackSum>;

export const hits = z.union([z.literal(0), z.literal(1), z.literal(2)]);
