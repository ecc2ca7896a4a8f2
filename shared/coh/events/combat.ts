import type { HexId } from '../../hex/index.ts';
import type { HitMarkerId, MarkerAbility } from '../content/hitMarkers.ts';
import type { UnitTypeId } from '../content/units.ts';
import type { Side } from '../sides.ts';
import type { AttackSum, RangeBand, UnitId } from '../state.ts';
import { eventOf } from './eventOf.ts';
import type { Modifier } from './modifier.ts';

/** R7.7, A-23: the whole attack is worked out before its first roll. */
export const attackDeclared = eventOf<{
  side: Side;
  attacker: UnitId;
  from: HexId;
  hex: HexId;
  range: number;
  band: RangeBand;
  /** One for every unit in the hex that is attacked. */
  targets: readonly AttackSum[];
}>()('attackDeclared');

/** One roll against one unit (R7.0-2). Its effects follow when every roll of the attack is known. */
export const attackResolved = eventOf<{
  side: Side;
  attacker: UnitId;
  target: UnitId;
  dice: readonly number[];
  /** CAPs on this roll, from −2 to +2 (R3.2.3). */
  modifier: number;
  /** Everything but the dice; the CAPs are among it. */
  modifiers: { readonly attack: readonly Modifier[]; readonly defence: readonly Modifier[] };
  attackValue: number;
  defenceValue: number;
  hits: 0 | 1 | 2;
}>()('attackResolved');

/** Every roll is made and every effect applied. */
export const attackEnded = eventOf<{ side: Side; attacker: UnitId; hex: HexId }>()('attackEnded');

/** R7.4-1. Only the owner is told which marker it is; Killed is revealed at once (R7.4-3). */
export const hitMarkerDrawn = eventOf<{ side: Side; unit: UnitId; marker: HitMarkerId | null }>()(
  'hitMarkerDrawn',
);

/** R7.4-2: the marker mattered, so its owner shows it. From then on everybody knows it. */
export const hitMarkerShown = eventOf<{
  side: Side;
  unit: UnitId;
  marker: HitMarkerId;
  rule: string;
}>()('hitMarkerShown');

/** A marker that would have to be shown for this ability cannot be the one: players remember. */
export const hitMarkerUnseen = eventOf<{ side: Side; unit: UnitId; ability: MarkerAbility }>()(
  'hitMarkerUnseen',
);

/** R7.5. A marker that is rallied goes back into the pool. */
export const rallyRolled = eventOf<{
  side: Side;
  unit: UnitId;
  marker: HitMarkerId;
  dice: readonly number[];
  /** CAPs on the roll. */
  modifier: number;
  /** Everything but the dice; the CAPs are among it. */
  modifiers: readonly Modifier[];
  total: number;
  needed: number;
  recovered: boolean;
}>()('rallyRolled');

/** R7.3. The unit leaves the map for its owner's CAP track; its marker goes back into the pool. */
export const unitDestroyed = eventOf<{
  unit: UnitId;
  type: UnitTypeId;
  side: Side;
  hex: HexId;
  marker: HitMarkerId | null;
  rule: string;
}>()('unitDestroyed');
