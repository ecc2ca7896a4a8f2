import type { Side } from '../sides.ts';
import type { UnitId } from '../state.ts';
import type { CostItem } from './cost.ts';
import { eventOf } from './eventOf.ts';

/** The four ways to pay for an action, less cards (R2.2-3). */
export type Payment =
  /** AP of the activation, the rest in CAPs (R3.2.1). */
  | { readonly by: 'activation'; readonly commandPoints: number }
  /** Free, but the unit is spent afterwards (R3.1). */
  | { readonly by: 'opportunity' }
  /** Everything in CAPs; ready stays ready, spent stays spent (R3.2.2). */
  | { readonly by: 'command' };

export type ActionKind = 'move' | 'pivot' | 'stall' | 'attack' | 'rally' | 'enter';

/** R3.0-1: activating is not an action. */
export const unitActivated = eventOf<{
  side: Side;
  unit: UnitId;
  actionPoints: number;
}>()('unitActivated');

/** R3.0.1: the dice that give an activation its AP, before the unit is activated with them. */
export const activationRolled = eventOf<{
  side: Side;
  unit: UnitId;
  dice: readonly number[];
  /** CAPs on the roll (R3.2.3). */
  modifier: number;
  total: number;
}>()('activationRolled');

/** R2.2-5: the units of the activation are spent and what was left of its AP is lost. */
export const activationEnded = eventOf<{
  side: Side;
  units: readonly UnitId[];
  lostActionPoints: number;
}>()('activationEnded');

/** An action begins and is paid for; what it does follows as events of its own. */
export const actionTaken = eventOf<{
  side: Side;
  /** Null for a stall paid in CAPs, which no unit takes. */
  unit: UnitId | null;
  action: ActionKind;
  by: Payment['by'];
  cost: readonly CostItem[];
  actionPoints: number;
  commandPoints: number;
}>()('actionTaken');
