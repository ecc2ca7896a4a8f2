import type { decisionClosed } from '../../kernel/index.ts';
import type { CohDecision } from '../state.ts';
import type {
  actionTaken,
  activationEnded,
  activationRolled,
  unitActivated,
} from './activation.ts';
import type {
  attackDeclared,
  attackEnded,
  attackResolved,
  hitMarkerDrawn,
  hitMarkerShown,
  hitMarkerUnseen,
  rallyRolled,
  unitDestroyed,
} from './combat.ts';
import type {
  unitEntered,
  unitExposed,
  unitFaced,
  unitMoved,
  unitPivoted,
  unitRevealed,
  unitsClosedIn,
} from './movement.ts';
import type {
  hexControlled,
  initiativeDeclared,
  initiativeRolled,
  matchEnded,
  passed,
  pointsScored,
  roundEnded,
  roundStarted,
  smokeThinned,
  turnStarted,
} from './round.ts';

type EventCreator =
  | typeof actionTaken
  | typeof activationEnded
  | typeof activationRolled
  | typeof attackDeclared
  | typeof attackEnded
  | typeof attackResolved
  | typeof decisionClosed
  | typeof hexControlled
  | typeof hitMarkerDrawn
  | typeof hitMarkerShown
  | typeof hitMarkerUnseen
  | typeof initiativeDeclared
  | typeof initiativeRolled
  | typeof matchEnded
  | typeof passed
  | typeof pointsScored
  | typeof rallyRolled
  | typeof roundEnded
  | typeof roundStarted
  | typeof smokeThinned
  | typeof turnStarted
  | typeof unitActivated
  | typeof unitDestroyed
  | typeof unitEntered
  | typeof unitExposed
  | typeof unitFaced
  | typeof unitMoved
  | typeof unitPivoted
  | typeof unitRevealed
  | typeof unitsClosedIn;

/** A type, not an interface: only types are open enough to be dispatched as Redux actions. */
type CohDecisionOpened = {
  readonly type: 'decisionOpened';
  readonly payload: CohDecision;
};

export type CohEvent = ReturnType<EventCreator> | CohDecisionOpened;

export * from './activation.ts';
export * from './combat.ts';
export * from './cost.ts';
export * from './modifier.ts';
export * from './movement.ts';
export * from './round.ts';
