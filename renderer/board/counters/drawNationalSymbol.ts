import type { Side } from '../../../shared/coh/index.ts';

/** A Balkenkreuz or a red star around the origin, `size` wide, with a figure in it if given. */
export function drawNationalSymbol(
  context: CanvasRenderingContext2D,
  side: Side,
  size: number,
  figure: string | null,
): void {
  context.save();
  if (side === 'german') drawCross(context, size, figure);
  else drawStar(context, size);
  if (figure !== null) drawFigure(context, side, size, figure);
  context.restore();
}

function drawCross(context: CanvasRenderingContext2D, size: number, figure: string | null): void {
  for (const [colour, grow] of [
    ['#14150f', 0.07],
    ['#f6f4ea', 0.035],
    ['#14150f', -0.015],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    crossArm(context, size * (0.215 + grow), size * (0.5 + grow));
    crossArm(context, size * (0.5 + grow), size * (0.215 + grow));
    context.fill();
  }
  if (figure === null) return;
  // A black ground in the middle that is as wide as the figure needs.
  const half = size * (figure.length > 2 ? 0.46 : 0.315);
  context.fillStyle = '#14150f';
  context.beginPath();
  context.roundRect(-half, -size * 0.315, 2 * half, size * 0.63, size * 0.315);
  context.fill();
}

function crossArm(context: CanvasRenderingContext2D, halfWidth: number, halfHeight: number): void {
  context.rect(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight);
}

function drawStar(context: CanvasRenderingContext2D, size: number): void {
  context.translate(0, size * 0.02);
  context.lineJoin = 'round';
  traceStar(context, 0, 0, size * 0.66, 0.52);
  context.fillStyle = '#f3e3bb';
  context.fill();
  context.strokeStyle = '#3a0d08';
  context.lineWidth = size * 0.05;
  context.stroke();
  traceStar(context, 0, 0, size * 0.58, 0.52);
  context.fillStyle = '#b01a14';
  context.fill();
}

/** `inner` is the share of the notches; a fat star has room for a figure. */
export function traceStar(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  inner: number,
): void {
  context.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const angle = -Math.PI / 2 + (point * Math.PI) / 5;
    const reach = point % 2 === 0 ? radius : radius * inner;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
}

function drawFigure(
  context: CanvasRenderingContext2D,
  side: Side,
  size: number,
  figure: string,
): void {
  const share = figure.length > 2 ? 0.47 : figure.length > 1 ? 0.54 : 0.62;
  context.font = `700 ${size * share}px "Barlow Condensed"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  if (side === 'soviet') {
    context.strokeStyle = '#7a0f0b';
    context.lineWidth = size * 0.1;
    context.strokeText(figure, 0, size * 0.045);
  }
  context.fillStyle = '#fffdf2';
  context.fillText(figure, 0, size * 0.045);
}
