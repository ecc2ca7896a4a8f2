import type { Board } from '../../../shared/coh/index.ts';
import { type HexGrid, isPlayable, type Point } from '../../../shared/hex/index.ts';
import { traceHex } from '../geometry/hexShape.ts';
import { HEX_HEIGHT } from '../geometry/table.ts';

/** Labels at their smallest legible size; below the last radius they would only be dirt. */
const LABEL_SIZE = 9.5;
const LABEL_SHARE = 0.165;
const SMALLEST_LABELLED = 30;

/** Hex lines, centre dots, names and levels, for hexes of the given radius in screen pixels. */
export function drawGrid(
  context: CanvasRenderingContext2D,
  grid: HexGrid,
  levels: Levels,
  radius: number,
): void {
  const centres = grid.centres.map(({ x, y }) => ({ x: x * radius, y: y * radius }));
  drawLines(context, centres, radius);
  centres.forEach((centre, hex) => {
    if (!isPlayable(grid, hex)) return;
    drawDot(context, centre, radius);
    if (radius >= SMALLEST_LABELLED)
      drawLabel(context, labelOf(grid.addresses[hex] as string, levels), centre, radius);
  });
}

type Levels = Board['levels'];

/** Under trees nobody sees the colour of a hill, so its level stands beside the name. */
function labelOf(address: string, levels: Levels): string {
  const level = levels[address] ?? 0;
  if (level === 0) return address;
  return `${address} ${level < 0 ? '▾' : '▴'}${Math.abs(level)}`;
}

function drawLines(
  context: CanvasRenderingContext2D,
  centres: readonly Point[],
  radius: number,
): void {
  const lines = new Path2D();
  for (const centre of centres) traceHex(lines, centre, radius);
  context.lineJoin = 'round';
  context.strokeStyle = 'rgba(255,246,214,.10)';
  context.lineWidth = 2.2;
  context.stroke(lines);
  context.strokeStyle = 'rgba(28,22,10,.40)';
  context.lineWidth = 0.9;
  context.stroke(lines);
}

function drawDot(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
  for (const [share, colour] of [
    [0.045, 'rgba(255,248,222,.55)'],
    [0.03, 'rgba(24,18,8,.85)'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius * share + 0.2, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawLabel(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Point,
  radius: number,
): void {
  const size = Math.max(LABEL_SIZE, radius * LABEL_SHARE);
  const baseline = y - (HEX_HEIGHT / 2) * radius + size * 0.86;
  context.font = `600 ${size}px "Barlow Condensed"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = 'rgba(250,240,206,.50)';
  context.lineWidth = size * 0.25;
  context.strokeText(text, x, baseline);
  context.fillStyle = 'rgba(34,26,12,.86)';
  context.fillText(text, x, baseline);
}
