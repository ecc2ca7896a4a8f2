import type { CohCommand, Payment, Side } from '../../shared/coh/index.ts';
import { activationConditions, stallAction, stallConditions } from './activations.ts';
import { attackConditions } from './attacks.ts';
import type { BookedAttack } from './attackSums.ts';
import type { Audit } from './audit.ts';
import type { BookedUnit } from './books.ts';
import { allHold } from './conditions.ts';
import { entryConditions, entryHexes } from './entry.ts';
import { nameOf, placeOf } from './ground.ts';
import { type Lines, totalOf } from './lines.ts';
import { cautionConditions, moveConditions, pivotConditions } from './moves.ts';
import { type Action, commandPointsFor, paymentConditions, rollConditions } from './payments.ts';
import { ALL_DIRECTIONS, placeBeside } from './places.ts';
import { entryPrice, firePrice, movePrice, PIVOT_PRICE, RALLY_PRICE } from './prices.ts';
import { rallyConditions } from './rally.ts';

/** What is looked at to say what a side may do. */
type Table = Pick<Audit, 'books' | 'firefight' | 'ground'>;

const MODIFIERS = [-2, -1, 0, 1, 2];

/**
 * Every command that the rules allow now. Facing after a move and the rolls of an attack are left
 * to be asked for, so each way to act is here once.
 */
export function allowedCommands(table: Table): CohCommand[] {
  const { awaited } = table.books;
  switch (awaited.kind) {
    case 'begin':
    case 'over':
      return [];
    case 'declareInitiative':
      return declarations(table, awaited.sides[0] ?? null);
    case 'takeTurn':
      return turnCommands(table, awaited.side);
    case 'chooseFacing':
      return ALL_DIRECTIONS.map((facing) => ({ kind: 'faceUnit', facing }));
    case 'rollAttack':
      return rolls(table, awaited.attack);
  }
}

function turnCommands(table: Table, side: Side): CohCommand[] {
  const units = Object.values(table.books.units).filter((unit) => unit.side === side);
  return [
    { kind: 'pass' },
    ...spentDeclarations(table, side),
    ...stalls(table, side),
    ...activations(table, side),
    ...entries(table, side),
    ...units.flatMap((unit) => [
      ...moves(table, unit),
      ...pivots(table, unit),
      ...attacks(table, unit),
      ...rallies(table, unit),
    ]),
  ];
}

function affordableModifiers({ books }: Table, side: Side, alreadyPaid: number): number[] {
  return MODIFIERS.filter((modifier) => {
    const inAll = Math.abs(modifier) + alreadyPaid;
    return allHold(rollConditions(books, side, modifier)) && inAll <= books.tracks[side].current;
  });
}

function declarations(table: Table, side: Side | null): CohCommand[] {
  if (side === null) return [];
  return affordableModifiers(table, side, 0).map((modifier) => ({
    kind: 'declareInitiative',
    modifier,
  }));
}

function rolls(table: Table, { side, sums, rolled }: BookedAttack): CohCommand[] {
  const open = sums.filter(({ unit }) => rolled.every((one) => one.unit !== unit));
  return open.flatMap(({ unit: target }) =>
    affordableModifiers(table, side, 0).map((modifier): CohCommand => ({
      kind: 'rollAttack',
      target,
      modifier,
    })),
  );
}

function spentDeclarations({ books }: Table, side: Side): CohCommand[] {
  return books.active[side] === null ? [] : [{ kind: 'declareSpent' }];
}

function stalls({ books }: Table, side: Side): CohCommand[] {
  return (['activation', 'command'] as const)
    .filter((payBy) => {
      const action = stallAction(books, side, payBy);
      return allHold([...stallConditions(books, action), ...paymentConditions(books, action)]);
    })
    .map((payBy) => ({ kind: 'stall', payBy }));
}

function activations(table: Table, side: Side): CohCommand[] {
  const { books, firefight } = table;
  const own = [...Object.values(books.units), ...Object.values(books.reserves)]
    .filter((unit) => unit.side === side)
    .filter(({ id }) => allHold(activationConditions(books, side, id)));
  // R3.0.1: CAPs only where there is a roll to put them on.
  const modifiers = firefight.options.variableActionPoints
    ? affordableModifiers(table, side, 0)
    : [0];
  return own.flatMap(({ id: unit }) =>
    modifiers.map((modifier): CohCommand => ({ kind: 'activateUnit', unit, modifier })),
  );
}

/** The ways to pay for an action that the side can afford. */
function payments({ books }: Table, action: Omit<Action, 'payment'>): Payment[] {
  const supplements = Array.from(
    { length: totalOf(action.price) },
    (_, commandPoints): Payment => ({ by: 'activation', commandPoints }),
  );
  const all: Payment[] = [...supplements, { by: 'opportunity' }, { by: 'command' }];
  return all.filter((payment) => allHold(paymentConditions(books, { ...action, payment })));
}

function moves(table: Table, unit: BookedUnit): CohCommand[] {
  const { ground, firefight } = table;
  const beside = ALL_DIRECTIONS.flatMap(
    (side) => nameOf(ground, placeBeside(placeOf(ground, unit.hex), side)) ?? [],
  );
  return beside.flatMap((to) =>
    [false, true].flatMap((cautious): CohCommand[] => {
      const caution = cautionConditions(firefight, ground, to, cautious);
      if (!allHold([...moveConditions(ground, unit, to), ...caution])) return [];
      const price = movePrice(ground, unit, to, cautious);
      return paid(table, unit, 'move', price).map((payment) => ({
        kind: 'moveUnit',
        unit: unit.id,
        to,
        facing: null,
        cautious,
        payment,
      }));
    }),
  );
}

function entries(table: Table, side: Side): CohCommand[] {
  const { books, ground, firefight } = table;
  const own = Object.values(books.reserves).filter((unit) => unit.side === side);
  return own.flatMap((unit) =>
    entryHexes(ground, books, unit).flatMap((to) =>
      [false, true].flatMap((cautious): CohCommand[] => {
        const caution = cautionConditions(firefight, ground, to, cautious);
        if (!allHold([...entryConditions(ground, books, unit, to), ...caution])) return [];
        const price = entryPrice(ground, unit, to, cautious);
        return paid(table, unit, 'enter', price).map((payment) => ({
          kind: 'enterUnit',
          unit: unit.id,
          to,
          facing: null,
          cautious,
          payment,
        }));
      }),
    ),
  );
}

function pivots(table: Table, unit: BookedUnit): CohCommand[] {
  return ALL_DIRECTIONS.filter((facing) => allHold(pivotConditions(unit, facing))).flatMap(
    (facing) =>
      paid(table, unit, 'pivot', PIVOT_PRICE).map((payment): CohCommand => ({
        kind: 'pivotUnit',
        unit: unit.id,
        facing,
        payment,
      })),
  );
}

function attacks(table: Table, unit: BookedUnit): CohCommand[] {
  const { books, ground } = table;
  const hexes = new Set(Object.values(books.units).map(({ hex }) => hex));
  const open = [...hexes].filter((hex) => allHold(attackConditions(ground, books, unit, hex)));
  return open.flatMap((hex) =>
    paid(table, unit, 'attack', firePrice(unit)).map((payment): CohCommand => ({
      kind: 'attackHex',
      unit: unit.id,
      hex,
      rolls: [],
      payment,
    })),
  );
}

function rallies(table: Table, unit: BookedUnit): CohCommand[] {
  if (!allHold(rallyConditions(table.books, unit))) return [];
  return paid(table, unit, 'rally', RALLY_PRICE).flatMap((payment) =>
    affordableModifiers(table, unit.side, commandPointsFor(RALLY_PRICE, payment)).map(
      (modifier): CohCommand => ({ kind: 'rallyUnit', unit: unit.id, modifier, payment }),
    ),
  );
}

function paid(
  table: Table,
  { id, side }: Pick<BookedUnit, 'id' | 'side'>,
  action: Action['action'],
  price: Lines,
): Payment[] {
  return payments(table, { side, unit: id, action, price });
}
