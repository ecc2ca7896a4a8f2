import type { Direction, HexId } from '../../hex/index.ts';
import type { Payment } from '../events/index.ts';
import type { UnitId } from '../state.ts';

/** R3.2.4: CAPs that change the own initiative roll, by −2 to +2. */
export interface DeclareInitiative {
  readonly kind: 'declareInitiative';
  readonly modifier: number;
}

/** R3.0-1. `modifier`: CAPs on the roll for AP, where AP are rolled (R3.0.1); otherwise 0. */
export interface ActivateUnit {
  readonly kind: 'activateUnit';
  readonly unit: UnitId;
  readonly modifier: number;
}

/** R3.0-3: gives up the running activation. */
export interface DeclareSpent {
  readonly kind: 'declareSpent';
}

/** R5.0. With `facing` null the mover is asked after entering the hex (R5.2-3). */
export interface MoveUnit {
  readonly kind: 'moveUnit';
  readonly unit: UnitId;
  readonly to: HexId;
  readonly facing: Direction | null;
  /** R5.0.1: pays 1 AP more and is not exposed. */
  readonly cautious: boolean;
  readonly payment: Payment;
}

/** R5.1: a reinforcement comes onto the map. */
export interface EnterUnit {
  readonly kind: 'enterUnit';
  readonly unit: UnitId;
  readonly to: HexId;
  readonly facing: Direction | null;
  readonly cautious: boolean;
  readonly payment: Payment;
}

/** CAPs on one roll of an attack, declared before it is made (R3.2.3, R7.7). */
export interface RollDeclaration {
  readonly target: UnitId;
  readonly modifier: number;
}

/** R7.0. Rolls that are not declared here are asked for one by one. */
export interface AttackHex {
  readonly kind: 'attackHex';
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly rolls: readonly RollDeclaration[];
  readonly payment: Payment;
}

/** R7.7: the next roll of an attack, against whichever unit the attacker likes. */
export interface RollAttack extends RollDeclaration {
  readonly kind: 'rollAttack';
}

/** R7.5. */
export interface RallyUnit {
  readonly kind: 'rallyUnit';
  readonly unit: UnitId;
  /** CAPs on the roll. */
  readonly modifier: number;
  readonly payment: Payment;
}

/** R5.2-3: the answer to the free choice of facing. */
export interface FaceUnit {
  readonly kind: 'faceUnit';
  readonly facing: Direction;
}

/** R5.3. */
export interface PivotUnit {
  readonly kind: 'pivotUnit';
  readonly unit: UnitId;
  readonly facing: Direction;
  readonly payment: Payment;
}

/** R2.2-8. */
export interface Stall {
  readonly kind: 'stall';
  readonly payBy: 'activation' | 'command';
}

/** R2.2-6. */
export interface Pass {
  readonly kind: 'pass';
}

export type CohCommand =
  | ActivateUnit
  | AttackHex
  | DeclareInitiative
  | DeclareSpent
  | EnterUnit
  | FaceUnit
  | MoveUnit
  | Pass
  | PivotUnit
  | RallyUnit
  | RollAttack
  | Stall;
