import {
  attackOdds,
  battlefieldOf,
  type CohState,
  conflictOfHeroes,
} from '../../shared/coh/index.ts';
import type { Direction } from '../../shared/hex/index.ts';
import { scenarioStart } from '../selfplay/documents.ts';
import { labPosition, type LabUnit } from '../selfplay/lab.ts';
import { alternate, compared, type Measurement, microseconds } from './measure.ts';

const ROUNDS = 41;
const CALLS = 20;
const BASELINE = 'sight traced anew for every question';

/**
 * What a seat with 12 units is told when it must act, 12 enemies before it: its legal list, and the
 * exact odds of every attack it could make. The baseline does the same without remembering sight.
 */
export function benchFire(): Measurement[] {
  const ours = conflictOfHeroes.viewFor(twelveAgainstTwelve(), 'german');
  const theirs = forgettingSight(ours);
  const measure = (name: string, work: (view: CohState) => number): Measurement => {
    const one = (view: CohState) => () => timeOf(() => work(view));
    if (work(ours) !== work(theirs)) throw new Error(`${name}: the baseline does something else`);
    return compared({
      name,
      baseline: BASELINE,
      unit: 'µs',
      ...alternate(ROUNDS, one(ours), one(theirs)),
    });
  };
  return [
    measure('legal list, 12 units', legalList),
    measure('exact odds of all their attacks', allOdds),
    measure('legal list and all odds', (view) => legalList(view) + allOdds(view)),
  ];
}

function timeOf(work: () => void): number {
  return (
    microseconds(() => {
      for (let call = 0; call < CALLS; call += 1) work();
    }) / CALLS
  );
}

function legalList(view: CohState): number {
  return conflictOfHeroes.legalCommands(view, 'german').length;
}

function allOdds(view: CohState): number {
  const units = Object.values(view.units);
  const targets = new Set(units.filter(({ side }) => side === 'soviet').map(({ hex }) => hex));
  let found = 0;
  for (const { id, side } of units)
    if (side === 'german')
      for (const hex of targets) found += attackOdds(view, id, hex)?.targets.length ?? 0;
  return found;
}

/** The same view over ground of its own, on which every line of sight is traced when asked for. */
function forgettingSight(view: CohState): CohState {
  const board = structuredClone(view.board);
  const { sight } = battlefieldOf(board);
  // A row that is never marked as filled is traced again with every question.
  Object.assign(sight, { filled: new Proxy(sight.filled, { set: () => true }) });
  return { ...view, board };
}

/** Both sides in the open middle of board 7, some stacked, some hit, one of them active. */
function twelveAgainstTwelve(): CohState {
  const start = scenarioStart('firefight-1');
  if (!start) throw new Error('There is no firefight-1');
  const german: readonly [LabUnit['type'], string][] = [
    ['G02', '7-E03'],
    ['G02', '7-E04'],
    ['G03', '7-E05'],
    ['G02', '7-E06'],
    ['G06', '7-E06'],
    ['G02', '7-F07'],
    ['G03', '7-F08'],
    ['G07', '7-D05'],
    ['G08', '7-D06'],
    ['G02', '7-G06'],
    ['G06', '7-D08'],
    ['G02', '7-G04'],
  ];
  const soviet: readonly [LabUnit['type'], string][] = [
    ['S01', '7-I04'],
    ['S01', '7-I05'],
    ['S02', '7-I06'],
    ['S01', '7-I07'],
    ['S07', '7-I07'],
    ['S03', '7-H08'],
    ['S04', '7-H05'],
    ['S06', '7-J06'],
    ['S08', '7-J05'],
    ['S02', '7-H03'],
    ['S07', '7-J08'],
    ['S01', '7-J04'],
  ];
  const placed = (units: typeof german, prefix: string, facing: Direction) =>
    units.map(([type, hex], index): [string, LabUnit] => [
      `${prefix}${index + 1}`,
      { type, hex, facing, ...(index % 4 === 1 ? { hit: 'suppressed' } : {}) },
    ]);
  return labPosition('german', {
    board: start.board,
    units: Object.fromEntries([...placed(german, 'g', 2), ...placed(soviet, 's', 5)]),
    active: 'g1',
    options: { variableActionPoints: true, cautiousMovement: true },
  });
}
