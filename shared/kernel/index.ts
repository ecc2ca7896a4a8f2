export { canonicalJson } from './canonicalJson.ts';
export {
  type Chance,
  type ChanceScript,
  type ChanceState,
  chanceFromSeed,
  scriptedChance,
  type ScriptedChance,
  seededChance,
} from './chance.ts';
export {
  type Decision,
  decisionClosed,
  decisionOpened,
  decisionStack,
  topDecision,
} from './decisions.ts';
export type { Game, GameCommand, GameEvent, Recorder } from './game.ts';
export { type Divergence, replay, verify } from './journal.ts';
export {
  applyStep,
  execute,
  type KernelCommand,
  type Match,
  newMatch,
  type Outcome,
  type Step,
  type Undone,
  type UndoPoint,
} from './match.ts';
export { refuse, type Refusal, type RefusalFacts } from './refusal.ts';
export {
  isUndone,
  type SeatId,
  type SeatStep,
  seatStep,
  type SeatView,
  seatView,
} from './seats.ts';
