import { type CohState, initialState, SIDES, type Side, UNIT_TYPES } from '../coh/index.ts';
import { type Direction, type HexId, hexGrid, hexIndex, isPlayable, NO_HEX } from '../hex/index.ts';
import type { CasePosition } from './schema.ts';

/** The truth that a written-out position describes. */
export function stateOfPosition(position: CasePosition, id: string): CohState {
  checkHexes(position);
  const base = initialState({
    firefight: { scenario: id, title: id, date: '', rounds: position.rounds },
    board: {
      placements: position.boards,
      terrain: position.terrain,
      roads: position.roads.flatMap((road) =>
        road.slice(1).map((hex, index): [HexId, HexId] => [road[index] as HexId, hex]),
      ),
    },
    units: position.units.map(({ id: unit, type, hex, facing, hidden }) => ({
      id: unit,
      type,
      side: UNIT_TYPES[type].side,
      hex,
      facing: facing as Direction,
      hidden,
    })),
    startCommandPoints: { german: 0, soviet: 0 },
    objectives: position.objectives,
  });
  return {
    ...base,
    units: Object.fromEntries(
      position.units.map(({ id: unit, spent }) => [unit, { ...base.units[unit]!, spent }]),
    ),
    activations: { german: activation(position, 'german'), soviet: activation(position, 'soviet') },
    actionPoints: {
      german: position.actionPoints.german ?? 0,
      soviet: position.actionPoints.soviet ?? 0,
    },
    commandPoints: { german: track(position, 'german'), soviet: track(position, 'soviet') },
    round: { ...base.round, ...(position.turn ? underWay(position) : before(position)) },
    decisions: position.turn ? [{ kind: 'takeTurn', seat: position.turn }] : [],
  };
}

const underWay = ({ round, turn }: CasePosition) => ({
  number: round,
  turn: 1,
  initiative: turn ?? null,
});

/** Beginning raises the number by one. */
const before = ({ round }: CasePosition) => ({ number: round - 1 });

function activation(position: CasePosition, side: Side) {
  const unit = position.active[side];
  return unit === undefined ? null : { units: [unit] };
}

function track(position: CasePosition, side: Side) {
  const given = position.commandPoints[side] ?? 0;
  return typeof given === 'number' ? { start: given, lost: 0, current: given } : given;
}

/** R1.0-3, and typing mistakes: a case on a hex that is not there would prove nothing. */
function checkHexes(position: CasePosition): void {
  const grid = hexGrid(position.boards);
  const named = [
    ...position.units.map(({ id, hex }) => [`setup.units ${id}`, hex] as const),
    ...position.objectives.map(({ hex }) => ['setup.objectives', hex] as const),
  ];
  for (const [field, hex] of named) {
    const place = hexIndex(grid, hex);
    if (place === NO_HEX) throw new Error(`${field}: ${hex} is not on the boards of this case`);
    if (!isPlayable(grid, place)) throw new Error(`${field}: ${hex} is a half hex (R1.0-3)`);
  }
  for (const side of SIDES) {
    const active = position.active[side];
    if (active && !position.units.some(({ id }) => id === active))
      throw new Error(`setup.active.${side}: there is no unit "${active}"`);
  }
}
