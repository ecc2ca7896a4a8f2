import { parseArgs } from 'node:util';
import { PLAYERS, type Player } from '../../shared/ai/index.ts';
import { scenarioStart } from '../selfplay/documents.ts';
import { playMatch } from '../selfplay/playMatch.ts';
import { fail, wholeNumber } from './arguments.ts';

/** npm run selfplay -- --games N --a LEVEL --b LEVEL [--scenario ID] [--seed S] */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    a: { type: 'string', default: 'random' },
    b: { type: 'string', default: 'random' },
    scenario: { type: 'string', default: 'firefight-1' },
    seed: { type: 'string', default: '1' },
  },
});

const games = wholeNumber('games', values.games);
const firstSeed = wholeNumber('seed', values.seed);
const players = { german: level('a', values.a), soviet: level('b', values.b) };
const state =
  scenarioStart(values.scenario) ?? fail(`--scenario: there is no "${values.scenario}"`);

const tally = { german: 0, soviet: 0, bothLose: 0, steps: 0 };
for (let seed = firstSeed; seed < firstSeed + games; seed += 1) {
  const { final, steps } = playMatch({ state, players, seed });
  const winner = final.state.score.result?.winner ?? null;
  tally[winner ?? 'bothLose'] += 1;
  tally.steps += steps.length;
  console.log(
    JSON.stringify({ seed, winner, points: final.state.score.points, steps: steps.length }),
  );
}
console.table([
  {
    scenario: values.scenario,
    games,
    [`german (${values.a})`]: tally.german,
    [`soviet (${values.b})`]: tally.soviet,
    'both lose': tally.bothLose,
    'steps per game': Math.round(tally.steps / Math.max(1, games)),
  },
]);

function level(option: string, name: string): Player {
  return PLAYERS[name] ?? fail(`--${option}: expected one of ${Object.keys(PLAYERS).join(', ')}`);
}
