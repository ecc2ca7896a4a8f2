import { type Refusal, refuse } from '../../kernel/index.ts';
import type { Side } from '../sides.ts';
import { knownUnit } from '../rules/queries.ts';
import type { CohState, Unit, UnitId } from '../state.ts';

type OwnUnit =
  | { readonly unit: Unit; readonly refusal: null }
  | { readonly unit: null; readonly refusal: Refusal };

/** Units of the other side and units never heard of are refused alike: nothing is given away. */
export function checkOwnUnit(view: CohState, side: Side, id: UnitId): OwnUnit {
  const unit = knownUnit(view, id);
  if (unit?.side === side) return { unit, refusal: null };
  return { unit: null, refusal: refuse('notYourUnit', 'R2.2-1', { unit: id }) };
}
