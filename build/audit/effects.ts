import type { UnitId } from '../../shared/coh/index.ts';
import type { BookedAttack } from './attackSums.ts';
import type { Audit } from './audit.ts';
import { other, unitNamed } from './books.ts';
import { controlDemands } from './control.ts';
import { movePoolMarker, removeUnit, withUnit } from './entries.ts';
import { demand, readEvent, readInAnyOrder, readVital, requireThat } from './reading.ts';
import { closeActivation, finishAction, readPoints } from './rounds.ts';
import { auditMarkerShown } from './showing.ts';

/** After the last roll: markers, then losses, then who holds the hex, then the next turn. */
export function applyAttack(audit: Audit, { side, attacker, hex, rolled }: BookedAttack): void {
  const hit = rolled.filter(({ hits }) => hits > 0);
  const isWounded = (id: UnitId) => unitNamed(audit.books, id).marker !== null;
  const marked = hit.filter(({ unit, hits }) => hits === 1 && !isWounded(unit));
  const dead = new Set(hit.filter((one) => !marked.includes(one)).map(({ unit }) => unit));
  for (const { unit } of marked) if (drawMarker(audit, unit) === 'killed') dead.add(unit);
  for (const { unit } of hit) if (dead.has(unit)) destroyUnit(audit, unit);
  readInAnyOrder(audit, controlDemands(audit, [hex]));
  readEvent(audit, demand('attackEnded', { side, attacker, hex }));
  finishAction(audit, side);
}

/** R7.4-1: any marker that is still in the pool. */
function drawMarker(audit: Audit, id: UnitId): string {
  const { side } = unitNamed(audit.books, id);
  const { marker } = readVital(audit, demand('hitMarkerDrawn', { side, unit: id }));
  if (marker === null) throw new Error('the referee knows every marker');
  const { pool } = audit.books;
  const left = Object.values(pool).reduce((sum, count) => sum + count, 0);
  // H-17: the spare one only when there is no other.
  const available = marker === 'spare' ? left === 0 : pool[marker] > 0;
  requireThat(audit, 'hitMarkerDrawn', `${marker} is in the pool (R7.4-1)`, available);
  const drawn = movePoolMarker(audit.books, marker, -1);
  // R7.4-3: Killed is revealed by the draw itself.
  audit.books = withUnit(drawn, id, { marker, shown: marker === 'killed', unseenFor: [] });
  return marker;
}

/** R7.3, R2.4-2. */
function destroyUnit(audit: Audit, id: UnitId): void {
  auditMarkerShown(audit, id);
  const { type, side, hex, marker } = unitNamed(audit.books, id);
  readEvent(audit, demand('unitDestroyed', { unit: id, type, side, hex, marker }));
  audit.books = removeUnit(audit.books, id);
  const points = audit.firefight.prices[type] ?? 1;
  readPoints(audit, { side: other(side), points, hex, rule: 'R2.4-2' });
  if (audit.books.active[side] === id) closeActivation(audit, side);
}
