import { z } from 'zod';
import { type Refusal, refuse, topDecision } from '../../kernel/index.ts';
import type { Side } from '../sides.ts';
import type { CohDecision, CohState } from '../state.ts';
import { activateUnit } from './activateUnit.ts';
import { attackHex } from './attackHex.ts';
import type { CohRecorder } from '../recorder.ts';
import type { CommandRules } from './command.ts';
import { declareInitiative } from './declareInitiative.ts';
import { declareSpent } from './declareSpent.ts';
import { enterUnit } from './enterUnit.ts';
import { faceUnit } from './faceUnit.ts';
import { moveUnit } from './moveUnit.ts';
import { pass } from './pass.ts';
import { pivotUnit } from './pivotUnit.ts';
import { rallyUnit } from './rallyUnit.ts';
import { rollAttack } from './rollAttack.ts';
import { stall } from './stall.ts';
import type { CohCommand } from './types.ts';

type RulesByKind = {
  readonly [Kind in CohCommand['kind']]: CommandRules<Extract<CohCommand, { kind: Kind }>>;
};

const RULES: RulesByKind = {
  declareInitiative,
  activateUnit,
  moveUnit,
  enterUnit,
  attackHex,
  rollAttack,
  rallyUnit,
  pivotUnit,
  faceUnit,
  stall,
  declareSpent,
  pass,
};

export const commandSchema: z.ZodType<CohCommand> = z.discriminatedUnion('kind', [
  RULES.declareInitiative.schema,
  RULES.activateUnit.schema,
  RULES.moveUnit.schema,
  RULES.enterUnit.schema,
  RULES.attackHex.schema,
  RULES.rollAttack.schema,
  RULES.rallyUnit.schema,
  RULES.pivotUnit.schema,
  RULES.faceUnit.schema,
  RULES.stall.schema,
  RULES.declareSpent.schema,
  RULES.pass.schema,
]);

export const COMMAND_KINDS = Object.keys(RULES) as readonly CohCommand['kind'][];

function rulesFor(kind: CohCommand['kind']): CommandRules<CohCommand> {
  return RULES[kind];
}

export function checkCommand(view: CohState, side: Side, command: CohCommand): Refusal | null {
  const pending = topDecision(view.decisions);
  if (!pending) return view.score.result ? refuse('matchOver', 'R2.3') : refuse('notBegun', 'R2.0');
  if (pending.seat !== side) return refuse('notYourTurn', 'R2.2-1', { toAct: pending.seat });
  const rules = rulesFor(command.kind);
  return rules.answers === pending.kind
    ? rules.check(view, side, command)
    : wrongMoment(pending, command);
}

/** Nothing else happens in the middle of an action, nor before the initiative is known. */
function wrongMoment(pending: CohDecision, { kind }: CohCommand): Refusal {
  return refuse('otherDecisionPending', ruleOfMoment(pending, kind), {
    pending: pending.kind,
    command: kind,
  });
}

function ruleOfMoment(pending: CohDecision, kind: CohCommand['kind']): string {
  if (pending.kind === 'declareInitiative') return 'R2.0';
  if (pending.kind === 'takeTurn') return 'R2.2-1';
  // Switching activations is forbidden in the middle of an action by a rule of its own.
  if (kind === 'activateUnit' || kind === 'declareSpent') return 'R3.0-3';
  return pending.kind === 'rollAttack' ? 'R7.7-1' : pending.rule;
}

export function decideCommand(recorder: CohRecorder, side: Side, command: CohCommand): void {
  rulesFor(command.kind).decide(recorder, side, command);
}

/** The one list: it lights up the board, validates clicks, feeds the AI and the fuzzer. */
export function legalCommands(view: CohState, side: Side): CohCommand[] {
  const pending = topDecision(view.decisions);
  if (pending?.seat !== side) return [];
  return COMMAND_KINDS.map(rulesFor)
    .filter((rules) => rules.answers === pending.kind)
    .flatMap((rules) => rules.candidates(view, side))
    .filter((command) => checkCommand(view, side, command) === null);
}
