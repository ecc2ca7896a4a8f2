import { type Chance, type ChanceState, chanceFromSeed, seededChance } from './chance.ts';
import type { Game, GameCommand, GameEvent, Recorder } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import { isUndone, type SeatId } from './seats.ts';

/** A position the seat to act may still return to. */
export interface UndoPoint<State> {
  readonly revision: number;
  readonly state: State;
}

/** A match is one JSON object: the game's state, the luck still to come, and what can be undone. */
export interface Match<State> {
  readonly revision: number;
  readonly state: State;
  readonly chance: ChanceState;
  readonly undo: readonly UndoPoint<State>[];
}

/** Commands that belong to every game. */
export type KernelCommand = { readonly kind: 'begin' } | { readonly kind: 'undo' };

export interface Undone extends GameEvent {
  readonly type: 'undone';
  /** The revision whose position is back on the table. */
  readonly payload: { readonly revision: number };
}

/** One entry of the journal: what was asked, what happened, and where that left the luck. */
export interface Step<Command, Event> {
  readonly revision: number;
  readonly seat: SeatId | null;
  readonly command: Command | KernelCommand;
  readonly events: readonly (Event | Undone)[];
  readonly chance: ChanceState;
}

export type Outcome<State, Command, Event> =
  | { readonly refusal: Refusal }
  | { readonly refusal: null; readonly match: Match<State>; readonly step: Step<Command, Event> };

export function newMatch<State>(state: State, seed: number): Match<State> {
  return { revision: 0, state, chance: chanceFromSeed(seed), undo: [] };
}

/**
 * Takes a command all the way: check on the seat's view, decide on the truth, fold the events.
 * The match given is never changed.
 */
export function execute<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  match: Match<State>,
  seat: SeatId | null,
  command: Command | KernelCommand,
  chance: Chance = seededChance(match.chance),
): Outcome<State, Command, Event> {
  if (isKernelCommand(command)) {
    if (command.kind === 'undo') return undo(game, match, seat);
    if (match.revision > 0) return { refusal: refuse('alreadyBegun', 'journal') };
    return record(game, match, null, command, chance, (recorder) => game.begin(recorder));
  }
  if (seat === null) throw new Error(`Only a seat can ${command.kind}`);
  const refusal = game.check(game.viewFor(match.state, seat), seat, command);
  if (refusal) return { refusal };
  return record(game, match, seat, command, chance, (recorder) =>
    game.decide(recorder, seat, command),
  );
}

/** Writes a recorded step down without asking any rule: how replays and restarts go forward. */
export function applyStep<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  match: Match<State>,
  step: Step<Command, Event>,
): Match<State> {
  if (step.revision !== match.revision + 1)
    throw new Error(`Step ${step.revision} cannot follow revision ${match.revision}`);
  if (step.events.some(isUndone)) return restoreLastPosition(match);
  let state = match.state;
  for (const event of step.events) if (!isUndone(event)) state = game.evolve(state, event);
  return advance(game, match, state, step);
}

function record<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  match: Match<State>,
  seat: SeatId | null,
  command: Command | KernelCommand,
  chance: Chance,
  decide: (recorder: Recorder<State, Event>) => void,
): Outcome<State, Command, Event> {
  const events: Event[] = [];
  let state = match.state;
  decide({
    chance,
    state: () => state,
    emit: (event) => {
      state = game.evolve(state, event);
      events.push(event);
    },
  });
  const step = {
    revision: match.revision + 1,
    seat,
    command,
    events,
    chance: chance.state(),
  };
  return { refusal: null, match: advance(game, match, state, step), step };
}

function advance<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  before: Match<State>,
  state: State,
  step: Step<Command, Event>,
): Match<State> {
  const irreversible =
    step.chance.join() !== before.chance.join() ||
    game.seatToAct(state) !== game.seatToAct(before.state) ||
    step.events.some((event) => !isUndone(event) && game.isFinal(event, state));
  const point = { revision: before.revision, state: before.state };
  return {
    revision: step.revision,
    state,
    chance: step.chance,
    undo: irreversible ? [] : [...before.undo, point],
  };
}

function undo<State, Command extends GameCommand, Event extends GameEvent>(
  game: Game<State, Command, Event>,
  match: Match<State>,
  seat: SeatId | null,
): Outcome<State, Command, Event> {
  const point = match.undo.at(-1);
  if (!point) return { refusal: refuse('nothingToUndo', 'H-08') };
  if (seat !== game.seatToAct(match.state)) return { refusal: refuse('notYourTurn', 'H-08') };
  const step: Step<Command, Event> = {
    revision: match.revision + 1,
    seat,
    command: { kind: 'undo' },
    events: [{ type: 'undone', payload: { revision: point.revision } }],
    chance: match.chance,
  };
  return { refusal: null, match: restoreLastPosition(match), step };
}

function restoreLastPosition<State>(match: Match<State>): Match<State> {
  const point = match.undo.at(-1);
  if (!point) throw new Error('The journal undoes a step that cannot be undone');
  return {
    revision: match.revision + 1,
    state: point.state,
    chance: match.chance,
    undo: match.undo.slice(0, -1),
  };
}

function isKernelCommand(command: GameCommand): command is KernelCommand {
  return command.kind === 'begin' || command.kind === 'undo';
}
