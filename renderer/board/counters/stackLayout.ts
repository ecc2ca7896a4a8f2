import type { HexId, Point } from '../../../shared/hex/index.ts';

/** The side of a counter in hex radii. */
export const COUNTER_SIDE = 1.14;
/** In counter sides. */
const STACK_STEP = 0.2;
const HIGHEST_TOP = 0.1;
/** Facing arrows and hit markers reach nearly a quarter beyond their tile. */
export const FAN_STEP = 1.24;
const FAN_COLUMNS = 3;

/** Where each counter of a stack lies, in counter sides from the middle of the hex, bottom first. */
export function stackOffsets(count: number, fanned: boolean): Point[] {
  return Array.from({ length: count }, (_, index) =>
    fanned && count > 1 ? fanOffset(index, count) : stepOffset(index, count),
  );
}

/** High stacks grow to the upper left: the top counter leaves room for a chip below it. */
function stepOffset(index: number, count: number): Point {
  const top = Math.min(HIGHEST_TOP, ((count - 1) / 2) * STACK_STEP);
  const step = top - (count - 1 - index) * STACK_STEP;
  return { x: step, y: step };
}

/** Side by side, so that every figure can be read; a fourth counter begins a second row. */
function fanOffset(index: number, count: number): Point {
  const rows = Math.ceil(count / FAN_COLUMNS);
  const row = Math.floor(index / FAN_COLUMNS);
  const inRow = Math.min(FAN_COLUMNS, count - row * FAN_COLUMNS);
  return {
    x: ((index % FAN_COLUMNS) - (inRow - 1) / 2) * FAN_STEP,
    y: (row - (rows - 1) / 2) * FAN_STEP,
  };
}

/** Units by hex, in their given order, the last on top. */
export function stacksOf<T extends { readonly hex: HexId }>(units: readonly T[]): Map<HexId, T[]> {
  const stacks = new Map<HexId, T[]>();
  for (const unit of units) {
    const stack = stacks.get(unit.hex);
    if (stack) stack.push(unit);
    else stacks.set(unit.hex, [unit]);
  }
  return stacks;
}

/**
 * Which counter of a stack a click means: the one under the pointer, but the next below the selected
 * one when that is clicked again, or when the same spot is clicked again.
 */
export function nextInStack<Id>(
  stack: readonly Id[],
  clicked: Id,
  selected: Id | null,
  sameSpot: boolean,
): Id {
  const place = selected === null ? -1 : stack.indexOf(selected);
  if (place < 0 || (clicked !== selected && !sameSpot)) return clicked;
  return stack[(place - 1 + stack.length) % stack.length] ?? clicked;
}
