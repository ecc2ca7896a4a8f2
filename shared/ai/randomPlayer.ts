import type { Player } from './player.ts';

/**
 * Plays any kind of legal command, each kind equally likely. Choosing among all commands instead
 * would hardly ever pass: there are hundreds of ways to move and one to pass.
 */
export const randomPlayer: Player = ({ legal }, chance) => {
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  const [kind] = chance.draw(kinds, 1);
  const commands = legal.filter((command) => command.kind === kind);
  const [die = 1] = chance.dice(1, commands.length);
  const chosen = commands[die - 1];
  if (!chosen) throw new Error('A seat that must act always has a legal command');
  return chosen;
};
