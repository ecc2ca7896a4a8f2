import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { playMatch } from '../../build/selfplay/playMatch.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import {
  type CohCommand,
  type CohState,
  commandSchema,
  conflictOfHeroes,
  SIDES,
} from '../../shared/coh/index.ts';
import { execute, type Match } from '../../shared/kernel/index.ts';
import { firefight } from '../helpers/matches.ts';

const random = PLAYERS.random!;

function positions(seed: number): Match<CohState>[] {
  const found: Match<CohState>[] = [];
  playMatch({
    state: firefight('firefight-1'),
    players: { german: random, soviet: random },
    seed,
    observe: (_, __, after) => found.push(after),
  });
  return found;
}

const anyUnit = fc.constantFrom('g1', 'g2', 'g5', 's1', 's5', 'nobody', '__proto__');
const anyHex = fc.constantFrom(
  '7-D07',
  '7-C06',
  '7-J05',
  '7-K06',
  '7-A06',
  '7-B12',
  '7-Z01',
  '7-M05',
);
const anyPayment = fc.oneof(
  fc.record({ by: fc.constant('activation' as const), commandPoints: fc.nat({ max: 5 }) }),
  fc.constant({ by: 'opportunity' as const }),
  fc.constant({ by: 'command' as const }),
);
const anyFacing = fc.constantFrom(0, 1, 2, 3, 4, 5);

const anyCommand: fc.Arbitrary<CohCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('declareInitiative' as const),
    modifier: fc.integer({ min: -4, max: 4 }),
  }),
  fc.record({ kind: fc.constant('activateUnit' as const), unit: anyUnit }),
  fc.record({
    kind: fc.constant('moveUnit' as const),
    unit: anyUnit,
    to: anyHex,
    facing: fc.constant(null),
    payment: anyPayment,
  }),
  fc.record({
    kind: fc.constant('pivotUnit' as const),
    unit: anyUnit,
    facing: anyFacing,
    payment: anyPayment,
  }),
  fc.record({ kind: fc.constant('faceUnit' as const), facing: anyFacing }),
  fc.record({
    kind: fc.constant('stall' as const),
    payBy: fc.constantFrom('activation' as const, 'command' as const),
  }),
  fc.constant({ kind: 'declareSpent' as const }),
  fc.constant({ kind: 'pass' as const }),
);

test('a command without a facing is accepted if and only if the list offers it; a refusal names its rule', () => {
  const all = [3, 4, 5].flatMap(positions);
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.constantFrom(...SIDES),
      anyCommand,
      (match, seat, command) => {
        const view = conflictOfHeroes.viewFor(match.state, seat);
        const offered = new Set(conflictOfHeroes.legalCommands(view, seat).map(sorted));
        const { refusal } = execute(conflictOfHeroes, match, seat, command);
        expect(refusal === null).toBe(offered.has(sorted(command)));
        if (refusal) expect(refusal.rule).toMatch(/^R\d/);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('every command offered has the shape that hosts accept', () => {
  for (const match of positions(9))
    for (const seat of SIDES) {
      const view = conflictOfHeroes.viewFor(match.state, seat);
      for (const command of conflictOfHeroes.legalCommands(view, seat))
        expect(commandSchema.parse(command)).toEqual(command);
    }
});

/** The same text whatever the order of the fields. */
function sorted(command: CohCommand): string {
  return JSON.stringify(command, [
    'kind',
    'unit',
    'to',
    'facing',
    'payment',
    'by',
    'commandPoints',
    'payBy',
    'modifier',
  ]);
}
