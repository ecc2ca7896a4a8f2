import type { RallyUnit, Side } from '../../shared/coh/index.ts';
import type { Audit } from './audit.ts';
import { type BookedUnit, type Books, enemiesAt, unitNamed, unitsAt } from './books.ts';
import { type Condition, requireAll } from './conditions.ts';
import { totalOfTwoDice } from './dice.ts';
import { movePoolMarker, withUnit } from './entries.ts';
import { type Ground, placeOf, terrainAt } from './ground.ts';
import { type Lines, linesOf, totalOf, withoutZeros } from './lines.ts';
import { rallyNumber } from './markers.ts';
import { payFor, payForRoll } from './payments.ts';
import { RALLY_PRICE } from './prices.ts';
import { compare, demand, readVital } from './reading.ts';
import { finishAction } from './rounds.ts';
import { auditMarkerShown } from './showing.ts';

/** R7.5. */
export function auditRally(audit: Audit, side: Side, command: RallyUnit): void {
  const { unit: id, modifier, payment } = command;
  const unit = unitNamed(audit.books, id);
  const { marker } = unit;
  if (marker === null) throw new Error(`${id} has nothing to rally from`);
  requireAll(audit, 'rallyRolled', rallyConditions(audit.books, unit));
  payFor(audit, { side, unit: id, action: 'rally', price: RALLY_PRICE, payment });
  auditMarkerShown(audit, id);
  payForRoll(audit, 'rallyRolled', side, modifier);
  const found = readVital(audit, demand('rallyRolled', { side, unit: id, marker, modifier }));
  const lines = withoutZeros({
    ...rallyHelp(audit.ground, audit.books, unit),
    commandPoints: modifier,
  });
  const total = totalOfTwoDice(audit, 'rallyRolled', found.dice) + totalOf(lines);
  const needed = rallyNumber(marker);
  compare(audit, 'rallyRolled', 'modifiers', lines, linesOf(found.modifiers));
  compare(audit, 'rallyRolled', 'total', total, found.total);
  compare(audit, 'rallyRolled', 'needed', needed, found.needed);
  compare(audit, 'rallyRolled', 'recovered', total >= needed, found.recovered);
  if (found.recovered) recover(audit, unit);
  finishAction(audit, side);
}

export function rallyConditions(books: Books, { side, hex, marker }: BookedUnit): Condition[] {
  return [
    ['it has a marker (R7.5)', marker !== null],
    ['no enemy is in its hex (R7.5-2)', enemiesAt(books, side, hex).length === 0],
  ];
}

/** R7.5.1, A-13. */
function rallyHelp(ground: Ground, books: Books, unit: BookedUnit): Lines {
  const friends = unitsAt(books, unit.hex).filter(
    ({ id, side, marker }) => id !== unit.id && side === unit.side && marker === null,
  );
  return {
    cover: terrainAt(ground, placeOf(ground, unit.hex)).defence >= 1 ? 1 : 0,
    healthyFriends: friends.length,
  };
}

function recover(audit: Audit, { id, marker }: BookedUnit): void {
  if (marker !== null) audit.books = movePoolMarker(audit.books, marker, 1);
  audit.books = withUnit(audit.books, id, { marker: null, shown: false, unseenFor: [] });
}
