import { type Direction, type Point, turnsBetween } from '../../../shared/hex/index.ts';

/** The ring around a unit that answers with a facing, in hex radii: generous, so aiming is easy. */
const INNER = 0.45;
const OUTER = 1.3;

/** The offered facing a pointer means, seen from the middle of the unit's hex. */
export function facingAt(offset: Point, offered: readonly Direction[]): Direction | null {
  const distance = Math.hypot(offset.x, offset.y);
  if (distance < INNER || distance > OUTER) return null;
  const turns = Math.atan2(offset.x, -offset.y) / (Math.PI / 3);
  const pointed = ((Math.round(turns) + 6) % 6) as Direction;
  return offered.find((facing) => turnsBetween(facing, pointed) === 0) ?? null;
}
