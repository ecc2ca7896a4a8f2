import type { EnterUnit, Reinforcement, Side } from '../../shared/coh/index.ts';
import type { Direction, HexId } from '../../shared/hex/index.ts';
import type { Audit } from './audit.ts';
import { type BookedUnit, type Books, enemiesAt, isHeavy } from './books.ts';
import { type Condition, requireAll } from './conditions.ts';
import { controlDemands } from './control.ts';
import { type Ground, hasDitch, isWhole, nameOf, placeOf, terrainAt } from './ground.ts';
import { cautionConditions, endMove, exposing, facingNamed, hexNamed } from './moves.ts';
import { payFor } from './payments.ts';
import { placesAt } from './places.ts';
import { entryPrice } from './prices.ts';
import { compare, demand, readInAnyOrder, readVital } from './reading.ts';

/** R5.1. */
export function auditEntry(audit: Audit, side: Side, command: EnterUnit): void {
  const { unit: id, cautious, facing, payment } = command;
  const reserve = audit.books.reserves[id];
  if (!reserve) throw new Error(`no reinforcement ${id} is still to come`);
  const to = hexNamed(audit, command.to);
  requireAll(audit, 'unitEntered', [
    ...entryConditions(audit.ground, audit.books, reserve, to),
    ...cautionConditions(audit.firefight, audit.ground, to, cautious),
  ]);
  const price = entryPrice(audit.ground, reserve, to, cautious);
  payFor(audit, { side, unit: id, action: 'enter', price, payment });
  const { unit } = readVital(audit, demand('unitEntered', {}));
  const { spent } = audit.books.reserves[id] as Reinforcement;
  const expected = arrived({ ...reserve, spent }, to, facing ?? unit.facing);
  compareArrival(audit, expected, unit);
  audit.books = withArrival(audit.books, expected);
  readInAnyOrder(audit, [
    ...exposing(audit, id, to, cautious),
    ...controlDemands(audit, [to]),
    ...facingNamed(audit, side, id, facing),
  ]);
  endMove(audit, side, id, facing);
}

export function entryConditions(
  ground: Ground,
  books: Books,
  unit: Reinforcement,
  to: HexId,
): Condition[] {
  return [
    ['round has come (R5.1-1)', unit.round <= books.round],
    ['hex is one it may enter (R5.1-1)', entryHexes(ground, books, unit).includes(to)],
  ];
}

/** R5.1-1: the named hexes without enemies; for one with enemies, the nearest free ones. */
export function entryHexes(ground: Ground, books: Books, unit: Reinforcement): HexId[] {
  const hexes = unit.entry.flatMap((named) =>
    isFree(ground, books, unit, named) ? [named] : nearestFree(ground, books, unit, named),
  );
  return [...new Set(hexes)];
}

function nearestFree(ground: Ground, books: Books, unit: Reinforcement, named: HexId): HexId[] {
  const centre = placeOf(ground, named);
  for (let distance = 1; distance <= ground.places.size; distance += 1) {
    const ring = placesAt(centre, distance).flatMap((place) => nameOf(ground, place) ?? []);
    const free = ring.filter((hex) => isFree(ground, books, unit, hex));
    if (free.length > 0) return free;
  }
  return [];
}

function isFree(ground: Ground, books: Books, unit: Reinforcement, hex: HexId): boolean {
  const place = placeOf(ground, hex);
  const isPassable = terrainAt(ground, place).id !== 'river' && !hasDitch(ground, place);
  const canEnter = isWhole(ground, place) && (isPassable || !isHeavy(unit));
  return canEnter && enemiesAt(books, unit.side, hex).length === 0;
}

function arrived(unit: Reinforcement, hex: HexId, facing: Direction): BookedUnit {
  return {
    id: unit.id,
    type: unit.type,
    side: unit.side,
    hex,
    facing,
    spent: unit.spent,
    marker: null,
    shown: false,
    unseenFor: [],
    exposed: false,
    closedIn: [],
  };
}

function compareArrival(audit: Audit, expected: BookedUnit, found: object): void {
  const { id, type, side, hex, facing, spent } = expected;
  for (const [key, value] of Object.entries({ id, type, side, hex, facing, spent, hit: null }))
    compare(audit, 'unitEntered', key, value, (found as Record<string, unknown>)[key]);
}

function withArrival(books: Books, unit: BookedUnit): Books {
  const waiting = Object.entries(books.reserves).filter(([id]) => id !== unit.id);
  return {
    ...books,
    reserves: Object.fromEntries(waiting),
    units: { ...books.units, [unit.id]: unit },
  };
}
