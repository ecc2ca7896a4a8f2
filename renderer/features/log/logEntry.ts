import type { InitiativeRoll, PerSide, Side, UnitId } from '../../../shared/coh/index.ts';

export interface LogDetail {
  readonly text: string;
  readonly rule: string | null;
}

/** One paragraph of the log: what happened, by whom, under which rule, and its sums. */
export interface LogEntry {
  readonly revision: number;
  readonly round: number;
  readonly turn: number;
  readonly side: Side | null;
  readonly unit: UnitId | null;
  /** The words at the start of the title that name who acts. */
  readonly subject: string;
  readonly title: string;
  readonly rule: string | null;
  readonly details: readonly LogDetail[];
  readonly nowSpent: boolean;
  readonly rolls: PerSide<InitiativeRoll> | null;
}
