import type { Direction, HexId } from '../../hex/index.ts';
import type { Payment } from '../events/index.ts';
import type { UnitId } from '../state.ts';

/** R3.2.4: CAPs that change the own initiative roll, by −2 to +2. */
export interface DeclareInitiative {
  readonly kind: 'declareInitiative';
  readonly modifier: number;
}

/** R3.0-1. */
export interface ActivateUnit {
  readonly kind: 'activateUnit';
  readonly unit: UnitId;
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
  | DeclareInitiative
  | DeclareSpent
  | FaceUnit
  | MoveUnit
  | Pass
  | PivotUnit
  | Stall;
