import { test } from '@jest/globals';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { expectAgreement } from '../sight/agreement.ts';

noTimeLimit();

const PAIRS = 10_000_000;

test(`part 5.2: engine and slow reference agree about ${PAIRS} random pairs`, () => {
  expectAgreement(PAIRS, 1_000_000);
});
