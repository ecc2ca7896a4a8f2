import type { Point } from '../../../shared/hex/index.ts';
import type { Chip, ChipTone } from './chips.ts';

interface ChipColours {
  readonly ground: string;
  readonly text: string;
  readonly edge: string;
}

const COLOURS: Readonly<Record<ChipTone, ChipColours>> = {
  within: { ground: '#e9ffd0', text: '#1d2a08', edge: '#24370a' },
  last: { ground: '#f3c95c', text: '#1d2a08', edge: '#24370a' },
  command: { ground: '#143a66', text: '#dff0ff', edge: '#8fcbff' },
};

/** Type sizes in hex radii, and never below what can be read. */
const IN_FREE_HEX = { within: 0.31, last: 0.31, command: 0.245 } as const;
const UNDER_COUNTER = { within: 0.225, last: 0.225, command: 0.215 } as const;
const SMALLEST_TYPE = 10.5;
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
  const type = Math.max(
    SMALLEST_TYPE,
    radius * (occupied ? UNDER_COUNTER : IN_FREE_HEX)[chip.tone],
  );
  const height = type * 1.32;
  context.font = `700 ${type}px "Barlow Condensed"`;
  const width = Math.max(height, context.measureText(chip.text).width + type * 0.66);
  const disc = chip.cross ? height * 0.54 : 0;
  const gap = chip.cross ? type * 0.16 : 0;
  const left = centre.x - (width + gap + 2 * disc) / 2;
  const y = centre.y + (occupied ? radius * (counters > 1 ? UNDER_STACK_Y : UNDER_COUNTER_Y) : 0);
  drawPlate(context, COLOURS[chip.tone], { x: left, y: y - height / 2 }, width, height);
  context.fillStyle = COLOURS[chip.tone].text;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(chip.text, left + width / 2, y + type * 0.05);
  if (chip.cross) drawCross(context, { x: left + width + gap + disc, y }, disc);
}

function drawPlate(
  context: CanvasRenderingContext2D,
  { ground, edge }: ChipColours,
  { x, y }: Point,
  width: number,
  height: number,
): void {
  const corner = height * 0.32;
  context.fillStyle = 'rgba(0,0,0,.38)';
  fillPlate(context, x - 0.6, y + 1.6, width + 1.2, height + 0.6, corner);
  context.fillStyle = ground;
  fillPlate(context, x, y, width, height, corner);
  context.strokeStyle = edge;
  context.lineWidth = 1.2;
  context.stroke();
}

function fillPlate(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, corner);
  context.fill();
}

/** Close combat awaits. */
function drawCross(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  context.fillStyle = '#a3261a';
  context.strokeStyle = '#ffd9cc';
  context.lineWidth = 1.4;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  const arm = radius * 0.42;
  context.strokeStyle = '#fff';
  context.lineWidth = Math.max(1.8, radius * 0.22);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - arm, y - arm);
  context.lineTo(x + arm, y + arm);
  context.moveTo(x + arm, y - arm);
  context.lineTo(x - arm, y + arm);
  context.stroke();
}
