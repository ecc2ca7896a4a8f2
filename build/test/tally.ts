/** What passed and what failed, in the words of the last line. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const passed: Tally = { passed: 1, failed: 0 };
export const failed: Tally = { passed: 0, failed: 1 };

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, each) => total + each.passed, 0),
  failed: tallies.reduce((total, each) => total + each.failed, 0),
});
