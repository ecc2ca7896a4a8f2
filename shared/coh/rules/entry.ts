import {
  distance,
  type HexGrid,
  type HexId,
  hexId,
  hexIndex,
  isPlayable,
} from '../../hex/index.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import { COST_TABLE } from '../content/terrain.ts';
import { isGun, UNIT_TYPES } from '../content/units.ts';
import type { CostItem } from '../events/index.ts';
import type { Side } from '../sides.ts';
import type { CohState, Reinforcement, UnitId } from '../state.ts';
import { type Battlefield, battlefieldOf } from './battlefield.ts';
import { hasEnemies } from './queries.ts';

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
  const isFree = (hex: number) =>
    canStand(field, unit, hex) && !hasEnemies(state, unit.side, hexId(grid, hex));
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

function canStand(field: Battlefield, { type }: Reinforcement, hex: number): boolean {
  const water = field.terrain[hex]?.id === 'river';
  const barred = water || field.ditches[hex] === 1;
  return isPlayable(field.grid, hex) && !(barred && isGun(UNIT_TYPES[type]));
}

/** H-18: the normal cost of the hex; there is no hexside before the first hex, so no road either. */
export function entryCost(state: CohState, unit: Reinforcement, to: HexId): CostItem[] {
  const { grid, terrain, ditches } = battlefieldOf(state.board);
  const hex = hexIndex(grid, to);
  const extra = Number(terrain[hex]?.entry.foot ?? 0);
  return [
    { reason: 'moveNumber', amount: UNIT_TYPES[unit.type].moveCost, rule: 'R5.0' },
    ...(extra > 0 ? [{ reason: 'terrain', amount: extra, rule: COST_TABLE.foot } as const] : []),
    ...(ditches[hex] === 1 ? [{ reason: 'ditch', amount: 2, rule: 'R18.3' } as const] : []),
  ];
}
