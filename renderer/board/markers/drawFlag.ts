import type { Objective, Side } from '../../../shared/coh/index.ts';
import type { HexGrid, Point } from '../../../shared/hex/index.ts';
import { drawNationalSymbol, traceStar } from '../counters/drawNationalSymbol.ts';
import { centreOn } from '../geometry/centreOn.ts';

const CLOTH: Readonly<Record<Side | 'nobody', string>> = {
  german: '#5d6a66',
  soviet: '#b8231a',
  nobody: '#cfc6ac',
};
const INK = '#1b1407';

export function drawObjectives(
  context: CanvasRenderingContext2D,
  grid: HexGrid,
  objectives: readonly Objective[],
  radius: number,
): void {
  for (const objective of objectives) {
    const centre = centreOn(grid, objective.hex, radius);
    if (centre) drawObjective(context, objective, centre, radius);
  }
}

/**
 * An objective in the left corner of its hex. Beside a counter it reaches over the edge of the tile,
 * at the height of the picture, where there are no figures.
 */
function drawObjective(
  context: CanvasRenderingContext2D,
  { control, points }: Objective,
  centre: Point,
  radius: number,
): void {
  context.save();
  context.translate(centre.x - radius * 0.87, centre.y + radius * 0.24);
  drawFlag(context, control, radius * 0.43);
  drawPoints(context, points, radius);
  context.restore();
}

/** The foot of the pole at the origin. */
function drawFlag(context: CanvasRenderingContext2D, control: Side | null, size: number): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [colour, width] of [
    [INK, 0.11],
    ['#c9a45c', 0.05],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = size * width;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(0, -size * 1.16);
    context.stroke();
  }
  traceCloth(context, size);
  context.fillStyle = CLOTH[control ?? 'nobody'];
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = Math.max(1, size * 0.05);
  context.stroke();
  drawEmblem(context, control, size);
}

function traceCloth(context: CanvasRenderingContext2D, size: number): void {
  const top = -size * 1.12;
  const bottom = -size * 0.5;
  context.beginPath();
  context.moveTo(0, top);
  context.quadraticCurveTo(size * 0.24, top - size * 0.12, size * 0.42, top + size * 0.02);
  context.quadraticCurveTo(size * 0.6, top + size * 0.13, size * 0.8, top);
  context.lineTo(size * 0.8, bottom);
  context.quadraticCurveTo(size * 0.6, bottom + size * 0.13, size * 0.42, bottom + size * 0.02);
  context.quadraticCurveTo(size * 0.24, bottom - size * 0.12, 0, bottom);
  context.closePath();
}

function drawEmblem(context: CanvasRenderingContext2D, control: Side | null, size: number): void {
  if (control === null) return;
  context.save();
  context.translate(size * 0.27, -size * 0.84);
  if (control === 'german') drawNationalSymbol(context, 'german', size * 0.36, null);
  else {
    traceStar(context, 0, 0, size * 0.22, 0.42);
    context.fillStyle = '#ffe08a';
    context.fill();
  }
  context.restore();
}

function drawPoints(context: CanvasRenderingContext2D, points: number, radius: number): void {
  const disc = Math.max(Math.min(7.5, radius * 0.24), radius * 0.14);
  context.translate(radius * 0.33, -radius * 0.27);
  context.beginPath();
  context.arc(0, 0, disc, 0, 2 * Math.PI);
  context.fillStyle = '#f6d469';
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = 1.3;
  context.stroke();
  context.fillStyle = INK;
  context.font = `700 ${disc * 1.5}px "Barlow Condensed"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(points), 0, disc * 0.08);
}
