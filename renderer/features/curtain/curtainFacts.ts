import { type CohState, opponent, type PerSide, type Side } from '../../../shared/coh/index.ts';
import type { CohSeatStep, GameSummary } from '../../../shared/ipc/contract.ts';
import { effectiveSteps } from '../log/effectiveSteps.ts';
import { logEntries } from '../log/logEntries.ts';
import { publicSentence } from './publicSentence.ts';

/** What the curtain tells: nothing that only one of the two may know. */
export interface CurtainFacts {
  readonly side: Side;
  readonly round: number;
  /** 0 while the initiative of the round is not decided. */
  readonly turn: number;
  readonly points: PerSide<number>;
  /** Null where only a summary of the game is known: then it stays untold. */
  readonly commandPoints: PerSide<number> | null;
  readonly lastAction: string | null;
  /** When a game from the desk was last saved; null for one being played, saved a moment ago. */
  readonly savedAt: string | null;
  /** Whether somebody else looked at this screen just before. */
  readonly handOver: boolean;
}

export function factsFromView(
  view: CohState,
  steps: readonly CohSeatStep[],
  side: Side,
): CurtainFacts {
  const { round, score, commandPoints } = view;
  return {
    side,
    round: round.number,
    turn: round.turn,
    points: score.points,
    commandPoints: {
      german: commandPoints.german.current,
      soviet: commandPoints.soviet.current,
    },
    lastAction: lastPublicAction(view, steps, side),
    savedAt: null,
    handOver: true,
  };
}

type Summary = Pick<GameSummary, 'round' | 'turn' | 'points' | 'playedAt'>;

export function factsFromSummary(game: Summary, side: Side): CurtainFacts {
  return {
    side,
    round: game.round,
    turn: game.turn,
    points: game.points,
    commandPoints: null,
    lastAction: null,
    savedAt: game.playedAt,
    handOver: false,
  };
}

/**
 * The newest thing that happened in the open. What a unit did that is hidden from the other side
 * stays untold, even when the leaving seat saw it.
 */
function lastPublicAction(
  view: CohState,
  steps: readonly CohSeatStep[],
  arriving: Side,
): string | null {
  const isSecret = (unit: string) => {
    const known = view.units[unit];
    return known?.hidden === true && known.side === opponent(arriving);
  };
  const entry = logEntries(effectiveSteps(steps), view).findLast(
    ({ side, unit, follows }) => side !== null && !follows && !(unit !== null && isSecret(unit)),
  );
  return entry ? publicSentence(entry, isSecret) : null;
}
