import type { DeclareInitiative, PerSide, Side } from '../../shared/coh/index.ts';
import type { Audit } from './audit.ts';
import { totalOfTwoDice } from './dice.ts';
import { withSide } from './entries.ts';
import { payForRoll } from './payments.ts';
import { compare, demand, readEvent, readVital } from './reading.ts';
import { awaitInitiative, startTurn } from './rounds.ts';

/** R3.2.4: one declaration each, then both roll. */
export function auditInitiative(audit: Audit, side: Side, { modifier }: DeclareInitiative): void {
  readEvent(audit, demand('initiativeDeclared', { side, modifier }));
  payForRoll(audit, 'initiativeDeclared', side, modifier);
  const { awaited, declared } = audit.books;
  const sides = awaited.kind === 'declareInitiative' ? awaited.sides.slice(1) : [];
  audit.books = {
    ...audit.books,
    declared: withSide(declared, side, modifier),
    awaited: { kind: 'declareInitiative', sides },
  };
  if (sides.length === 0) rollInitiative(audit);
}

/** R2.1, R3.2.4-2. */
function rollInitiative(audit: Audit): void {
  const { rolls, winner } = readVital(audit, demand('initiativeRolled', {}));
  const total = (side: Side) => {
    const { dice, modifier, total: found } = rolls[side];
    const declared = audit.books.declared[side];
    compare(audit, 'initiativeRolled', `modifier of ${side}`, declared, modifier);
    const expected = totalOfTwoDice(audit, 'initiativeRolled', dice) + declared;
    compare(audit, 'initiativeRolled', `total of ${side}`, expected, found);
    return expected;
  };
  const expected = higher({ german: total('german'), soviet: total('soviet') });
  compare(audit, 'initiativeRolled', 'winner', expected, winner);
  if (winner) startTurn(audit, winner);
  else awaitInitiative(audit);
}

function higher({ german, soviet }: PerSide<number>): Side | null {
  if (german === soviet) return null;
  return german > soviet ? 'german' : 'soviet';
}
