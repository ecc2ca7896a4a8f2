import { SIDES, UNIT_TYPES } from '../coh/index.ts';
import { directionTo, hexGrid, type HexGrid, hexIndex, isPlayable, NO_HEX } from '../hex/index.ts';
import type { CasePosition } from './schema.ts';

/** Throws at the first nonsense: a case about a position that cannot be would prove nothing. */
export function checkPosition(position: CasePosition): void {
  const grid = hexGrid(position.boards);
  checkHexes(position, grid);
  checkHexsides(position, grid);
  checkUnits(position);
  checkPoints(position);
}

function checkHexes(position: CasePosition, grid: HexGrid): void {
  const whole = [
    ...position.units.map(({ id, hex }) => [`setup.units ${id}`, hex] as const),
    ...position.objectives.map(({ hex }) => ['setup.objectives', hex] as const),
    ...position.reinforcements.flatMap(({ id, entry }) =>
      entry.map((hex) => [`setup.reinforcements ${id}`, hex] as const),
    ),
  ];
  for (const [field, hex] of whole)
    if (!isPlayable(grid, placeOf(grid, field, hex)))
      throw new Error(`${field}: ${hex} is a half hex (R1.0-3)`);
  for (const field of ['terrain', 'levels', 'smoke'] as const)
    for (const hex of Object.keys(position[field])) placeOf(grid, `setup.${field}`, hex);
  for (const hex of position.ditches) placeOf(grid, 'setup.ditches', hex);
}

function checkHexsides(position: CasePosition, grid: HexGrid): void {
  for (const field of ['roads', 'streams', 'depressions', 'openings'] as const)
    position[field].forEach((chain, index) => checkChain(grid, `setup.${field}[${index}]`, chain));
}

/** Each hex must touch the one before it. */
function checkChain(grid: HexGrid, field: string, chain: readonly string[]): void {
  const places = chain.map((hex) => placeOf(grid, field, hex));
  const gap = places.findIndex(
    (place, step) => step > 0 && directionTo(grid, places[step - 1]!, place) === null,
  );
  if (gap > 0) throw new Error(`${field}: ${chain[gap]} does not touch ${chain[gap - 1]}`);
}

function checkUnits({ units, reinforcements, active }: CasePosition): void {
  const ids = [...units, ...reinforcements].map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`setup.units: "${twice}" is there twice`);
  for (const side of SIDES) {
    const id = active[side];
    if (id === undefined) continue;
    const unit = units.find((one) => one.id === id);
    if (!unit || UNIT_TYPES[unit.type].side !== side || unit.spent)
      throw new Error(`setup.active.${side}: expected a ${side} unit that is not spent`);
  }
}

function checkPoints(position: CasePosition): void {
  for (const side of SIDES) {
    if ((position.actionPoints[side] ?? 0) > 0 && position.active[side] === undefined)
      throw new Error(`setup.actionPoints.${side}: there is no active unit to have them`);
    const caps = position.commandPoints[side] ?? 0;
    if (typeof caps !== 'number' && caps.current > Math.max(0, caps.start - caps.lost.length))
      throw new Error(`setup.commandPoints.${side}: current is above start less lost (R7.3-2)`);
  }
  if (position.round > position.rounds)
    throw new Error(
      `setup.round: ${position.round} is after the last of ${position.rounds} rounds`,
    );
}

function placeOf(grid: HexGrid, field: string, hex: string): number {
  const place = hexIndex(grid, hex);
  if (place === NO_HEX) throw new Error(`${field}: ${hex} is not on the boards of this case`);
  return place;
}
