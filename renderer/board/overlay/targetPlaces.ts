import type { HexId } from '../../../shared/hex/index.ts';
import type { PlacedCounter } from '../counters/placing.ts';
import { COUNTER_SIDE } from '../counters/stackLayout.ts';
import { enclosingAll, grown, type Rectangle, type Size } from '../geometry/table.ts';

/** Between the counters and the corners round them, in hex radii. */
const CORNER_GAP = { legal: 0.075, aimed: 0.105 } as const;
/** Between the corners' line and the chip. */
const CHIP_GAP = 0.05;
/** Half the width of a facing arrow and a little air. */
const ARROW = COUNTER_SIDE * 0.2;

export type ChipSide = 'above' | 'below';
export type TargetTone = keyof typeof CORNER_GAP;

export function cornerBox(counters: Rectangle, tone: TargetTone): Rectangle {
  return grown(counters, CORNER_GAP[tone]);
}

/**
 * Above the counters of a hex, or below them if the sight line comes from above. It keeps clear of
 * an arrow there, because who attacks wants to see which way his target looks, and of the hex above,
 * into which high stacks reach.
 */
export function oddsChipArea(
  counters: readonly Rectangle[],
  chip: Size,
  side: ChipSide,
  arrowX: number | null,
  ceiling: number,
  radius: number,
): Rectangle {
  const box = enclosingAll(counters);
  const gap = CHIP_GAP * radius;
  const x = arrowX === null ? box.x + (box.width - chip.width) / 2 : arrowX + ARROW * radius;
  if (side === 'below') return { x, y: box.y + box.height + gap, ...chip };
  const above = { x, y: box.y - gap - chip.height, ...chip };
  return above.y < ceiling ? besideHighest(counters, chip, gap) : above;
}

/** In the notch that a stack leaves at its upper right. */
function besideHighest(counters: readonly Rectangle[], chip: Size, gap: number): Rectangle {
  const [highest, ...others] = counters.toSorted((a, b) => a.y - b.y);
  const x = highest ? highest.x + highest.width + gap : 0;
  const below = others.filter((counter) => counter.x + counter.width > x);
  const floor = Math.min(
    ...below.map(({ y }) => y),
    ...(below.length === 0 ? [highest?.y ?? 0] : []),
  );
  return { x, y: floor - gap - chip.height, ...chip };
}

/** The middle of the arrow that leaves the counters of a hex upwards or downwards, if there is one. */
export function arrowIn(
  placed: readonly PlacedCounter[],
  hex: HexId,
  side: ChipSide,
): number | null {
  const stack = placed.filter(({ unit }) => unit.hex === hex && !unit.hidden);
  const outermost =
    side === 'above'
      ? Math.min(...stack.map(({ place }) => place.y))
      : Math.max(...stack.map(({ place }) => place.y));
  const facing = side === 'above' ? 0 : 3;
  const looking = stack.find(({ unit, place }) => place.y === outermost && unit.facing === facing);
  return looking?.place.x ?? null;
}

/** Never "0 %" for what can happen, nor "100 %" for what can fail. */
export function oddsText(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent === 0 && chance > 0) return '<1 %';
  if (percent === 100 && chance < 1) return '>99 %';
  return `${percent} %`;
}
