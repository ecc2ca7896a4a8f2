import {
  type CohCommand,
  type CohEvent,
  type CohState,
  conflictOfHeroes,
} from '../../shared/coh/index.ts';
import {
  type ChanceScript,
  execute,
  isUndone,
  type Match,
  newMatch,
  type Refusal,
  scriptedChance,
} from '../../shared/kernel/index.ts';

export interface Played {
  readonly match: Match<CohState>;
  readonly state: CohState;
  readonly events: readonly CohEvent[];
}

/** Carries a command of the seat to act out, with luck as written; all of it must be used. */
export function played(
  position: CohState | Match<CohState>,
  command: CohCommand,
  script: Partial<ChanceScript> = {},
): Played {
  const match = 'revision' in position ? position : newMatch(position, 0);
  const chance = scriptedChance({ dice: [], draws: [], ...script });
  const seat = conflictOfHeroes.seatToAct(match.state);
  // A script counts what it gave out; a command without luck must leave the match's as it was.
  const state = () => (chance.state().join() === '0' ? match.chance : chance.state());
  const outcome = execute(conflictOfHeroes, match, seat, command, { ...chance, state });
  if (outcome.refusal) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
  if (chance.leftOver().length > 0) throw new Error(`Left over: ${chance.leftOver().join()}`);
  const events = outcome.step.events.flatMap((event) => (isUndone(event) ? [] : [event]));
  return { match: outcome.match, state: outcome.match.state, events };
}

export function refusal(state: CohState, command: CohCommand): Refusal | null {
  const seat = conflictOfHeroes.seatToAct(state)!;
  return conflictOfHeroes.check(conflictOfHeroes.viewFor(state, seat), seat, command);
}
