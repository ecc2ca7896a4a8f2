import type { Player } from '../../shared/ai/index.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import type { AttackHex, CohCommand, CohState } from '../../shared/coh/index.ts';
import type { Direction } from '../../shared/hex/index.ts';

type Dice = Parameters<Player>[1];

/**
 * The random player, but now and then it says at once what it would be asked for afterwards: the
 * facing after a move, the rolls of an attack. Lists of legal commands leave that out.
 */
export const forehandedPlayer: Player = (view, chance) => {
  const command = PLAYERS.random!(view, chance);
  const [coin = 1] = chance.dice(1, 2);
  return coin === 1 ? command : completed(view.state, command, chance);
};

function completed(view: CohState, command: CohCommand, chance: Dice): CohCommand {
  switch (command.kind) {
    case 'moveUnit':
    case 'enterUnit': {
      const [die = 1] = chance.dice(1, 6);
      return { ...command, facing: (die - 1) as Direction };
    }
    case 'attackHex':
      return { ...command, rolls: someRolls(view, command, chance) };
    default:
      return command;
  }
}

/** The first few targets, with the CAPs that are certainly left after paying for the action. */
function someRolls(view: CohState, command: AttackHex, chance: Dice): AttackHex['rolls'] {
  const attacker = view.units[command.unit];
  const here = Object.values(view.units).filter(({ hex }) => hex === command.hex);
  const targets = here.filter(({ hex, side }) => hex !== attacker?.hex || side !== attacker.side);
  const [count = 1] = chance.dice(1, targets.length);
  const isFree = command.payment.by === 'opportunity' && attacker !== undefined;
  const hasCap = isFree && view.commandPoints[attacker.side].current > 0;
  return targets
    .slice(0, count)
    .map(({ id: target }, index) => ({ target, modifier: hasCap && index === 0 ? 1 : 0 }));
}
