import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { decisionStack } from '../../kernel/index.ts';
import type { CohDecision, CohState } from '../state.ts';
import { actionPoints } from './actionPoints.ts';
import { activations } from './activations.ts';
import { attack } from './attack.ts';
import { board } from './board.ts';
import { commandPoints } from './commandPoints.ts';
import { firefight } from './firefight.ts';
import { hitMarkers } from './hitMarkers.ts';
import { reinforcements } from './reinforcements.ts';
import { round } from './round.ts';
import { score } from './score.ts';
import { smoke } from './smoke.ts';
import { units } from './units.ts';

/** Writes events down, on the referee's truth and on a seat's view alike. */
export const cohReducer = combineReducers({
  firefight: firefight.reducer,
  board: board.reducer,
  smoke: smoke.reducer,
  units: units.reducer,
  reinforcements: reinforcements.reducer,
  activations: activations.reducer,
  actionPoints: actionPoints.reducer,
  commandPoints: commandPoints.reducer,
  hitMarkers: hitMarkers.reducer,
  attack: attack.reducer,
  round: round.reducer,
  score: score.reducer,
  decisions: decisionStack<CohDecision>,
}) as (state: CohState | undefined, event: UnknownAction) => CohState;
