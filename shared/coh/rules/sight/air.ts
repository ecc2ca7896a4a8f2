import { NO_HEX } from '../../../hex/index.ts';
import { type GroundSight, STEP_SHIFT } from './ground.ts';
import { BLIND, GULLY, IN_SIGHT } from './reasons.ts';
import { ABSENT } from './relief.ts';
import type { SightEnd } from './sight.ts';

/**
 * R20.3: from the air only what stands right before the ground end hides it: an obstacle, or the
 * rim of the gully it is in. Aircraft see each other over everything.
 */
export function airCode(sight: GroundSight, from: SightEnd, to: SightEnd): number {
  if (from.air && to.air) return IN_SIGHT;
  const { lines, relief } = sight;
  const start = lines.cells[from.hex] as number;
  const end = lines.cells[to.hex] as number;
  const offset = end - start + lines.origin;
  const first = lines.starts[offset] as number;
  const beyond = lines.starts[offset + 1] as number;
  if (first === beyond) return IN_SIGHT;
  const last = from.air ? beyond - 1 : first;
  const level = relief.level[from.air ? end : start] as number;
  const one = start + (lines.steps[2 * last] as number);
  const other = start + (lines.steps[2 * last + 1] as number);
  const sides =
    one === other
      ? [one].filter((cell) => lines.hexes[cell] !== NO_HEX)
      : [one, other].filter((cell) => relief.sideTop[cell] !== ABSENT);
  const hides = (cell: number) => (relief.shade[cell] as number) > level;
  const isRim = (cell: number) => level === -1 && (relief.level[cell] as number) >= 0;
  if (sides.length === 0 || !sides.every((cell) => hides(cell) || isRim(cell))) return IN_SIGHT;
  return (sides.every(hides) ? BLIND : GULLY) | ((last - first) << STEP_SHIFT);
}
