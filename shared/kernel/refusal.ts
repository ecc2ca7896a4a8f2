/** Facts are ids and numbers only; the screen turns code and facts into words. */
export type RefusalFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Why a command was not accepted. `rule` is the statement of the rulebook that forbids it. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly facts: RefusalFacts;
}

export function refuse(code: string, rule: string, facts: RefusalFacts = {}): Refusal {
  return { code, rule, facts };
}
