import { FOOT_HIT_MARKERS, type HitMarkerId } from './content/hitMarkers.ts';
import { soleSide } from './rules/control.ts';
import type { PerSide } from './sides.ts';
import type {
  Board,
  CohState,
  Firefight,
  HitMarkers,
  Objective,
  OptionalRules,
  Reinforcement,
  Smoke,
  Unit,
} from './state.ts';

/** A battle before its first round, however it was described (R1.0). */
export interface Setup {
  readonly firefight: Omit<Firefight, 'hiddenUnits'>;
  readonly board: Board;
  readonly smoke?: Smoke;
  readonly units: readonly Pick<Unit, 'id' | 'type' | 'side' | 'hex' | 'facing' | 'hidden'>[];
  readonly reinforcements: readonly Omit<Reinforcement, 'spent'>[];
  readonly startCommandPoints: PerSide<number>;
  readonly objectives: readonly Objective[];
}

export const NO_OPTIONS: OptionalRules = { variableActionPoints: false, cautiousMovement: false };

export function initialState(setup: Setup): CohState {
  const track = (start: number) => ({ start, lost: [], current: start });
  return {
    firefight: { ...setup.firefight, hiddenUnits: setup.units.some(({ hidden }) => hidden) },
    board: setup.board,
    smoke: setup.smoke ?? {},
    units: Object.fromEntries(setup.units.map((unit) => [unit.id, freshUnit(unit)])),
    reinforcements: setup.reinforcements.map((unit) => ({ ...unit, spent: false })),
    activations: { german: null, soviet: null },
    actionPoints: { german: 0, soviet: 0 },
    commandPoints: {
      german: track(setup.startCommandPoints.german),
      soviet: track(setup.startCommandPoints.soviet),
    },
    hitMarkers: fullPools(),
    attack: null,
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

function freshUnit(unit: Setup['units'][number]): Unit {
  return { ...unit, spent: false, hit: null, exposed: false, closedInBy: [] };
}

/** R1.0-1(f). */
function fullPools(): HitMarkers {
  const contents = Object.values(FOOT_HIT_MARKERS).flatMap(({ id, count }) =>
    Array<HitMarkerId>(count).fill(id),
  );
  return { foot: { remaining: contents.length, contents } };
}

/** R2.4-3: whoever stands alone in a hex when play begins controls it. */
function controlled({ objectives, units }: Setup): Objective[] {
  return objectives.map((objective) => ({
    ...objective,
    control: soleSide(units, objective.hex) ?? objective.control,
  }));
}
