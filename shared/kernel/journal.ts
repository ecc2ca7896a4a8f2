import { canonicalJson } from './canonicalJson.ts';
import { seededChance } from './chance.ts';
import type { Game, GameCommand, GameEvent } from './game.ts';
import { applyStep, execute, type Match, type Outcome, type Step } from './match.ts';

/** Watches a match again from what happened. A change of rules can never break this. */
export function replay<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  start: Match<State>,
  steps: readonly Step<Command, Event>[],
): Match<State> {
  return steps.reduce((match, step) => applyStep(game, match, step), start);
}

export interface Divergence {
  readonly revision: number;
  readonly expected: string;
  readonly found: string;
}

/** Plays a match again from what was asked, and says where the rules of today differ, if they do. */
export function verify<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  start: Match<State>,
  steps: readonly Step<Command, Event>[],
): Divergence | null {
  let match = start;
  for (const step of steps) {
    const outcome = tryAgain(game, match, step);
    const found = canonicalJson(
      outcome instanceof Error ? outcome.message : (outcome.refusal ?? outcome.step),
    );
    const expected = canonicalJson(step);
    if (outcome instanceof Error || outcome.refusal || found !== expected)
      return { revision: step.revision, expected, found };
    match = outcome.match;
  }
  return null;
}

/** A forged step may ask for what no seat can ask: that is a divergence too, not a crash. */
function tryAgain<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  match: Match<State>,
  { seat, command }: Step<Command, Event>,
): Outcome<State, Command, Event> | Error {
  try {
    return execute(game, match, seat, command, seededChance(match.chance));
  } catch (problem) {
    return problem instanceof Error ? problem : new Error(String(problem));
  }
}
