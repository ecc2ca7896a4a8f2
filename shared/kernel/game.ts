import type { Chance } from './chance.ts';
import type { Refusal } from './refusal.ts';
import type { SeatId } from './seats.ts';

export interface GameCommand {
  readonly kind: string;
}

/** A past-tense fact in the shape Redux listens to. It carries outcomes: replaying needs no rules. */
export interface GameEvent {
  readonly type: string;
  readonly payload?: unknown;
}

/** What a rule writes to while it decides: each event is applied before the next is thought of. */
export interface Recorder<State, Event> {
  readonly chance: Chance;
  state(): State;
  emit(event: Event): void;
}

/**
 * What a game must tell the kernel. A seat view has the same type as the truth, so that one set of
 * reducers serves both, and the law "fog commutes" can be stated:
 * `viewFor(evolve(s, e), p)` equals `evolve(viewFor(s, p), redact(e, s, p))`.
 */
export interface Game<State, Command extends GameCommand, Event extends GameEvent> {
  readonly id: string;
  readonly seats: readonly SeatId[];
  /** The first events of a match, before anybody has chosen anything. */
  begin(recorder: Recorder<State, Event>): void;
  seatToAct(state: State): SeatId | null;
  /** Looks at the seat's view only: a command that only hidden facts forbid is not refused. */
  check(view: State, seat: SeatId, command: Command): Refusal | null;
  decide(recorder: Recorder<State, Event>, seat: SeatId, command: Command): void;
  evolve(state: State, event: Event): State;
  viewFor(state: State, seat: SeatId): State;
  /** The event as the seat sees it, or null when the seat sees nothing of it. */
  redact(event: Event, state: State, seat: SeatId): Event | null;
  /**
   * True for an event after which nothing can be taken back, because somebody has learnt something.
   * Whether undo is offered is seen by the player, so the answer may depend on public facts only.
   */
  isFinal(event: Event, state: State): boolean;
  legalCommands(view: State, seat: SeatId): Command[];
}
