import type { InitiativeRoll, PerSide, Side, UnitId } from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';

export interface LogDetail {
  readonly text: string;
  readonly rule: string | null;
}

/** One summand, in a word, with its figure, its rule and, where it was rolled, its dice. */
export interface LogPart {
  readonly text: string;
  readonly amount: number;
  readonly rule: string | null;
  readonly dice: readonly number[] | null;
}

/** "AV 14 = red 5 + 2D6 8 + CAP 1" */
export interface LogSum {
  readonly label: string;
  readonly value: number;
  readonly parts: readonly LogPart[];
  /** What the sum had to reach, where no sum of its own says it. */
  readonly against: string | null;
}

export type Verdict = 'miss' | 'hit' | 'destroyed' | 'rallied' | 'failed';

/** What an attack did to one unit. */
export interface LogResult {
  readonly unit: UnitId;
  readonly side: Side | null;
  readonly name: string;
  /** "vs Rifles ’41", when the title does not say whom the attack met. */
  readonly heading: string | null;
  readonly verdict: Verdict;
  readonly sums: readonly LogSum[];
  readonly details: readonly LogDetail[];
}

export interface LogAttack {
  readonly hex: HexId;
  readonly closeCombat: boolean;
  /** One for each roll made so far. */
  readonly results: readonly LogResult[];
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
  readonly verdict: Verdict | null;
  readonly sums: readonly LogSum[];
  readonly attack: LogAttack | null;
  /** What its price is made of, where that is more than one thing. */
  readonly cost: readonly LogDetail[];
  readonly details: readonly LogDetail[];
  /** Its AP are used up with this. An opportunity action says so by itself. */
  readonly nowSpent: boolean;
  /** Came of the entry before it: nobody did this by itself. */
  readonly follows: boolean;
  readonly rolls: PerSide<InitiativeRoll> | null;
}

/** The verdict beside the title: of several targets each has its own instead. */
export function titleVerdict({ verdict, attack }: LogEntry): Verdict | null {
  const [first] = attack?.results ?? [];
  return verdict ?? (first?.heading === null ? first.verdict : null);
}

/** Several rolls of one attack are told one below the other. */
export function hasSeveralTargets({ attack }: LogEntry): boolean {
  return attack?.results.some(({ heading }) => heading !== null) ?? false;
}

/** What an attack did to the units of a side. */
export function resultsOn({ attack }: LogEntry, side: Side | null): LogResult[] {
  return attack?.results.filter((result) => result.side === side) ?? [];
}
