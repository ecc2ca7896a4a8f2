import { activationTellers } from './activation.ts';
import { combatTellers } from './combat.ts';
import { movementTellers } from './movement.ts';
import { roundTellers } from './round.ts';
import type { Tellers } from './tellers.ts';

/** How each kind of event is told. What has no teller is told by the events around it. */
export const TELLERS: Tellers = {
  ...roundTellers,
  ...activationTellers,
  ...movementTellers,
  ...combatTellers,
};
