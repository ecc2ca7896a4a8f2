import {
  type CohCommand,
  type CohView,
  distanceBetween,
  opponent,
  type Side,
} from '../coh/view.ts';
import type { Chance } from '../kernel/index.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './randomPlayer.ts';

/**
 * Looks for a fight: fires and rallies when it can, closes in when it cannot. It plays no better than
 * the random player, but its matches are full of what that one hardly ever meets.
 */
export const brawlerPlayer: Player = (seat, chance) => {
  const [mood = 6] = chance.dice(1, 6);
  if (mood > 4) return randomPlayer(seat, chance);
  const { legal, state } = seat;
  const fights = legal.filter(({ kind }) => kind === 'attackHex' || kind === 'rallyUnit');
  if (fights.length > 0) return anyOf(fights, chance);
  const advances = legal.filter((command) => isAdvance(state, seat.seat as Side, command));
  return advances.length > 0 ? anyOf(advances, chance) : randomPlayer(seat, chance);
};

function anyOf(commands: readonly CohCommand[], chance: Chance): CohCommand {
  const [die = 1] = chance.dice(1, commands.length);
  return commands[die - 1] as CohCommand;
}

function isAdvance(view: CohView, side: Side, command: CohCommand): boolean {
  if (command.kind === 'activateUnit') return true;
  if (command.kind !== 'moveUnit') return false;
  const unit = view.units[command.unit];
  if (!unit) return false;
  const enemies = Object.values(view.units).filter((other) => other.side === opponent(side));
  const nearest = (hex: string) =>
    Math.min(...enemies.map((enemy) => distanceBetween(view, hex, enemy.hex)));
  return nearest(command.to) < nearest(unit.hex);
}
