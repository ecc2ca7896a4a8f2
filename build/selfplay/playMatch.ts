import { type Player } from '../../shared/ai/index.ts';
import {
  type CohCommand,
  type CohEvent,
  type CohState,
  conflictOfHeroes,
  type PerSide,
  type Side,
} from '../../shared/coh/index.ts';
import {
  chanceFromSeed,
  execute,
  type KernelCommand,
  type Match,
  newMatch,
  type SeatId,
  seatView,
  seededChance,
  type Step,
} from '../../shared/kernel/index.ts';

export type CohStep = Step<CohCommand, CohEvent>;

export interface PlayedMatch {
  readonly start: Match<CohState>;
  readonly final: Match<CohState>;
  readonly steps: readonly CohStep[];
}

export interface SelfPlayOptions {
  readonly state: CohState;
  readonly players: PerSide<Player>;
  readonly seed: number;
  /** Called after every step; tests look for broken laws here. */
  readonly observe?: (before: Match<CohState>, step: CohStep, after: Match<CohState>) => void;
  /** A match longer than this is a bug in the rules, not a long match. */
  readonly mostSteps?: number;
}

/** Plays a whole match between two computer players, without a screen or a database. */
export function playMatch(options: SelfPlayOptions): PlayedMatch {
  const { state, players, seed, observe, mostSteps = 20_000 } = options;
  const start = newMatch(state, seed);
  const thoughts = seededChance(chanceFromSeed(seed ^ 0x5eed));
  const steps: CohStep[] = [];
  let match = start;
  const take = (seat: SeatId | null, command: CohCommand | KernelCommand) => {
    const outcome = execute(conflictOfHeroes, match, seat, command);
    if (outcome.refusal)
      throw new Error(
        `Seed ${seed}: the list offered what the referee refuses: ` +
          JSON.stringify({ seat, command, refusal: outcome.refusal }),
      );
    const before = match;
    match = outcome.match;
    steps.push(outcome.step);
    observe?.(before, outcome.step, match);
  };
  take(null, { kind: 'begin' });
  for (let seat = toAct(match); seat; seat = toAct(match)) {
    if (steps.length > mostSteps) throw new Error(`Seed ${seed}: no end after ${mostSteps} steps`);
    const view = seatView(conflictOfHeroes, match, seat);
    if (view.legal.length === 0) throw new Error(`Seed ${seed}: ${seat} must act but cannot`);
    take(seat, players[seat](view, thoughts));
  }
  return { start, final: match, steps };
}

function toAct(match: Match<CohState>): Side | null {
  return conflictOfHeroes.seatToAct(match.state) as Side | null;
}
