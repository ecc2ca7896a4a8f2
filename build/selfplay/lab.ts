import {
  type Board,
  type CohState,
  FLAT_GROUND,
  type HitMarkerId,
  initialState,
  NO_OPTIONS,
  type OptionalRules,
  type Reinforcement,
  type Side,
  type Unit,
  UNIT_TYPES,
  type UnitTypeId,
} from '../../shared/coh/index.ts';
import type { Direction } from '../../shared/hex/index.ts';

/** A unit of a position that is written in code. */
export interface LabUnit {
  readonly type: UnitTypeId;
  readonly hex: string;
  readonly facing: Direction;
  readonly hidden?: boolean;
  readonly hit?: HitMarkerId;
  readonly shown?: boolean;
}

export interface Lab {
  /** Open ground on board 7 unless told. */
  readonly board?: Board;
  readonly units: Readonly<Record<string, LabUnit>>;
  readonly options?: OptionalRules;
  readonly commandPoints?: number;
  readonly reinforcements?: readonly Omit<Reinforcement, 'spent'>[];
  /** The one unit that is active, with 7 AP. */
  readonly active?: string;
}

const OPEN_GROUND: Board = {
  placements: [{ board: '7', column: 0, row: 0, turned: false }],
  ...FLAT_GROUND,
};

/** A position in the middle of the first round, in which that side has its turn. */
export function labPosition(turn: Side, lab: Lab): CohState {
  const base = initialState({
    firefight: {
      scenario: 'lab',
      title: 'Lab',
      date: '',
      rounds: 1,
      options: lab.options ?? NO_OPTIONS,
      prices: {},
    },
    board: lab.board ?? OPEN_GROUND,
    units: Object.entries(lab.units).map(([id, { type, hex, facing, hidden = false }]) => ({
      id,
      type,
      side: UNIT_TYPES[type].side,
      hex,
      facing,
      hidden,
    })),
    reinforcements: lab.reinforcements ?? [],
    startCommandPoints: { german: lab.commandPoints ?? 9, soviet: lab.commandPoints ?? 9 },
    objectives: [],
  });
  const begun: CohState = {
    ...base,
    round: { ...base.round, number: 1, turn: 1, initiative: turn },
    decisions: [{ kind: 'takeTurn', seat: turn }],
    ...(lab.active === undefined ? {} : activation(turn, lab.active)),
  };
  return Object.entries(lab.units).reduce(
    (state, [id, { hit, shown = false }]) => (hit ? withMarker(state, id, hit, shown) : state),
    begun,
  );
}

function activation(side: Side, unit: string): Pick<CohState, 'activations' | 'actionPoints'> {
  return {
    activations: { german: null, soviet: null, [side]: { units: [unit] } },
    actionPoints: { german: 0, soviet: 0, [side]: 7 },
  };
}

/** The same position with that marker of the pool under a healthy unit. */
export function withMarker(
  state: CohState,
  id: string,
  marker: HitMarkerId,
  shown = false,
): CohState {
  const unit = state.units[id] as Unit;
  const contents = [...(state.hitMarkers.foot.contents ?? [])];
  contents.splice(contents.indexOf(marker), 1);
  const hit = { marker, shown, unseenFor: [] };
  return {
    ...state,
    units: { ...state.units, [id]: { ...unit, hit } },
    hitMarkers: { foot: { remaining: contents.length, contents } },
  };
}
