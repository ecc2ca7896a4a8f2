import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { playMatch } from '../../build/selfplay/playMatch.ts';
import {
  battlefieldOf,
  type CohCommand,
  type CohState,
  commandSchema,
  conflictOfHeroes,
  hasEnemies,
  type Payment,
  SIDES,
} from '../../shared/coh/index.ts';
import {
  DIRECTIONS,
  type HexGrid,
  type HexId,
  hexId,
  hexIndex,
  neighbour,
  NO_HEX,
} from '../../shared/hex/index.ts';
import { canonicalJson, execute, type Match, topDecision } from '../../shared/kernel/index.ts';
import { brawl } from '../helpers/matches.ts';

function positions(seed: number): Match<CohState>[] {
  const found: Match<CohState>[] = [];
  playMatch({ ...brawl(seed), observe: (_, __, after) => found.push(after) });
  return found;
}

/** With and without optional rules and reinforcements, in both firefights. */
const all = [0, 7, 9, 14].flatMap(positions);

const anyUnit = fc.constantFrom('g1', 'g2', 'g5', 'g9', 's1', 's5', 's9', 'nobody', '__proto__');
const anyHex = fc.constantFrom(
  '7-D07',
  '7-C06',
  '7-J05',
  '7-K06',
  '7-A06',
  '7-B12',
  '7-Z01',
  '7-M05',
  '7-R06',
);
const anyPayment = fc.oneof(
  fc.record({ by: fc.constant('activation' as const), commandPoints: fc.nat({ max: 5 }) }),
  fc.constant({ by: 'opportunity' as const }),
  fc.constant({ by: 'command' as const }),
);
const anyFacing = fc.constantFrom(0, 1, 2, 3, 4, 5);
const anyModifier = fc.integer({ min: -4, max: 4 });
const goingTo = {
  unit: anyUnit,
  to: anyHex,
  facing: fc.constant(null),
  cautious: fc.boolean(),
  payment: anyPayment,
};

const anyCommand: fc.Arbitrary<CohCommand> = fc.oneof(
  fc.record({ kind: fc.constant('declareInitiative' as const), modifier: anyModifier }),
  fc.record({
    kind: fc.constant('activateUnit' as const),
    unit: anyUnit,
    modifier: fc.oneof(fc.constant(0), anyModifier),
  }),
  fc.record({ kind: fc.constant('moveUnit' as const), ...goingTo }),
  fc.record({ kind: fc.constant('enterUnit' as const), ...goingTo }),
  fc.record({
    kind: fc.constant('attackHex' as const),
    unit: anyUnit,
    hex: anyHex,
    rolls: fc.constant([]),
    payment: anyPayment,
  }),
  fc.record({ kind: fc.constant('rollAttack' as const), target: anyUnit, modifier: anyModifier }),
  fc.record({
    kind: fc.constant('rallyUnit' as const),
    unit: anyUnit,
    modifier: anyModifier,
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

/** Nothing is declared in advance: neither a facing nor the CAPs on the rolls of an attack. */
test('a command without declarations in advance is accepted if and only if the list offers it; a refusal names its rule', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.constantFrom(...SIDES),
      anyCommand,
      (match, seat, command) => {
        const view = conflictOfHeroes.viewFor(match.state, seat);
        expectAcceptedIfOffered(match, seat, command, conflictOfHeroes.legalCommands(view, seat));
      },
    ),
    { numRuns: 3_000 },
  );
});

test('so is a command of the list in which one thing is changed for that of another list', () => {
  let accepted = 0;
  const refused = new Map<string, number>();
  const anyPosition = fc.constantFrom(...all.filter(({ state }) => state.decisions.length > 0));
  const anyOf = (match: Match<CohState>, choice: number) => {
    const legal = legalIn(match);
    return { legal, command: legal[choice % legal.length]! };
  };
  fc.assert(
    fc.property(anyPosition, fc.nat(), anyPosition, fc.nat(), fc.nat(), (match, a, other, b, f) => {
      const { legal, command } = anyOf(match, a);
      const changed = crossed(command, anyOf(other, b).command, f);
      const seat = conflictOfHeroes.seatToAct(match.state)!;
      const code = expectAcceptedIfOffered(match, seat, changed, legal);
      if (code === null) accepted += 1;
      else refused.set(code, (refused.get(code) ?? 0) + 1);
    }),
    { numRuns: 4_000 },
  );
  expect(accepted).toBeGreaterThan(400);
  expect([...refused.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400);
  for (const code of ['notAdjacent', 'notActive', 'notYourUnit', 'notEnoughCommandPoints'])
    expect(refused.get(code)).toBeGreaterThan(0);
});

function legalIn({ state }: Match<CohState>): CohCommand[] {
  const seat = conflictOfHeroes.seatToAct(state)!;
  return conflictOfHeroes.legalCommands(conflictOfHeroes.viewFor(state, seat), seat);
}

test('so is everything that could be asked of the units on the map and those to come', () => {
  const contested = ({ state }: Match<CohState>) =>
    Object.values(state.units).some(({ side, hex }) => hasEnemies(state, side, hex));
  const atTurn = all.filter(({ state }) => topDecision(state.decisions)?.kind === 'takeTurn');
  const looked = atTurn.filter((match, index) => index % 12 === 0 || contested(match));
  const accepted = new Map<string, number>();
  for (const match of looked) {
    const seat = conflictOfHeroes.seatToAct(match.state)!;
    const view = conflictOfHeroes.viewFor(match.state, seat);
    const offered = new Set(legalIn(match).map((command) => canonicalJson(command)));
    for (const command of everythingAbout(view)) {
      const isLegal = conflictOfHeroes.check(view, seat, command) === null;
      if (isLegal !== offered.has(canonicalJson(command)))
        throw new Error(`${isLegal ? 'not offered' : 'offered'}: ${JSON.stringify(command)}`);
      if (isLegal) accepted.set(command.kind, (accepted.get(command.kind) ?? 0) + 1);
    }
  }
  expect(looked.filter(contested).length).toBeGreaterThan(5);
  for (const kind of ['activateUnit', 'attackHex', 'enterUnit', 'moveUnit', 'rallyUnit'])
    expect(accepted.get(kind)).toBeGreaterThan(20);
});

const PAYMENTS: readonly Payment[] = [
  ...[0, 1, 2, 3, 4, 5].map((commandPoints) => ({ by: 'activation' as const, commandPoints })),
  { by: 'opportunity' },
  { by: 'command' },
];
const MODIFIERS = [-3, -2, -1, 0, 1, 2, 3];

/** Every command that names a unit, sensible or not, with the hexes that units stand in. */
function* everythingAbout(view: CohState): Generator<CohCommand> {
  const { grid } = battlefieldOf(view.board);
  const units = [...Object.values(view.units), ...view.reinforcements];
  const hexes = [...new Set(Object.values(view.units).map(({ hex }) => hex))];
  for (const { id: unit, ...place } of units) {
    for (const modifier of MODIFIERS) yield { kind: 'activateUnit', unit, modifier };
    const around = 'hex' in place ? neighboursOf(grid, place.hex) : place.entry;
    for (const payment of PAYMENTS) {
      for (const hex of hexes) yield { kind: 'attackHex', unit, hex, rolls: [], payment };
      for (const modifier of MODIFIERS) yield { kind: 'rallyUnit', unit, modifier, payment };
      for (const facing of DIRECTIONS) yield { kind: 'pivotUnit', unit, facing, payment };
      for (const to of around)
        for (const cautious of [false, true])
          for (const kind of ['moveUnit', 'enterUnit'] as const)
            yield { kind, unit, to, facing: null, cautious, payment };
    }
  }
}

function neighboursOf(grid: HexGrid, hex: HexId): HexId[] {
  return DIRECTIONS.map((direction) => neighbour(grid, hexIndex(grid, hex), direction))
    .filter((index) => index !== NO_HEX)
    .map((index) => hexId(grid, index));
}

const CROSSED = ['unit', 'to', 'hex', 'target', 'cautious', 'payment', 'modifier', 'payBy'];

/** The first command with one field of the second, where both have it. */
function crossed(command: CohCommand, other: CohCommand, choice: number): CohCommand {
  const shared = CROSSED.filter((field) => field in command && field in other);
  const field = shared[choice % Math.max(1, shared.length)];
  if (field === undefined) return command;
  return { ...command, [field]: other[field as keyof CohCommand] };
}

function expectAcceptedIfOffered(
  match: Match<CohState>,
  seat: string,
  command: CohCommand,
  legal: readonly CohCommand[],
): string | null {
  const text = canonicalJson(command);
  const offered = legal.some((one) => canonicalJson(one) === text);
  const { refusal } = execute(conflictOfHeroes, match, seat, command);
  expect([refusal === null, command]).toEqual([offered, command]);
  if (refusal) expect(refusal.rule).toMatch(/^R\d/);
  return refusal?.code ?? null;
}

test('every command offered has the shape that hosts accept', () => {
  for (const match of positions(11))
    for (const seat of SIDES) {
      const view = conflictOfHeroes.viewFor(match.state, seat);
      for (const command of conflictOfHeroes.legalCommands(view, seat))
        expect(commandSchema.parse(command)).toEqual(command);
    }
});

test('no number of a command may be −0, which would be kept as something else than it was', () => {
  const order = { kind: 'pivotUnit', unit: 'g1', facing: 0 } as const;
  const payment = (commandPoints: number) => ({ by: 'activation', commandPoints });
  expect(commandSchema.safeParse({ ...order, payment: payment(0) }).success).toBe(true);
  expect(commandSchema.safeParse({ ...order, payment: payment(-0) }).success).toBe(false);
});
