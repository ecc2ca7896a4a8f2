import type { AttackHex, RollAttack, RollDeclaration, Side } from '../../shared/coh/index.ts';
import type { HexId } from '../../shared/hex/index.ts';
import { attackSums, bandAt, type BookedAttack, type BookedSum } from './attackSums.ts';
import type { Audit, PayloadOf } from './audit.ts';
import {
  type BookedUnit,
  type Books,
  counterOf,
  enemiesAt,
  hasBarrel,
  unitNamed,
} from './books.ts';
import { type Condition, requireAll } from './conditions.ts';
import { totalOfTwoDice } from './dice.ts';
import { applyAttack } from './effects.ts';
import { type Ground, levelAt, placeOf } from './ground.ts';
import { type Lines, linesOf, totalOf, withoutZeros } from './lines.ts';
import { isBarred } from './markers.ts';
import { hexNamed } from './moves.ts';
import { payFor, payForRoll } from './payments.ts';
import { hexesApart, isInArc } from './places.ts';
import { firePrice } from './prices.ts';
import { compare, demand, readVital, requireThat } from './reading.ts';
import { auditMarkersUsed, auditMarkerUse } from './showing.ts';
import { smokeBetween } from './sight.ts';

/** R7.0: everything of the attack is known before the first roll. */
export function auditAttack(audit: Audit, side: Side, command: AttackHex): void {
  const { unit: id, payment } = command;
  const hex = hexNamed(audit, command.hex);
  const attacker = unitNamed(audit.books, id);
  payFor(audit, { side, unit: id, action: 'attack', price: firePrice(attacker), payment });
  const sums = attackSums(audit.ground, audit.books, attacker, hex);
  auditMarkerUse(audit, id, 'fire');
  auditMarkersUsed(
    audit,
    sums.map(({ unit }) => unit),
    'defend',
  );
  const conditions = attackConditions(audit.ground, audit.books, attacker, hex);
  requireAll(audit, 'attackDeclared', conditions);
  auditDeclaration(audit, attacker, hex, sums);
  const attack: BookedAttack = { side, attacker: id, hex, sums, rolled: [] };
  audit.books = { ...audit.books, awaited: { kind: 'rollAttack', side, attack } };
  for (const roll of command.rolls) auditRoll(audit, roll);
}

/** R7.7: the next roll of an attack under way. */
export function auditRollAttack(audit: Audit, command: RollAttack): void {
  auditRoll(audit, command);
}

export function attackConditions(
  ground: Ground,
  books: Books,
  attacker: BookedUnit,
  hex: HexId,
): Condition[] {
  const always: Condition[] = [
    ['marker lets it fire (T2)', !isBarred(attacker.marker, 'fire')],
    ['enemies are in the hex (R7.0)', enemiesAt(books, attacker.side, hex).length > 0],
  ];
  return attacker.hex === hex
    ? always
    : [...always, ...fireConditions(ground, books, attacker, hex)];
}

/** Fire out of the own hex; close combat needs none of this (R6.1, R7.6.3). */
function fireConditions(
  ground: Ground,
  books: Books,
  attacker: BookedUnit,
  hex: HexId,
): Condition[] {
  const from = placeOf(ground, attacker.hex);
  const target = placeOf(ground, hex);
  const distance = hexesApart(from, target);
  const isDown = levelAt(ground, target) < 0 && levelAt(ground, from) >= 0;
  const isEngaged = enemiesAt(books, attacker.side, attacker.hex).length > 0;
  return [
    ['no enemy is in its own hex (R7.6.3-5)', !isEngaged],
    ['target is in the arc (A-16)', isInArc(from, attacker.facing, target)],
    ['target is in range (R7.6)', bandAt(attacker, distance) !== null],
    ['target is not too near (R12.0-2)', distance >= counterOf(attacker).range.minimum],
    ['target is in sight (R6.0, 5.2)', smokeBetween(ground, books.smoke, from, target) !== null],
    ['barrel is not lowered into a gully (R11.5-3)', !(isDown && hasBarrel(attacker))],
  ];
}

function auditDeclaration(
  audit: Audit,
  attacker: BookedUnit,
  hex: HexId,
  sums: readonly BookedSum[],
): void {
  const range = hexesApart(placeOf(audit.ground, attacker.hex), placeOf(audit.ground, hex));
  const found = readVital(
    audit,
    demand('attackDeclared', {
      side: attacker.side,
      attacker: attacker.id,
      from: attacker.hex,
      hex,
      range,
      band: bandAt(attacker, range) ?? 'long',
    }),
  );
  const names = (list: readonly { unit: string }[]) => list.map(({ unit }) => unit);
  compare(audit, 'attackDeclared', 'targets', names(sums), names(found.targets));
  for (const sum of sums) {
    const target = found.targets.find(({ unit }) => unit === sum.unit);
    if (target) compareSum(audit, sum, target);
  }
}

type DeclaredSum = PayloadOf<'attackDeclared'>['targets'][number];

function compareSum(audit: Audit, sum: BookedSum, found: DeclaredSum): void {
  const check = (what: string, expected: unknown, value: unknown) =>
    compare(audit, 'attackDeclared', `${what} of ${sum.unit}`, expected, value);
  check('colour', sum.colour, found.colour);
  check('aspect', sum.aspect, found.aspect);
  check('attack', sum.attack, linesOf(found.attack));
  check('defence', sum.defence, linesOf(found.defence));
}

/** R7.0-2, R7.1: one roll against one unit. Nothing happens to it before the last one. */
function auditRoll(audit: Audit, { target, modifier }: RollDeclaration): void {
  const attack = attackUnderWay(audit);
  const { side, attacker } = attack;
  const found = readVital(audit, demand('attackResolved', { side, attacker, target, modifier }));
  const sum = attack.sums.find(({ unit }) => unit === target);
  const isOpen = sum !== undefined && attack.rolled.every(({ unit }) => unit !== target);
  requireThat(audit, 'attackResolved', 'unit is still to be rolled for (R7.7)', isOpen);
  if (!sum) throw new Error(`${target} is not a target of the attack`);
  compareRoll(audit, sum, found);
  payForRoll(audit, 'attackResolved', side, modifier);
  const rolled = [...attack.rolled, { unit: target, hits: found.hits }];
  const next: BookedAttack = { ...attack, rolled };
  audit.books = { ...audit.books, awaited: { kind: 'rollAttack', side, attack: next } };
  if (rolled.length >= attack.sums.length) applyAttack(audit, next);
}

function attackUnderWay(audit: Audit): BookedAttack {
  const { awaited } = audit.books;
  if (awaited.kind !== 'rollAttack') throw new Error('no attack is under way');
  return awaited.attack;
}

function compareRoll(audit: Audit, sum: BookedSum, found: PayloadOf<'attackResolved'>): void {
  const check = (what: string, expected: unknown, value: unknown) =>
    compare(audit, 'attackResolved', what, expected, value);
  const attack = withCommandPoints(sum.attack, found.modifier);
  const attackValue = totalOf(attack) + totalOfTwoDice(audit, 'attackResolved', found.dice);
  const defenceValue = totalOf(sum.defence);
  check('attack', attack, linesOf(found.modifiers.attack));
  check('defence', sum.defence, linesOf(found.modifiers.defence));
  check('attackValue', attackValue, found.attackValue);
  check('defenceValue', defenceValue, found.defenceValue);
  check('hits', hitsOf(attackValue, defenceValue), found.hits);
}

function withCommandPoints(lines: Lines, commandPoints: number): Lines {
  return withoutZeros({ ...lines, commandPoints });
}

/** R7.0-2. */
function hitsOf(attackValue: number, defenceValue: number): number {
  if (attackValue >= defenceValue + 4) return 2;
  return attackValue >= defenceValue ? 1 : 0;
}
