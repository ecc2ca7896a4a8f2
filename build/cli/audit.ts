import { parseArgs } from 'node:util';
import { auditGame } from '../audit/auditGame.ts';
import { type AuditedGame, reproductionOf, sentenceOf } from '../audit/report.ts';
import { isVariant, type VariantName, VARIANTS } from '../audit/variants.ts';
import { scenarioStart } from '../selfplay/documents.ts';
import { fail, wholeNumber } from './arguments.ts';

/** npm run audit -- --games N [--scenario ID] [--variant NAME] [--seed S] */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    scenario: { type: 'string', default: 'firefight-1' },
    variant: { type: 'string', default: 'plain' },
    seed: { type: 'string', default: '1' },
  },
});

/** One fault may show in many places; the first ones tell what it is. */
const MOST_SENTENCES = 5;

const games = wholeNumber('games', values.games);
const firstSeed = wholeNumber('seed', values.seed);
const variant = variantNamed(values.variant);
const { scenario } = values;
const start = scenarioStart(scenario) ?? fail(`--scenario: there is no "${scenario}"`);

const seen = new Map<string, number>();
let differences = 0;
let steps = 0;
for (let seed = firstSeed; seed < firstSeed + games; seed += 1) {
  const game = auditGame(VARIANTS[variant](start, seed), seed);
  for (const step of game.steps)
    for (const { type } of step.events) seen.set(type, (seen.get(type) ?? 0) + 1);
  steps += game.steps.length;
  differences += game.differences.length;
  if (game.differences.length > 0) tell({ scenario, variant, seed, differences: game.differences });
}
console.table([...seen].sort(byName).map(([event, audited]) => ({ event, audited })));
console.table([{ scenario, variant, games, steps, differences }]);
process.exitCode = differences > 0 ? 1 : 0;

function tell(game: AuditedGame): void {
  const hidden = game.differences.length - MOST_SENTENCES;
  console.log(`Seed ${game.seed}: ${game.differences.length} differences`);
  for (const one of game.differences.slice(0, MOST_SENTENCES)) console.log(`  ${sentenceOf(one)}`);
  if (hidden > 0) console.log(`  … and ${hidden} more`);
  console.log(`  ${reproductionOf(game)}`);
}

function byName([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1;
}

function variantNamed(name: string): VariantName {
  const names = Object.keys(VARIANTS).join(', ');
  return isVariant(name) ? name : fail(`--variant: expected one of ${names}`);
}
