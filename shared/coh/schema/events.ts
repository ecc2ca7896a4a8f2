import { z } from 'zod';
import type { CohEvent, CostReason } from '../events/index.ts';
import {
  count,
  decision,
  facing,
  hex,
  perSide,
  ruleReference,
  side,
  unit,
  unitId,
} from './values.ts';

const amount = z.int().min(-9999).max(9999);

const COST_REASONS = Object.keys({
  moveNumber: true,
  terrain: true,
  alongRoad: true,
  backward: true,
  pivot: true,
  stall: true,
} satisfies Record<CostReason, true>) as CostReason[];

const costItem = z.strictObject({
  reason: z.enum(COST_REASONS),
  amount,
  rule: ruleReference,
});

const initiativeRoll = z.strictObject({
  dice: z.array(z.int().min(1).max(6)).max(12),
  modifier: amount,
  total: amount,
});

/** What each event says. The compiler asks for an entry when a kind of event is added. */
const payloads = {
  actionTaken: z.strictObject({
    side,
    unit: unitId.nullable(),
    action: z.enum(['move', 'pivot', 'stall']),
    by: z.enum(['activation', 'opportunity', 'command']),
    cost: z.array(costItem).max(64),
    actionPoints: count,
    commandPoints: count,
  }),
  activationEnded: z.strictObject({ side, units: z.array(unitId), lostActionPoints: count }),
  decisionClosed: z.strictObject({ kind: z.string().min(1).max(64) }),
  decisionOpened: decision,
  hexControlled: z.strictObject({ hex, side }),
  initiativeDeclared: z.strictObject({ side, modifier: amount }),
  initiativeRolled: z.strictObject({ rolls: perSide(initiativeRoll), winner: side.nullable() }),
  matchEnded: z.strictObject({ winner: side.nullable(), points: perSide(amount) }),
  passed: z.strictObject({ side }),
  pointsScored: z.strictObject({ side, points: amount, hex, rule: ruleReference }),
  roundEnded: z.strictObject({ round: count }),
  roundStarted: z.strictObject({ round: count, commandPoints: perSide(count) }),
  turnStarted: z.strictObject({ side, turn: count }),
  unitActivated: z.strictObject({ side, unit: unitId, actionPoints: count }),
  unitFaced: z.strictObject({ side, unit: unitId, facing }),
  unitMoved: z.strictObject({ side, unit: unitId, from: hex, to: hex }),
  unitPivoted: z.strictObject({ side, unit: unitId, from: facing, to: facing }),
  unitRevealed: z.strictObject({ unit, rule: ruleReference }),
} satisfies {
  readonly [Type in CohEvent['type']]: z.ZodType<Extract<CohEvent, { type: Type }>['payload']>;
};

type EventShape = z.ZodObject<{ type: z.ZodLiteral<string>; payload: z.ZodType }>;

const shapes = Object.entries(payloads).map(([type, payload]) =>
  z.strictObject({ type: z.literal(type), payload }),
) as readonly EventShape[] as readonly [EventShape, ...EventShape[]];

export const eventSchema = z.discriminatedUnion('type', shapes) as unknown as z.ZodType<CohEvent>;
