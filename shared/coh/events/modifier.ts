/** One line of an attack value, a defence value or a rally, with the rule it comes from. */
export interface Modifier {
  readonly reason: ModifierReason;
  readonly amount: number;
  readonly rule: string;
}

export type ModifierReason =
  // What an attack value is made of, beside the dice.
  | 'firepowerRed'
  | 'firepowerBlue'
  | 'hitMarker'
  | 'withinRange'
  | 'longRange'
  | 'shortRange'
  | 'closeCombat'
  | 'closeCombatBoxed'
  | 'height'
  | 'commandPoints'
  // What a defence value is made of.
  | 'frontRating'
  | 'flankRating'
  | 'terrain'
  | 'exposed'
  | 'smoke'
  | 'depression'
  // What helps a rally.
  | 'cover'
  | 'healthyFriends';

export function sumOf(modifiers: readonly { readonly amount: number }[]): number {
  return modifiers.reduce((sum, { amount }) => sum + amount, 0);
}
