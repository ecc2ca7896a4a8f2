import { seededChance } from './chance.ts';
import type { Game, GameCommand, GameEvent } from './game.ts';
import { applyStep, execute, type Match, type Step } from './match.ts';

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
    const outcome = execute(game, match, step.seat, step.command, seededChance(match.chance));
    const found = JSON.stringify(outcome.refusal ?? outcome.step);
    const expected = JSON.stringify(step);
    if (outcome.refusal || found !== expected) return { revision: step.revision, expected, found };
    match = outcome.match;
  }
  return null;
}
