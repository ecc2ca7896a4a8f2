import {
  type CohCommand,
  type CohEvent,
  type CohState,
  COMMAND_KINDS,
  conflictOfHeroes,
  SIDES,
} from '../coh/index.ts';
import { shapeProblems } from '../scenario/index.ts';
import { hexGrid } from '../hex/index.ts';
import {
  execute,
  type Match,
  newMatch,
  type ScriptedChance,
  scriptedChance,
  seatView,
  type Undone,
} from '../kernel/index.ts';
import { answerDiffers } from './asks.ts';
import { includes, same, valueAt } from './compare.ts';
import { resolveHexNames } from './hexNames.ts';
import { stateOfPosition } from './position.ts';
import { type CaseExpectation, caseSchema, type CaseStep, type RulesCase } from './schema.ts';

export type CaseResult =
  | { readonly passed: true; readonly id: string; readonly title: string }
  | {
      readonly passed: false;
      readonly id: string;
      readonly title: string;
      /** The first difference, in one sentence. */
      readonly difference: string;
    };

/** Finds the first state of a scenario named by a case. */
export type ScenarioStart = (id: string) => CohState | null;

class Difference extends Error {}

/** Runs one case and reports the first difference between what it expects and what happens. */
export function runCase(value: unknown, scenarioStart: ScenarioStart): CaseResult {
  const { id, title } = labelsOf(value);
  try {
    play(withAddresses(readCase(value)), scenarioStart);
    return { passed: true, id, title };
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem;
    return { passed: false, id, title, difference: problem.message };
  }
}

function readCase(value: unknown): RulesCase {
  const shape = caseSchema.safeParse(value);
  if (shape.success) return shape.data;
  const [problem] = shapeProblems(shape.error);
  throw new Difference(problem?.message ?? 'This is not a rules case');
}

function labelsOf(value: unknown): { id: string; title: string } {
  const { id, title } = (value ?? {}) as { id?: unknown; title?: unknown };
  return {
    id: typeof id === 'string' ? id : 'unnamed case',
    title: typeof title === 'string' ? title : '',
  };
}

function withAddresses(rulesCase: RulesCase): RulesCase {
  if ('scenario' in rulesCase.setup) return rulesCase;
  const grid = hexGrid(rulesCase.setup.boards);
  return resolveHexNames(rulesCase, grid, rulesCase.setup.origin);
}

function play(rulesCase: RulesCase, scenarioStart: ScenarioStart): void {
  const chance = scriptedChance(rulesCase.chance);
  let match = start(rulesCase, chance, scenarioStart);
  expectAll(match, rulesCase.start, 'start');
  rulesCase.steps.forEach((step, index) => {
    match = playStep(match, step, chance, `steps[${index}]`);
  });
  const [left] = chance.leftOver();
  if (left) throw new Difference(`chance: ${left} was never used`);
}

function start(
  { setup, id }: RulesCase,
  chance: ScriptedChance,
  scenarioStart: ScenarioStart,
): Match<CohState> {
  const state = 'scenario' in setup ? scenarioStart(setup.scenario) : stateOfPosition(setup, id);
  if (!state) throw new Difference('setup.scenario: there is no such scenario');
  const match = { ...newMatch(state, 0), chance: chance.state() };
  if (state.decisions.length > 0) return match;
  const begun = execute(conflictOfHeroes, match, null, { kind: 'begin' }, chance);
  if (begun.refusal) throw new Difference(`begin was refused: ${begun.refusal.code}`);
  return begun.match;
}

function playStep(
  match: Match<CohState>,
  step: CaseStep,
  chance: ScriptedChance,
  where: string,
): Match<CohState> {
  const outcome = execute(conflictOfHeroes, match, step.seat, step.command, chance);
  if (outcome.refusal) {
    const { code, rule } = outcome.refusal;
    if (!step.refused) throw new Difference(`${where}: refused with ${code} (${rule})`);
    if (!includes(outcome.refusal, step.refused))
      throw new Difference(
        `${where}.refused: expected ${JSON.stringify(step.refused)}, found ${code} (${rule})`,
      );
    expectAll(match, step.after, where);
    return match;
  }
  if (step.refused) throw new Difference(`${where}: expected a refusal, but it was accepted`);
  expectEvents(outcome.step.events, step.events ?? [], where);
  expectAll(outcome.match, step.after, where);
  return outcome.match;
}

function expectEvents(
  happened: readonly (CohEvent | Undone)[],
  wanted: NonNullable<CaseStep['events']>,
  where: string,
): void {
  const left = [...happened];
  for (const [index, expected] of wanted.entries()) {
    const found = left.findIndex((event) => includes(event, expected));
    if (found < 0)
      throw new Difference(
        `${where}.events[${index}]: no ${JSON.stringify(expected)} in ` +
          JSON.stringify(left.filter(({ type }) => type === expected.type)),
      );
    left.splice(0, found + 1);
  }
}

function expectAll(
  match: Match<CohState>,
  expected: CaseExpectation | undefined,
  where: string,
): void {
  if (!expected) return;
  expectValues(match.state, expected.truth, `${where}.truth`);
  expected.asks?.forEach((ask, index) => {
    const difference = answerDiffers(match.state, ask);
    if (difference) throw new Difference(`${where}.asks[${index}]: ${difference}`);
  });
  for (const side of SIDES) {
    const view = seatView(conflictOfHeroes, match, side);
    expectValues(view.state, expected.view?.[side], `${where}.view.${side}`);
    const { contains = [], lacks = [] } = expected.legal?.[side] ?? {};
    for (const command of [...contains, ...lacks]) checkFields(command, `${where}.legal.${side}`);
    for (const command of contains)
      if (!view.legal.some((offered) => includes(offered, command)))
        throw new Difference(`${where}.legal.${side}: does not offer ${JSON.stringify(command)}`);
    for (const command of lacks)
      if (view.legal.some((offered) => includes(offered, command)))
        throw new Difference(`${where}.legal.${side}: offers ${JSON.stringify(command)}`);
  }
}

/** A misspelt command is never offered, so a case that forbids it would prove nothing. */
function checkFields(command: Record<string, unknown>, where: string): void {
  const unknown = Object.keys(command).find((field) => !COMMAND_FIELDS.has(field));
  if (unknown) throw new Difference(`${where}: no command has a field "${unknown}"`);
  const { kind } = command;
  if (kind !== undefined && !COMMAND_KINDS.includes(kind as CohCommand['kind']))
    throw new Difference(`${where}: there is no command "${JSON.stringify(kind)}"`);
}

const COMMAND_FIELDS = new Set([
  'kind',
  'unit',
  'to',
  'hex',
  'target',
  'rolls',
  'facing',
  'cautious',
  'payment',
  'payBy',
  'modifier',
]);

function expectValues(
  root: CohState,
  values: Record<string, unknown> | undefined,
  where: string,
): void {
  for (const [path, expected] of Object.entries(values ?? {})) {
    const found = valueAt(root, path);
    if (!same(found, expected))
      throw new Difference(
        `${where} ${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found ?? null)}`,
      );
  }
}
