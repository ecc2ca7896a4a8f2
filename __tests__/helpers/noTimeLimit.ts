import { jest } from '@jest/globals';

/** For tests of real programs: how fast the machine is must not decide whether they are right. */
export function noTimeLimit(): void {
  const longestTimerMs = 2 ** 31 - 1;
  jest.setTimeout(longestTimerMs);
}
