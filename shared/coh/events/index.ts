import type { decisionClosed } from '../../kernel/index.ts';
import type { CohDecision } from '../state.ts';
import type { actionTaken, activationEnded, unitActivated } from './activation.ts';
import type { unitFaced, unitMoved, unitPivoted, unitRevealed } from './movement.ts';
import type {
  hexControlled,
  initiativeDeclared,
  initiativeRolled,
  matchEnded,
  passed,
  pointsScored,
  roundEnded,
  roundStarted,
  turnStarted,
} from './round.ts';

type EventCreator =
  | typeof actionTaken
  | typeof activationEnded
  | typeof decisionClosed
  | typeof hexControlled
  | typeof initiativeDeclared
  | typeof initiativeRolled
  | typeof matchEnded
  | typeof passed
  | typeof pointsScored
  | typeof roundEnded
  | typeof roundStarted
  | typeof turnStarted
  | typeof unitActivated
  | typeof unitFaced
  | typeof unitMoved
  | typeof unitPivoted
  | typeof unitRevealed;

/** A type, not an interface: only types are open enough to be dispatched as Redux actions. */
type CohDecisionOpened = {
  readonly type: 'decisionOpened';
  readonly payload: CohDecision;
};

export type CohEvent = ReturnType<EventCreator> | CohDecisionOpened;

export * from './activation.ts';
export * from './cost.ts';
export * from './movement.ts';
export * from './round.ts';
