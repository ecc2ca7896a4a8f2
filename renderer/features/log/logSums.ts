import { type Modifier, sumOf, type TerrainId } from '../../../shared/coh/index.ts';
import { t } from '../../i18n/index.ts';
import { modifierWord } from '../../i18n/names.ts';
import type { LogPart, LogSum } from './logEntry.ts';

/** The dice and everything that changed them, with the CAPs at the end. */
interface RolledSum {
  readonly label: string;
  readonly value: number;
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier[];
  /** Whether the dice come before the modifiers or after what does not depend on the player. */
  readonly diceFirst: boolean;
  readonly terrain: TerrainId;
  readonly against?: string;
}

export function rolledSum(sum: RolledSum): LogSum {
  const { label, value, dice, modifiers, diceFirst, terrain, against = null } = sum;
  const caps = modifiers.filter(({ reason }) => reason === 'commandPoints');
  const given = modifiers.filter(({ reason }) => reason !== 'commandPoints');
  const rolled = dicePart(dice);
  const parts = modifierParts(given, terrain);
  return {
    label,
    value,
    parts: [
      ...(diceFirst ? [rolled, ...parts] : [...parts, rolled]),
      ...modifierParts(caps, terrain),
    ],
    against,
  };
}

export function plainSum(
  label: string,
  modifiers: readonly Modifier[],
  terrain: TerrainId,
): LogSum {
  return {
    label,
    value: sumOf(modifiers),
    parts: modifierParts(modifiers, terrain),
    against: null,
  };
}

/** What changes nothing needs no words here: the range is told with the shot. */
function modifierParts(modifiers: readonly Modifier[], terrain: TerrainId): LogPart[] {
  return modifiers
    .filter(({ reason }) => reason !== 'withinRange')
    .map((modifier) => ({
      text: modifierWord(modifier, terrain),
      amount: modifier.amount,
      rule: modifier.rule,
      dice: null,
    }));
}

function dicePart(dice: readonly number[]): LogPart {
  const amount = dice.reduce((sum, die) => sum + die, 0);
  return { text: t('log.dice'), amount, rule: null, dice };
}
