import type { MarkerAbility, UnitId } from '../../shared/coh/index.ts';
import type { Audit } from './audit.ts';
import { type BookedUnit, unitNamed } from './books.ts';
import { withUnit } from './entries.ts';
import { mustBeShown } from './markers.ts';
import { demand, type Demand, readEvent, readInAnyOrder } from './reading.ts';

const SHOWING_RULE = 'R7.4-2';

/** The unit does or suffers something: its marker is shown, or seen not to matter. */
export function auditMarkerUse(audit: Audit, id: UnitId, ability: MarkerAbility): void {
  auditMarkersUsed(audit, [id], ability);
}

/** The same for all units of a hex, in whatever order. */
export function auditMarkersUsed(
  audit: Audit,
  ids: readonly UnitId[],
  ability: MarkerAbility,
): void {
  const covered = ids.map((id) => unitNamed(audit.books, id)).filter(hasUnshownMarker);
  const fresh = covered.filter(({ unseenFor }) => !unseenFor.includes(ability));
  readInAnyOrder(
    audit,
    fresh.map((unit) => markerDemand(unit, ability)),
  );
  for (const unit of fresh) writeMarkerUse(audit, unit, ability);
}

/** R7.4-2: an attempt to rally and the death of the unit show the marker whatever it is. */
export function auditMarkerShown(audit: Audit, id: UnitId): void {
  const unit = unitNamed(audit.books, id);
  if (!hasUnshownMarker(unit)) return;
  readEvent(audit, shownDemand(unit));
  audit.books = withUnit(audit.books, id, { shown: true });
}

type UnitWithMarker = BookedUnit & { readonly marker: NonNullable<BookedUnit['marker']> };

function hasUnshownMarker(unit: BookedUnit): unit is UnitWithMarker {
  return unit.marker !== null && !unit.shown;
}

function markerDemand(unit: UnitWithMarker, ability: MarkerAbility): Demand {
  if (mustBeShown(unit.marker, ability)) return shownDemand(unit);
  return demand('hitMarkerUnseen', { side: unit.side, unit: unit.id, ability });
}

function shownDemand({ side, id, marker }: UnitWithMarker): Demand {
  return demand('hitMarkerShown', { side, unit: id, marker, rule: SHOWING_RULE });
}

function writeMarkerUse(audit: Audit, unit: UnitWithMarker, ability: MarkerAbility): void {
  audit.books = withUnit(
    audit.books,
    unit.id,
    mustBeShown(unit.marker, ability)
      ? { shown: true }
      : { unseenFor: [...unit.unseenFor, ability] },
  );
}
