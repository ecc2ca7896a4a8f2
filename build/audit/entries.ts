import type { HitMarkerId, PerSide, Side, UnitId } from '../../shared/coh/index.ts';
import type { HexId } from '../../shared/hex/index.ts';
import { type BookedUnit, type Books, ceilingOf, type Track, unitNamed } from './books.ts';

/** Entries in the books. Each gives the books back with one thing changed. */

export function withUnit(books: Books, id: UnitId, change: Partial<BookedUnit>): Books {
  const unit = { ...unitNamed(books, id), ...change };
  return { ...books, units: { ...books.units, [id]: unit } };
}

export function withEveryUnit(books: Books, change: (unit: BookedUnit) => BookedUnit): Books {
  const units = Object.entries(books.units).map(([id, unit]) => [id, change(unit)]);
  return { ...books, units: Object.fromEntries(units) };
}

export function withSide<T>(both: PerSide<T>, side: Side, value: T): PerSide<T> {
  return { ...both, [side]: value };
}

function withTrack(books: Books, side: Side, change: Partial<Track>): Books {
  const track = { ...books.tracks[side], ...change };
  return { ...books, tracks: withSide(books.tracks, side, track) };
}

export function payCommandPoints(books: Books, side: Side, amount: number): Books {
  return withTrack(books, side, { current: books.tracks[side].current - amount });
}

export function payActionPoints(books: Books, side: Side, amount: number): Books {
  const left = books.actionPoints[side] - amount;
  return { ...books, actionPoints: withSide(books.actionPoints, side, left) };
}

/** A unit on the map or still to come becomes ready or spent. */
export function markSpent(books: Books, id: UnitId, spent: boolean): Books {
  if (books.units[id]) return withUnit(books, id, { spent });
  const reserve = books.reserves[id];
  if (!reserve) return books;
  return { ...books, reserves: { ...books.reserves, [id]: { ...reserve, spent } } };
}

export function activate(books: Books, side: Side, id: UnitId, actionPoints: number): Books {
  return {
    ...books,
    active: withSide(books.active, side, id),
    actionPoints: withSide(books.actionPoints, side, actionPoints),
  };
}

/** R2.2-5. */
export function endActivation(books: Books, side: Side): Books {
  const id = books.active[side];
  const spent = id === null ? books : markSpent(books, id, true);
  return {
    ...spent,
    active: withSide(books.active, side, null),
    actionPoints: withSide(books.actionPoints, side, 0),
  };
}

/** R2.0-1: everybody ready, CAPs at the ceiling. */
export function beginRound(books: Books, round: number): Books {
  const ready = Object.keys(books.reserves).reduce((all, id) => markSpent(all, id, false), books);
  const rested = withEveryUnit(ready, (unit) => ({ ...unit, spent: false, exposed: false }));
  const reset = (track: Track) => ({ ...track, current: ceilingOf(track) });
  return {
    ...rested,
    tracks: { german: reset(books.tracks.german), soviet: reset(books.tracks.soviet) },
    round,
    turn: 0,
    passes: 0,
  };
}

/** R5.0.1: what happened in the open is forgotten when the owner's next turn begins. */
export function beginTurn(books: Books, side: Side, turn: number): Books {
  const covered = withEveryUnit(books, (unit) =>
    unit.side === side ? { ...unit, exposed: false } : unit,
  );
  return { ...covered, turn, awaited: { kind: 'takeTurn', side } };
}

export function scorePoints(books: Books, side: Side, points: number): Books {
  return { ...books, points: withSide(books.points, side, books.points[side] + points) };
}

export function takeControl(books: Books, hex: HexId, side: Side): Books {
  const objectives = books.objectives.map((one) =>
    one.hex === hex ? { ...one, control: side } : one,
  );
  return { ...books, objectives };
}

/** Nobody is closed in by an enemy who is not there any more. */
export function forgetEnemy(books: Books, enemy: UnitId): Books {
  return withEveryUnit(books, (unit) => ({
    ...unit,
    closedIn: unit.closedIn.filter((one) => one.enemy !== enemy),
  }));
}

/** Takes a marker out of the pool (−1) or puts it back (+1); the spare one is not of the 20. */
export function movePoolMarker(books: Books, marker: HitMarkerId, change: 1 | -1): Books {
  if (marker === 'spare') return books;
  return { ...books, pool: { ...books.pool, [marker]: books.pool[marker] + change } };
}

/** R7.3: off the map, its marker into the pool, one CAP fewer for its owner at once. */
export function removeUnit(books: Books, id: UnitId): Books {
  const { side, marker } = unitNamed(books, id);
  const units = Object.fromEntries(Object.entries(books.units).filter(([key]) => key !== id));
  const track = { ...books.tracks[side], lost: books.tracks[side].lost + 1 };
  const current = Math.min(track.current, ceilingOf(track));
  const less = withTrack({ ...books, units }, side, { ...track, current });
  const pooled = marker === null ? less : movePoolMarker(less, marker, 1);
  return forgetEnemy(pooled, id);
}

/** what held the mover in its old hex ends, and nobody there is held by it any more. */
export function moveTo(books: Books, id: UnitId, hex: HexId): Books {
  return withUnit(forgetEnemy(books, id), id, { hex, closedIn: [] });
}
