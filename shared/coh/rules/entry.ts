import { distance, type HexGrid, type HexId, hexId, hexIndex } from '../../hex/index.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import { UNIT_TYPES } from '../content/units.ts';
import type { CostItem } from '../events/index.ts';
import type { Side } from '../sides.ts';
import type { CohState, Reinforcement, UnitId } from '../state.ts';
import { battlefieldOf } from './battlefield.ts';
import { hasEnemies } from './queries.ts';
import { entryCostOf, hexObstacle, moverOf } from './steps.ts';

export function reinforcementsOf(state: CohState, side: Side): Reinforcement[] {
  return state.reinforcements.filter((unit) => unit.side === side);
}

export function reinforcement(state: CohState, side: Side, id: UnitId): Reinforcement | null {
  return reinforcementsOf(state, side).find((unit) => unit.id === id) ?? null;
}

/** R5.1-1: from their round on. */
export function checkDue({ round }: CohState, unit: Reinforcement): Refusal | null {
  return round.number >= unit.round
    ? null
    : refuse('notDue', 'R5.1-1', { unit: unit.id, round: unit.round });
}

/** R5.1-1: the hexes that the scenario names, or the nearest free and passable ones (H-31). */
export function entryHexes(state: CohState, unit: Reinforcement): HexId[] {
  return [...new Set(unit.entry.flatMap((hex) => entryAt(state, unit, hex)))];
}

function entryAt(state: CohState, unit: Reinforcement, named: HexId): HexId[] {
  const field = battlefieldOf(state.board);
  const { grid } = field;
  const start = hexIndex(grid, named);
  const mover = moverOf(UNIT_TYPES[unit.type]);
  const isFree = (hex: number) =>
    hexObstacle(field, mover, hex) === null && !hasEnemies(state, unit.side, hexId(grid, hex));
  if (isFree(start)) return [named];
  const free = allHexes(grid).filter(isFree);
  const nearest = Math.min(...free.map((hex) => distance(grid, start, hex)));
  return free
    .filter((hex) => distance(grid, start, hex) === nearest)
    .map((hex) => hexId(grid, hex));
}

function allHexes({ size }: HexGrid): number[] {
  return Array.from({ length: size }, (_, hex) => hex);
}

/** H-18: the normal cost of the hex; there is no hexside before the first hex, so no road either. */
export function entryCost(state: CohState, unit: Reinforcement, to: HexId): CostItem[] {
  const field = battlefieldOf(state.board);
  const mover = moverOf(UNIT_TYPES[unit.type]);
  return [
    { reason: 'moveNumber', amount: mover.moveCost, rule: 'R5.0' },
    ...entryCostOf(field, mover, hexIndex(field.grid, to)),
  ];
}
