import { brawlerPlayer } from './brawlerPlayer.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './randomPlayer.ts';

export type { Player } from './player.ts';

/** Computer players by the name of their level. */
export const PLAYERS: Readonly<Record<string, Player>> = {
  random: randomPlayer,
  brawler: brawlerPlayer,
};
