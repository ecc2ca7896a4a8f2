import { FOOT_HIT_MARKERS, type HitMarkerId } from './content/hitMarkers.ts';
import { soleSide } from './rules/control.ts';
import type { PerSide } from './sides.ts';
import type { Board, CohState, Firefight, Objective, Unit } from './state.ts';

/** A battle before its first round, however it was described (R1.0). */
export interface Setup {
  readonly firefight: Omit<Firefight, 'hiddenUnits'>;
  readonly board: Board;
  readonly units: readonly Omit<Unit, 'spent'>[];
  readonly startCommandPoints: PerSide<number>;
  readonly objectives: readonly Objective[];
}

export function initialState(setup: Setup): CohState {
  const contents = Object.entries(FOOT_HIT_MARKERS).flatMap(([marker, count]) =>
    Array<HitMarkerId>(count).fill(marker as HitMarkerId),
  );
  const track = (start: number) => ({ start, lost: 0, current: start });
  return {
    firefight: { ...setup.firefight, hiddenUnits: setup.units.some(({ hidden }) => hidden) },
    board: setup.board,
    units: Object.fromEntries(setup.units.map((unit) => [unit.id, { ...unit, spent: false }])),
    activations: { german: null, soviet: null },
    actionPoints: { german: 0, soviet: 0 },
    commandPoints: {
      german: track(setup.startCommandPoints.german),
      soviet: track(setup.startCommandPoints.soviet),
    },
    hitMarkers: { foot: { remaining: contents.length, contents } },
    round: {
      number: 0,
      turn: 0,
      initiative: null,
      passesInARow: 0,
      initiativeModifiers: { german: null, soviet: null },
    },
    score: { points: { german: 0, soviet: 0 }, objectives: controlled(setup), result: null },
    decisions: [],
  };
}

/** R2.4-3: whoever stands alone in a hex when play begins controls it. */
function controlled({ objectives, units }: Setup): Objective[] {
  return objectives.map((objective) => ({
    ...objective,
    control: soleSide(units, objective.hex) ?? objective.control,
  }));
}
