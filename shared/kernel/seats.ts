import type { Game, GameCommand, GameEvent } from './game.ts';
import type { Match, Step, Undone } from './match.ts';

/** A place at the table: whoever sits there knows what that seat knows. */
export type SeatId = string;

/** Everything a seat is told of a match. It is made by the referee and holds no secret of others. */
export interface SeatView<State, Command> {
  readonly seat: SeatId;
  readonly revision: number;
  readonly state: State;
  /** Who must act; null when the match is over. */
  readonly toAct: SeatId | null;
  /** Empty for a seat that need not act. */
  readonly legal: readonly Command[];
  readonly canUndo: boolean;
}

/** A step of the journal as one seat saw it. */
export interface SeatStep<Event> {
  readonly revision: number;
  /** The seat that acted; null for the referee. */
  readonly seat: SeatId | null;
  readonly events: readonly (Event | Undone)[];
}

export function seatView<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  match: Match<State>,
  seat: SeatId,
): SeatView<State, Command> {
  const state = game.viewFor(match.state, seat);
  const toAct = game.seatToAct(state);
  const acts = toAct === seat;
  return {
    seat,
    revision: match.revision,
    state,
    toAct,
    legal: acts ? game.legalCommands(state, seat) : [],
    canUndo: acts && match.undo.length > 0,
  };
}

/** The step as the seat may see it, redacted event by event against the truth of that moment. */
export function seatStep<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  before: Match<State>,
  step: Step<Command, Event>,
  seat: SeatId,
): SeatStep<Event> {
  const events: (Event | Undone)[] = [];
  let state = before.state;
  for (const event of step.events) {
    if (isUndone(event)) {
      events.push(event);
      continue;
    }
    const seen = game.redact(event, state, seat);
    if (seen) events.push(seen);
    state = game.evolve(state, event);
  }
  return { revision: step.revision, seat: step.seat, events };
}

export function isUndone(event: GameEvent): event is Undone {
  return event.type === 'undone';
}
