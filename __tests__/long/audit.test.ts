import { expect, test } from '@jest/globals';
import { auditGame } from '../../build/audit/auditGame.ts';
import { reproductionOf, sentenceOf } from '../../build/audit/report.ts';
import { type VariantName, VARIANTS } from '../../build/audit/variants.ts';
import { firefight } from '../helpers/matches.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';

noTimeLimit();

/** The firefights as they are, and fewer of each variant. */
const GAMES = 200;
const GAMES_OF_A_VARIANT = 40;

const rows = ['firefight-1', 'firefight-2', 'firefight-5', 'firefight-6'].flatMap((scenario) =>
  (Object.keys(VARIANTS) as VariantName[]).map((variant): [string, VariantName] => [
    scenario,
    variant,
  ]),
);

test.each(rows)('games of %s, variant %s: not one difference', (scenario, variant) => {
  const games = variant === 'plain' ? GAMES : GAMES_OF_A_VARIANT;
  const found: string[] = [];
  for (let seed = 1; seed <= games; seed += 1) {
    const start = VARIANTS[variant](firefight(scenario), seed);
    const { differences } = auditGame(start, seed);
    const reproduction = reproductionOf({ scenario, variant, seed, differences });
    found.push(...differences.map((one) => `${sentenceOf(one)} ${reproduction}`));
  }
  expect(found).toEqual([]);
});
