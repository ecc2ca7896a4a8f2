import { z } from 'zod';
import type { CohEvent, CostReason } from '../events/index.ts';
import { amount, attackSum, hits, modifiers, rangeBand } from './modifiers.ts';
import {
  count,
  decision,
  facing,
  hex,
  hitMarker,
  markerAbility,
  modifier,
  perSide,
  ruleReference,
  side,
  smokeMarker,
  unit,
  unitId,
  unitType,
} from './values.ts';

const COST_REASONS = Object.keys({
  moveNumber: true,
  terrain: true,
  alongRoad: true,
  uphill: true,
  gully: true,
  gullyOpening: true,
  ditch: true,
  backward: true,
  cautious: true,
  pivot: true,
  stall: true,
  fire: true,
  rally: true,
  hitMarker: true,
} satisfies Record<CostReason, true>) as CostReason[];

const costItem = z.strictObject({
  reason: z.enum(COST_REASONS),
  amount,
  rule: ruleReference,
});

const dice = z.array(z.int().min(1).max(6)).max(12);

const initiativeRoll = z.strictObject({
  dice,
  modifier: amount,
  total: amount,
});

/** What each event says. The compiler asks for an entry when a kind of event is added. */
const payloads = {
  actionTaken: z.strictObject({
    side,
    unit: unitId.nullable(),
    action: z.enum(['move', 'pivot', 'stall', 'attack', 'rally', 'enter']),
    by: z.enum(['activation', 'opportunity', 'command']),
    cost: z.array(costItem).max(64),
    actionPoints: count,
    commandPoints: count,
  }),
  activationEnded: z.strictObject({ side, units: z.array(unitId), lostActionPoints: count }),
  activationRolled: z.strictObject({ side, unit: unitId, dice, modifier, total: amount }),
  attackDeclared: z.strictObject({
    side,
    attacker: unitId,
    from: hex,
    hex,
    range: count,
    band: rangeBand,
    targets: z.array(attackSum).max(99),
  }),
  attackEnded: z.strictObject({ side, attacker: unitId, hex }),
  attackResolved: z.strictObject({
    side,
    attacker: unitId,
    target: unitId,
    dice,
    modifier,
    modifiers: z.strictObject({ attack: modifiers, defence: modifiers }),
    attackValue: amount,
    defenceValue: amount,
    hits,
  }),
  decisionClosed: z.strictObject({ kind: z.string().min(1).max(64) }),
  decisionOpened: decision,
  hexControlled: z.strictObject({ hex, side }),
  hitMarkerDrawn: z.strictObject({ side, unit: unitId, marker: hitMarker.nullable() }),
  hitMarkerShown: z.strictObject({ side, unit: unitId, marker: hitMarker, rule: ruleReference }),
  hitMarkerUnseen: z.strictObject({ side, unit: unitId, ability: markerAbility }),
  initiativeDeclared: z.strictObject({ side, modifier: amount }),
  initiativeRolled: z.strictObject({ rolls: perSide(initiativeRoll), winner: side.nullable() }),
  matchEnded: z.strictObject({ winner: side.nullable(), points: perSide(amount) }),
  passed: z.strictObject({ side }),
  pointsScored: z.strictObject({ side, points: amount, hex, rule: ruleReference }),
  rallyRolled: z.strictObject({
    side,
    unit: unitId,
    marker: hitMarker,
    dice,
    modifier,
    modifiers,
    total: amount,
    needed: amount,
    recovered: z.boolean(),
  }),
  roundEnded: z.strictObject({ round: count }),
  smokeThinned: z.strictObject({
    hexes: z.array(z.strictObject({ hex, left: z.array(smokeMarker) })),
  }),
  roundStarted: z.strictObject({ round: count, commandPoints: perSide(count) }),
  turnStarted: z.strictObject({ side, turn: count }),
  unitActivated: z.strictObject({ side, unit: unitId, actionPoints: count }),
  unitDestroyed: z.strictObject({
    unit: unitId,
    type: unitType,
    side,
    hex,
    marker: hitMarker.nullable(),
    rule: ruleReference,
  }),
  unitEntered: z.strictObject({ unit }),
  unitExposed: z.strictObject({ unit: unitId }),
  unitFaced: z.strictObject({ side, unit: unitId, facing }),
  unitMoved: z.strictObject({ side, unit: unitId, from: hex, to: hex }),
  unitPivoted: z.strictObject({ side, unit: unitId, from: facing, to: facing }),
  unitRevealed: z.strictObject({ unit, rule: ruleReference }),
  unitsClosedIn: z.strictObject({
    enemy: unitId,
    from: facing,
    units: z.array(unitId).max(99),
  }),
} satisfies {
  readonly [Type in CohEvent['type']]: z.ZodType<Extract<CohEvent, { type: Type }>['payload']>;
};

type EventShape = z.ZodObject<{ type: z.ZodLiteral<string>; payload: z.ZodType }>;

const shapes = Object.entries(payloads).map(([type, payload]) =>
  z.strictObject({ type: z.literal(type), payload }),
) as readonly EventShape[] as readonly [EventShape, ...EventShape[]];

export const eventSchema = z.discriminatedUnion('type', shapes) as unknown as z.ZodType<CohEvent>;
