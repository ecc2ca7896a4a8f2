import type { Player } from '../../shared/ai/index.ts';
import type { CohCommand, CohState } from '../../shared/coh/index.ts';
import { type CohStep, playMatch } from '../selfplay/playMatch.ts';
import { forehandedPlayer } from './forehandedPlayer.ts';
import { auditMatch, type Difference, type Offers } from './auditMatch.ts';

export interface GameAudit {
  readonly differences: readonly Difference[];
  readonly steps: readonly CohStep[];
  readonly offers: Offers;
}

/** Plays a match between two random players and audits its journal and its lists of commands. */
export function auditGame(state: CohState, seed: number): GameAudit {
  const offers = new Map<number, readonly CohCommand[]>();
  const player = recording(forehandedPlayer, offers);
  const { steps } = playMatch({ state, players: { german: player, soviet: player }, seed });
  return { differences: auditMatch(state, steps, offers), steps, offers };
}

function recording(player: Player, offers: Map<number, readonly CohCommand[]>): Player {
  return (view, chance) => {
    offers.set(view.revision + 1, view.legal);
    return player(view, chance);
  };
}
