import {
  type Direction,
  isPlayable,
  neighbour,
  NO_HEX,
  turn,
  turnsBetween,
} from '../../hex/index.ts';
import { COST_TABLE, type Locomotion } from '../content/terrain.ts';
import { isGun, type UnitType } from '../content/units.ts';
import type { CostItem } from '../events/index.ts';
import { type Battlefield, hasSide } from './battlefield.ts';

/** Whoever moves, as far as the ground is concerned. */
export interface Mover {
  readonly locomotion: Locomotion;
  readonly moveCost: number;
  /** Track or wheel symbols on the counter (R14.0-2, R14.0-3). */
  readonly symbols: number;
  readonly gun: boolean;
}

export function moverOf(type: UnitType): Mover {
  return { locomotion: 'foot', moveCost: type.moveCost, symbols: 0, gun: isGun(type) };
}

/** R5.2-2: the hex faced and its two neighbours are front, the other three rear. */
export function isFront(facing: Direction, direction: Direction): boolean {
  return turnsBetween(facing, direction) <= 1;
}

/** What one step costs, line by line (R5.0, R14.0, Tables T1 and T3). */
export function stepCost(
  field: Battlefield,
  mover: Mover,
  from: number,
  direction: Direction,
  facing: Direction | null,
): CostItem[] {
  return [
    { reason: 'moveNumber', amount: mover.moveCost, rule: ruleOfMoving(mover) },
    ...groundCost(field, mover, from, direction),
    ...(facing !== null && !isFront(facing, direction)
      ? [{ reason: 'backward', amount: 1, rule: isVehicle(mover) ? 'R14.0-6' : 'R5.2-4' } as const]
      : []),
  ];
}

/** What the ground adds to the move number. */
export function groundCost(
  field: Battlefield,
  mover: Mover,
  from: number,
  direction: Direction,
): CostItem[] {
  const to = neighbour(field.grid, from, direction);
  return [
    ...(hasSide(field.roads, from, direction) ? alongRoad(mover) : terrainCost(field, mover, to)),
    ...levelCost(field, from, direction, to),
    ...ditchCost(field, to),
  ];
}

/** What a hex adds for whoever comes into it over no hexside of the map (H-18). */
export function entryCostOf(field: Battlefield, mover: Mover, hex: number): CostItem[] {
  return [...terrainCost(field, mover, hex), ...ditchCost(field, hex)];
}

/** R5.0-3, R14.0-7: along a road the terrain entered does not count. */
function alongRoad(mover: Mover): CostItem[] {
  return [{ reason: 'alongRoad', amount: 0, rule: isVehicle(mover) ? 'R14.0-7' : 'R5.0-3' }];
}

function terrainCost({ terrain }: Battlefield, { locomotion }: Mover, hex: number): CostItem[] {
  const extra = terrain[hex]?.entry[locomotion] ?? 0;
  return extra === 0 || extra === 'forbidden'
    ? []
    : [{ reason: 'terrain', amount: extra, rule: COST_TABLE[locomotion] }];
}

function ditchCost({ ditches }: Battlefield, hex: number): CostItem[] {
  return ditches[hex] === 1 ? [{ reason: 'ditch', amount: 2, rule: 'R18.3' }] : [];
}

/** R11.0, R11.1: uphill costs 1 per level; R11.5, A-48: the wall of a gully costs 3 and no more. */
function levelCost(field: Battlefield, from: number, direction: Direction, to: number): CostItem[] {
  if (crossesGullyEdge(field, from, to))
    return hasSide(field.openings, from, direction)
      ? [{ reason: 'gullyOpening', amount: 0, rule: 'R11.5-1' }]
      : [{ reason: 'gully', amount: 3, rule: 'R11.5-1' }];
  const climb = climbOf(field, from, to);
  if (climb <= 0) return [];
  return [{ reason: 'uphill', amount: climb, rule: climb > 1 ? 'R11.1' : 'R11.0' }];
}

function climbOf({ levels }: Battlefield, from: number, to: number): number {
  return (levels[to] as number) - (levels[from] as number);
}

function crossesGullyEdge({ levels }: Battlefield, from: number, to: number): boolean {
  return (levels[from] === -1) !== (levels[to] === -1);
}

export type StepObstacle = { readonly code: string; readonly rule: string };

/** Why nobody who moves like this could take a step, or null. */
export function stepObstacle(
  field: Battlefield,
  mover: Mover,
  from: number,
  direction: Direction,
): StepObstacle | null {
  const to = neighbour(field.grid, from, direction);
  if (to === NO_HEX) return { code: 'offTheMap', rule: 'R5.1-2' };
  if (!isPlayable(field.grid, to)) return { code: 'halfHex', rule: 'R1.0-3' };
  const road = hasSide(field.roads, from, direction);
  const barred =
    ditchObstacle(field, mover, to) ?? (road ? null : terrainObstacle(field, mover, to));
  return barred ?? (isVehicle(mover) ? vehicleObstacle(field, from, direction, to) : null);
}

/** Why nobody who moves like this could stand in a hex, or null. */
export function hexObstacle(field: Battlefield, mover: Mover, hex: number): StepObstacle | null {
  if (!isPlayable(field.grid, hex)) return { code: 'halfHex', rule: 'R1.0-3' };
  return ditchObstacle(field, mover, hex) ?? terrainObstacle(field, mover, hex);
}

function ditchObstacle({ ditches }: Battlefield, mover: Mover, hex: number): StepObstacle | null {
  const barred = ditches[hex] === 1 && (isVehicle(mover) || mover.gun);
  return barred ? { code: 'ditchBars', rule: 'R18.3' } : null;
}

function terrainObstacle(field: Battlefield, mover: Mover, hex: number): StepObstacle | null {
  const terrain = field.terrain[hex];
  if (mover.gun && terrain?.id === 'river') return { code: 'gunsCannotSwim', rule: 'R4.0-3' };
  return terrain?.entry[mover.locomotion] === 'forbidden'
    ? { code: 'terrainBars', rule: COST_TABLE[mover.locomotion] }
    : null;
}

/** What the shape of the ground forbids vehicles. */
function vehicleObstacle(
  field: Battlefield,
  from: number,
  direction: Direction,
  to: number,
): StepObstacle | null {
  if (crossesGullyEdge(field, from, to))
    return hasSide(field.openings, from, direction) ? null : { code: 'gullyWall', rule: 'R11.5-1' };
  // neither up nor down.
  if (Math.abs(climbOf(field, from, to)) > 1) return { code: 'tooSteep', rule: 'R11.1' };
  return isDepression(field, from, direction, to) && !hasSide(field.roads, from, direction)
    ? { code: 'depressionBars', rule: 'R11.5-4' }
    : null;
}

/** H-29: where a road crosses it, it is filled. */
function isDepression(field: Battlefield, from: number, direction: Direction, to: number): boolean {
  return (
    hasSide(field.depressions, from, direction) ||
    hasSide(field.depressions, to, turn(direction, 3))
  );
}

/** Hexes that one move action may hold beside its first (R14.0-2, R14.0-3). */
export function bonusHexes({ locomotion, symbols }: Mover): number {
  if (locomotion === 'foot') return 0;
  return locomotion === 'wheeled' ? symbols + 1 : symbols;
}

/** R14.0-4: whether a step can be the first of a longer move, or one of its bonus hexes. */
export function isBonusStep(
  field: Battlefield,
  { locomotion }: Mover,
  from: number,
  direction: Direction,
): boolean {
  if (locomotion === 'foot') return false;
  if (hasSide(field.roads, from, direction)) return true;
  const to = neighbour(field.grid, from, direction);
  return locomotion === 'tracked' && field.terrain[to]?.tracksRun === true;
}

function isVehicle({ locomotion }: Mover): boolean {
  return locomotion !== 'foot';
}

function ruleOfMoving(mover: Mover): string {
  return isVehicle(mover) ? 'R14.0-1' : 'R5.0';
}
