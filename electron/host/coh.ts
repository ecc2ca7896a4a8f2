import type { GameProgress, Store } from '../../db/index.ts';
import {
  type CohCommand,
  type CohEvent,
  type CohState,
  conflictOfHeroes,
  isSide,
} from '../../shared/coh/index.ts';
import type { Match, Step } from '../../shared/kernel/index.ts';

/** The one game that this host referees so far, in the words of kernel and database. */
export type CohMatch = Match<CohState>;
export type CohStep = Step<CohCommand, CohEvent>;
export type CohStore = Store<CohState, CohCommand, CohEvent>;

export function progressOf(state: CohState): GameProgress {
  const { firefight, round, score } = state;
  const toAct = conflictOfHeroes.seatToAct(state);
  return {
    scenario: { id: firefight.scenario, title: firefight.title, date: firefight.date },
    round: round.number,
    rounds: firefight.rounds,
    turn: round.turn,
    toAct: toAct !== null && isSide(toAct) ? toAct : null,
    points: score.points,
    winner: score.result?.winner ?? null,
    finished: score.result !== null,
  };
}
