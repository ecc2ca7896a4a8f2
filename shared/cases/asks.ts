import { z } from 'zod';
import {
  battlefieldOf,
  cheapestRoutes,
  type CohState,
  type Mover,
  notices,
  sight,
  type SightEnd,
  stepCost,
  stepObstacle,
  totalCost,
} from '../coh/index.ts';
import { directionTo, type HexGrid, hexId, hexIndex, NO_HEX } from '../hex/index.ts';

/*
 * Questions put straight to the calculators, for what no command of a case can show: what a hex
 * sees that nobody stands in, aircraft and bunkers, what a step would cost a vehicle.
 */

const hex = z.string().min(1).max(16);
const facing = z.literal([0, 1, 2, 3, 4, 5]);

const end = z.union([
  hex,
  z.strictObject({ hex, bunker: facing.optional(), air: z.boolean().optional() }),
]);

const sightAsk = z.strictObject({
  ask: z.literal('sight'),
  from: end,
  /** Every one of them must have the answer. */
  to: z.array(end).min(1),
  visible: z.boolean(),
  /** The DM of all smoke on the way. */
  smoke: z.int().min(0).optional(),
  /** The rule and the hex that are in the way. */
  rule: z.string().optional(),
  blockedAt: hex.optional(),
});

const mover = z.strictObject({
  locomotion: z.enum(['foot', 'tracked', 'wheeled']),
  moveCost: z.int().min(1).max(9),
  symbols: z.int().min(0).max(4).default(0),
  gun: z.boolean().default(false),
});

const stepAsk = z.strictObject({
  ask: z.literal('step'),
  mover,
  from: hex,
  to: hex,
  /** Left out: no hex is behind the mover. */
  facing: facing.optional(),
  cost: z.int().optional(),
  /** The amount of each line of the cost, by its rule. */
  lines: z.record(z.string(), z.int()).optional(),
  refused: z.strictObject({ code: z.string().optional(), rule: z.string() }).optional(),
});

const reachAsk = z.strictObject({
  ask: z.literal('reach'),
  mover,
  from: hex,
  facing: facing.optional(),
  points: z.int().min(0).max(20),
  /** What the cheapest way costs; null for a hex out of reach. */
  costs: z.record(hex, z.int().nullable()),
});

/** Whether somebody at one end notices who hides in each of those hexes (R10.0-2d). */
const noticeAsk = z.strictObject({
  ask: z.literal('notice'),
  from: end,
  to: z.array(hex).min(1),
  noticed: z.boolean(),
});

export const askSchema = z.discriminatedUnion('ask', [sightAsk, noticeAsk, stepAsk, reachAsk]);
export type Ask = z.infer<typeof askSchema>;

/** The first difference between the answer and what the case expects, or null. */
export function answerDiffers(state: CohState, ask: Ask): string | null {
  switch (ask.ask) {
    case 'sight':
      return sightDiffers(state, ask);
    case 'notice':
      return noticeDiffers(state, ask);
    case 'step':
      return stepDiffers(state, ask);
    case 'reach':
      return reachDiffers(state, ask);
  }
}

function sightDiffers(state: CohState, ask: z.infer<typeof sightAsk>): string | null {
  const { grid } = battlefieldOf(state.board);
  for (const to of ask.to) {
    const answer = sight(state, endOf(grid, ask.from), endOf(grid, to));
    const { blocked } = answer;
    const found = {
      visible: answer.visible,
      smoke: answer.smoke,
      rule: blocked?.rule,
      blockedAt: blocked ? hexId(grid, blocked.hex) : undefined,
    };
    const field = (['visible', 'smoke', 'rule', 'blockedAt'] as const).find(
      (name) => ask[name] !== undefined && ask[name] !== found[name],
    );
    if (field)
      return `${JSON.stringify(to)} ${field}: expected ${ask[field]}, found ${found[field]}`;
  }
  return null;
}

function noticeDiffers(state: CohState, ask: z.infer<typeof noticeAsk>): string | null {
  const { grid } = battlefieldOf(state.board);
  const from = endOf(grid, ask.from);
  const wrong = ask.to.find((to) => notices(state, from, placeOf(grid, to)) !== ask.noticed);
  return wrong === undefined ? null : `${wrong} noticed: expected ${ask.noticed}`;
}

function endOf(grid: HexGrid, given: z.infer<typeof end>): SightEnd {
  if (typeof given === 'string') return { hex: placeOf(grid, given) };
  const { hex: name, bunker, air } = given;
  return {
    hex: placeOf(grid, name),
    ...(bunker === undefined ? {} : { bunker }),
    ...(air === undefined ? {} : { air }),
  };
}

function placeOf(grid: HexGrid, name: string): number {
  const place = hexIndex(grid, name);
  if (place === NO_HEX) throw new Error(`asks: ${name} is not on the boards of this case`);
  return place;
}

function stepDiffers(state: CohState, ask: z.infer<typeof stepAsk>): string | null {
  const field = battlefieldOf(state.board);
  const from = placeOf(field.grid, ask.from);
  const direction = directionTo(field.grid, from, placeOf(field.grid, ask.to));
  if (direction === null) throw new Error(`asks: ${ask.to} does not touch ${ask.from}`);
  const obstacle = stepObstacle(field, ask.mover, from, direction);
  if (obstacle)
    return ask.refused?.rule === obstacle.rule &&
      (ask.refused.code ?? obstacle.code) === obstacle.code
      ? null
      : `the step is barred with ${obstacle.code} (${obstacle.rule})`;
  if (ask.refused) return 'expected a refusal, but the step is free';
  const items = stepCost(field, ask.mover, from, direction, ask.facing ?? null);
  if (ask.cost !== undefined && totalCost(items) !== ask.cost)
    return `cost: expected ${ask.cost}, found ${totalCost(items)}`;
  const wrong = Object.entries(ask.lines ?? {}).find(
    ([rule, amount]) => items.find((item) => item.rule === rule)?.amount !== amount,
  );
  return wrong ? `no line of ${wrong[0]} with ${wrong[1]} in ${JSON.stringify(items)}` : null;
}

function reachDiffers(state: CohState, ask: z.infer<typeof reachAsk>): string | null {
  const field = battlefieldOf(state.board);
  const journey = {
    field,
    mover: ask.mover as Mover,
    start: placeOf(field.grid, ask.from),
    facing: ask.facing ?? null,
  };
  const routes = cheapestRoutes(journey, ask.points);
  for (const [name, cost] of Object.entries(ask.costs)) {
    const place = placeOf(field.grid, name);
    const found = routes.find((route) => route.hex === place)?.cost ?? null;
    if (found !== cost) return `${name}: expected ${cost}, found ${found}`;
  }
  return null;
}
