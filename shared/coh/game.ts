import { type Game, topDecision } from '../kernel/index.ts';
import { checkCommand, decideCommand, legalCommands } from './commands/index.ts';
import type { CohCommand } from './commands/types.ts';
import {
  type CohEvent,
  hitMarkerShown,
  hitMarkerUnseen,
  roundEnded,
  turnStarted,
  unitEntered,
  unitMoved,
  unitRevealed,
} from './events/index.ts';
import { startRound } from './rules/flow.ts';
import { sideOf } from './rules/queries.ts';
import { SIDES } from './sides.ts';
import { cohReducer } from './slices/index.ts';
import type { CohState } from './state.ts';
import { redact } from './visibility/redact.ts';
import { viewFor } from './visibility/viewFor.ts';

export const conflictOfHeroes: Game<CohState, CohCommand, CohEvent> = {
  id: 'conflict-of-heroes',
  seats: SIDES,
  begin: startRound,
  seatToAct: (state) => topDecision(state.decisions)?.seat ?? null,
  check: (view, seat, command) => checkCommand(view, sideOf(seat), command),
  decide: (recorder, seat, command) => decideCommand(recorder, sideOf(seat), command),
  evolve: cohReducer,
  viewFor: (state, seat) => viewFor(state, sideOf(seat)),
  redact: (event, state, seat) => redact(event, state, sideOf(seat)),
  isFinal,
  legalCommands: (view, seat) => legalCommands(view, sideOf(seat)),
};

/** Whoever sees one of these has learnt something, or has had his turn (H-08). */
const FINAL = [hitMarkerShown, hitMarkerUnseen, roundEnded, turnStarted, unitRevealed];

/** H-08. Entering a hex where nobody turns out to hide tells the mover something as well. */
function isFinal(event: CohEvent, { firefight }: CohState): boolean {
  if (unitMoved.match(event) || unitEntered.match(event)) return firefight.hiddenUnits;
  return FINAL.some(({ match }) => match(event));
}
