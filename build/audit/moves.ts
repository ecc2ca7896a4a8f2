import type {
  FaceUnit,
  Firefight,
  MoveUnit,
  PivotUnit,
  Side,
  UnitId,
} from '../../shared/coh/index.ts';
import type { Direction, HexId } from '../../shared/hex/index.ts';
import type { Audit } from './audit.ts';
import { type BookedUnit, enemiesAt, isHeavy, unitNamed } from './books.ts';
import { type Condition, requireAll } from './conditions.ts';
import { controlDemands } from './control.ts';
import { moveTo, withUnit } from './entries.ts';
import { type Ground, hasDitch, isWhole, nameOf, placeOf, roadJoins, terrainAt } from './ground.ts';
import { isBarred } from './markers.ts';
import { payFor } from './payments.ts';
import { rotated, sideTowards } from './places.ts';
import { movePrice, PIVOT_PRICE } from './prices.ts';
import { demand, type Demand, readEvent, readInAnyOrder } from './reading.ts';
import { finishAction } from './rounds.ts';
import { auditMarkerUse } from './showing.ts';

export function auditMove(audit: Audit, side: Side, command: MoveUnit): void {
  const { unit: id, cautious, facing, payment } = command;
  const unit = unitNamed(audit.books, id);
  const to = hexNamed(audit, command.to);
  requireAll(audit, 'unitMoved', [
    ...moveConditions(audit.ground, unit, to),
    ...cautionConditions(audit.firefight, audit.ground, to, cautious),
  ]);
  const price = movePrice(audit.ground, unit, to, cautious);
  payFor(audit, { side, unit: id, action: 'move', price, payment });
  auditMarkerUse(audit, id, 'move');
  readEvent(audit, demand('unitMoved', { side, unit: id, from: unit.hex, to }));
  audit.books = moveTo(audit.books, id, to);
  readInAnyOrder(audit, [
    ...closingIn(audit, unit, to),
    ...exposing(audit, id, to, cautious),
    ...controlDemands(audit, [unit.hex, to]),
    ...facingNamed(audit, side, id, facing),
  ]);
  endMove(audit, side, id, facing);
}

/** The journal names a hex that two boards share in one way only (H-01). */
export function hexNamed(audit: Audit, hex: HexId): HexId {
  return nameOf(audit.ground, placeOf(audit.ground, hex)) ?? hex;
}

export function moveConditions(ground: Ground, unit: BookedUnit, to: HexId): Condition[] {
  const from = placeOf(ground, unit.hex);
  const target = placeOf(ground, to);
  const side = sideTowards(from, target);
  const swims = terrainAt(ground, target).id === 'river' && !roadJoins(ground, from, target);
  return [
    ['hex is adjacent (R5.0-2)', side !== null],
    ['hex is whole (R1.0-3)', isWhole(ground, target)],
    ['marker lets it move (R7.4-4, T2)', !isBarred(unit.marker, 'move')],
    ['way out is free (R7.6.3-6, A-27)', side === null || !isClosed(unit, side)],
    ['gun does not swim (A-15)', !(swims && isHeavy(unit))],
    ['gun stays out of ditches (R18.3, A-15)', !(hasDitch(ground, target) && isHeavy(unit))],
  ];
}

/** R5.0.1: only as an option, and only where there is something to avoid. */
export function cautionConditions(
  { options }: Firefight,
  ground: Ground,
  to: HexId,
  cautious: boolean,
): Condition[] {
  return [
    ['option of cautious moves is on (R5.0.1)', !cautious || options.cautiousMovement],
    ['caution avoids something (R5.0.1)', !cautious || isBare(ground, to)],
  ];
}

function isBare(ground: Ground, hex: HexId): boolean {
  return terrainAt(ground, placeOf(ground, hex)).defence === 0;
}

/** the way an enemy came in and the hexsides beside it. */
function isClosed(unit: BookedUnit, side: Direction): boolean {
  return unit.closedIn.some(({ from }) =>
    [from, rotated(from, 1), rotated(from, -1)].includes(side),
  );
}

function closingIn(audit: Audit, mover: BookedUnit, to: HexId): Demand[] {
  const units = enemiesAt(audit.books, mover.side, to).map(({ id }) => id);
  const from = sideTowards(placeOf(audit.ground, to), placeOf(audit.ground, mover.hex));
  if (units.length === 0 || from === null) return [];
  for (const id of units) {
    const { closedIn } = unitNamed(audit.books, id);
    audit.books = withUnit(audit.books, id, {
      closedIn: [...closedIn, { enemy: mover.id, from }],
    });
  }
  return [demand('unitsClosedIn', { enemy: mover.id, from, units })];
}

/** R5.0.1: a move into ground without DM, unless it was cautious. */
export function exposing(audit: Audit, id: UnitId, to: HexId, cautious: boolean): Demand[] {
  const { options } = audit.firefight;
  const exposed = options.cautiousMovement && !cautious && isBare(audit.ground, to);
  audit.books = withUnit(audit.books, id, { exposed });
  return exposed ? [demand('unitExposed', { unit: id })] : [];
}

/** R5.2-3: a facing that was named with the move is there at once. */
export function facingNamed(
  audit: Audit,
  side: Side,
  unit: UnitId,
  facing: Direction | null,
): Demand[] {
  if (facing === null) return [];
  audit.books = withUnit(audit.books, unit, { facing });
  return [demand('unitFaced', { side, unit, facing })];
}

/** R5.2-3: one that was not is asked for before the opponent's turn. */
export function endMove(audit: Audit, side: Side, unit: UnitId, facing: Direction | null): void {
  if (facing !== null) finishAction(audit, side);
  else audit.books = { ...audit.books, awaited: { kind: 'chooseFacing', side, unit } };
}

export function auditFacing(audit: Audit, side: Side, { facing }: FaceUnit): void {
  const { awaited } = audit.books;
  if (awaited.kind !== 'chooseFacing') throw new Error('no unit may be faced now');
  readInAnyOrder(audit, facingNamed(audit, side, awaited.unit, facing));
  finishAction(audit, side);
}

/** R5.3. */
export function auditPivot(audit: Audit, side: Side, command: PivotUnit): void {
  const { unit: id, facing: to, payment } = command;
  const unit = unitNamed(audit.books, id);
  requireAll(audit, 'unitPivoted', pivotConditions(unit, to));
  payFor(audit, { side, unit: id, action: 'pivot', price: PIVOT_PRICE, payment });
  auditMarkerUse(audit, id, 'pivot');
  readEvent(audit, demand('unitPivoted', { side, unit: id, from: unit.facing, to }));
  audit.books = withUnit(audit.books, id, { facing: to });
  finishAction(audit, side);
}

export function pivotConditions({ facing, marker }: BookedUnit, to: Direction): Condition[] {
  return [
    ['it turns (H-06)', facing !== to],
    ['marker lets it pivot (T2)', !isBarred(marker, 'pivot')],
  ];
}
