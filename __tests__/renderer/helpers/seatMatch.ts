import {
  type CohCommand,
  type CohEvent,
  type CohState,
  conflictOfHeroes,
  isSide,
  type Side,
} from '../../../shared/coh/index.ts';
import type { CohSeatStep, CohSeatView } from '../../../shared/ipc/contract.ts';
import {
  type Chance,
  execute,
  type KernelCommand,
  type Match,
  newMatch,
  seatStep,
  seatView,
  type Step,
} from '../../../shared/kernel/index.ts';
import { firefight } from '../../helpers/matches.ts';

/** A real match, played by hand, and what each seat is told of it. */
export interface SeatMatch {
  readonly match: Match<CohState>;
  readonly steps: Readonly<Record<Side, readonly CohSeatStep[]>>;
}

export function beginMatch(start: CohState = firefight('firefight-1'), seed = 7): SeatMatch {
  const empty = { match: newMatch(start, seed), steps: { german: [], soviet: [] } };
  return play(empty, { kind: 'begin' });
}

/** Carries out commands of whoever must act; a refusal is a mistake of the test. */
export function play(
  at: SeatMatch,
  ...commands: readonly (CohCommand | KernelCommand)[]
): SeatMatch {
  return playWith(undefined, at, ...commands);
}

/** The same with luck that the test decides. */
export function playWith(
  chance: Chance | undefined,
  at: SeatMatch,
  ...commands: readonly (CohCommand | KernelCommand)[]
): SeatMatch {
  let { match, steps } = at;
  for (const command of commands) {
    const outcome = execute(conflictOfHeroes, match, seatToAct(match), command, chance);
    if (outcome.refusal) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
    steps = {
      german: [...steps.german, seen(match, outcome.step, 'german')],
      soviet: [...steps.soviet, seen(match, outcome.step, 'soviet')],
    };
    match = outcome.match;
  }
  return { match, steps };
}

/** Both declare nothing until somebody has won the initiative. */
export function afterInitiative(at: SeatMatch): SeatMatch {
  let now = at;
  while (now.match.state.decisions.at(-1)?.kind === 'declareInitiative')
    now = play(now, { kind: 'declareInitiative', modifier: 0 });
  return now;
}

export function viewOf({ match }: SeatMatch, side: Side): CohSeatView {
  return seatView(conflictOfHeroes, match, side);
}

export function toAct({ match }: SeatMatch): Side {
  const seat = seatToAct(match);
  if (seat === null || !isSide(seat)) throw new Error('Nobody is to act');
  return seat;
}

function seatToAct(match: Match<CohState>): string | null {
  return conflictOfHeroes.seatToAct(match.state);
}

function seen(before: Match<CohState>, step: Step<CohCommand, CohEvent>, side: Side): CohSeatStep {
  return seatStep(conflictOfHeroes, before, step, side);
}
