import {
  type Board,
  type CohState,
  type HitMarkerId,
  type HitMarkers,
  initialState,
  type Setup,
  type Side,
  type Unit,
  UNIT_TYPES,
} from '../coh/index.ts';
import { type Direction, type HexId, hexGrid, hexId, hexIndex } from '../hex/index.ts';
import { checkPosition } from './checkPosition.ts';
import type { CasePosition } from './schema.ts';

/** The truth that a written-out position describes. */
export function stateOfPosition(position: CasePosition, id: string): CohState {
  checkPosition(position);
  const base = initialState(setupOf(position, id));
  return {
    ...base,
    units: Object.fromEntries(
      position.units.map((unit) => [unit.id, inState(base.units[unit.id]!, unit)]),
    ),
    activations: { german: activation(position, 'german'), soviet: activation(position, 'soviet') },
    actionPoints: {
      german: position.actionPoints.german ?? 0,
      soviet: position.actionPoints.soviet ?? 0,
    },
    commandPoints: { german: track(position, 'german'), soviet: track(position, 'soviet') },
    hitMarkers: poolWithout(
      base.hitMarkers,
      position.units.flatMap(({ hit }) => hit ?? []),
    ),
    round: { ...base.round, ...(position.turn ? underWay(position) : before(position)) },
    decisions: position.turn ? [{ kind: 'takeTurn', seat: position.turn }] : [],
  };
}

function setupOf(position: CasePosition, id: string): Setup {
  const grid = hexGrid(position.boards);
  const place = (hex: string): HexId => hexId(grid, hexIndex(grid, hex));
  return {
    firefight: {
      scenario: id,
      title: id,
      date: '',
      rounds: position.rounds,
      options: position.options,
      prices: position.prices,
    },
    board: boardOf(position, place),
    smoke: byPlace(position.smoke, place),
    units: position.units.map(({ id: unit, type, hex, facing, hidden }) => ({
      id: unit,
      type,
      side: UNIT_TYPES[type].side,
      hex: place(hex),
      facing: facing as Direction,
      hidden,
    })),
    reinforcements: position.reinforcements.map((unit) => ({
      ...unit,
      side: UNIT_TYPES[unit.type].side,
      entry: unit.entry.map(place),
    })),
    startCommandPoints: { german: 0, soviet: 0 },
    objectives: position.objectives.map((one) => ({ ...one, hex: place(one.hex) })),
  };
}

type Placing = (hex: string) => HexId;

function boardOf(position: CasePosition, place: Placing): Board {
  const sides = (pairs: readonly [string, string][]) =>
    pairs.map(([a, b]): [HexId, HexId] => [place(a), place(b)]);
  return {
    placements: position.boards,
    terrain: byPlace(position.terrain, place),
    levels: byPlace(position.levels, place),
    roads: position.roads.flatMap((road) =>
      road.slice(1).map((hex, index): [HexId, HexId] => [place(road[index]!), place(hex)]),
    ),
    streams: sides(position.streams),
    depressions: sides(position.depressions),
    openings: sides(position.openings),
    ditches: position.ditches.map(place),
    crops: position.crops,
  };
}

function byPlace<Value>(values: Record<string, Value>, place: Placing): Record<HexId, Value> {
  return Object.fromEntries(Object.entries(values).map(([hex, value]) => [place(hex), value]));
}

function inState(unit: Unit, { spent, hit, hitShown }: CasePosition['units'][number]): Unit {
  return { ...unit, spent, hit: hit ? { marker: hit, shown: hitShown, unseenFor: [] } : null };
}

/** Markers that lie under units cannot be drawn. */
function poolWithout({ foot }: HitMarkers, taken: readonly HitMarkerId[]): HitMarkers {
  const contents = [...(foot.contents ?? [])];
  for (const marker of taken) {
    const index = contents.indexOf(marker);
    if (index < 0) throw new Error(`setup.units: there are not that many markers "${marker}"`);
    contents.splice(index, 1);
  }
  return { foot: { remaining: contents.length, contents } };
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
  return typeof given === 'number' ? { start: given, lost: [], current: given } : given;
}
