/** A hexside, and the way a unit faces: 0 north, then clockwise. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export function turn(direction: Direction, steps: number): Direction {
  return ((((direction + steps) % 6) + 6) % 6) as Direction;
}

/** Hexsides between two directions, the short way round: 0 to 3. */
export function turnsBetween(a: Direction, b: Direction): number {
  const clockwise = (b - a + 6) % 6;
  return Math.min(clockwise, 6 - clockwise);
}
