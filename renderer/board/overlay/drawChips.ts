import type { Point } from '../../../shared/hex/index.ts';
import type { Chip, ChipTone } from './chips.ts';
import { drawCross, drawPlate, measurePlate, type PlateColours } from './drawPlate.ts';

const COLOURS: Readonly<Record<ChipTone, PlateColours>> = {
  within: { ground: '#e9ffd0', text: '#1d2a08', edge: '#24370a' },
  last: { ground: '#f3c95c', text: '#1d2a08', edge: '#24370a' },
  command: { ground: '#143a66', text: '#dff0ff', edge: '#8fcbff' },
};

/** Type sizes in hex radii, and never below what can be read. */
const IN_FREE_HEX = { within: 0.31, last: 0.31, command: 0.245 } as const;
const UNDER_COUNTER = { within: 0.225, last: 0.225, command: 0.215 } as const;
export const SMALLEST_TYPE = 10.5;
/** Below the lowest counter, where it covers no figure. */
const UNDER_COUNTER_Y = 0.745;
const UNDER_STACK_Y = 0.825;

export function drawChip(
  context: CanvasRenderingContext2D,
  chip: Chip,
  centre: Point,
  radius: number,
  counters: number,
): void {
  const occupied = counters > 0;
  const share = (occupied ? UNDER_COUNTER : IN_FREE_HEX)[chip.tone];
  const type = Math.max(SMALLEST_TYPE, radius * share);
  const { width, height } = measurePlate(context, chip.text, type);
  const disc = chip.cross ? height * 0.54 : 0;
  const gap = chip.cross ? type * 0.16 : 0;
  const x = centre.x - (width + gap + 2 * disc) / 2;
  const y = centre.y + (occupied ? radius * (counters > 1 ? UNDER_STACK_Y : UNDER_COUNTER_Y) : 0);
  drawPlate(context, chip.text, COLOURS[chip.tone], { x, y: y - height / 2, width, height });
  if (chip.cross) drawCross(context, { x: x + width + gap + disc, y }, disc);
}
