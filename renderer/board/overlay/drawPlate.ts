import type { Point } from '../../../shared/hex/index.ts';
import type { Rectangle, Size } from '../geometry/table.ts';

export interface PlateColours {
  readonly ground: string;
  readonly text: string;
  readonly edge: string;
}

const HEIGHT = 1.32;
const PADDING = 0.66;

/** Sets the letters of a plate and tells how large it must be. */
export function measurePlate(context: CanvasRenderingContext2D, text: string, type: number): Size {
  context.font = `700 ${type}px "Barlow Condensed"`;
  const height = type * HEIGHT;
  return { width: Math.max(height, context.measureText(text).width + type * PADDING), height };
}

/** A chip with a word or a figure, as large as `measurePlate` has told. */
export function drawPlate(
  context: CanvasRenderingContext2D,
  text: string,
  colours: PlateColours,
  area: Rectangle,
): void {
  const { x, y, width, height } = area;
  drawGround(context, colours, area);
  const type = height / HEIGHT;
  context.font = `700 ${type}px "Barlow Condensed"`;
  context.fillStyle = colours.text;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x + width / 2, y + height / 2 + type * 0.05);
}

/** A chip without its text. */
export function drawGround(
  context: CanvasRenderingContext2D,
  { ground, edge }: PlateColours,
  { x, y, width, height }: Rectangle,
): void {
  const corner = height * 0.32;
  context.fillStyle = 'rgba(0,0,0,.38)';
  fillRounded(
    context,
    { x: x - 0.6, y: y + 1.6, width: width + 1.2, height: height + 0.6 },
    corner,
  );
  context.fillStyle = ground;
  fillRounded(context, { x, y, width, height }, corner);
  context.strokeStyle = edge;
  context.lineWidth = 1.2;
  context.stroke();
}

function fillRounded(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Rectangle,
  corner: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, corner);
  context.fill();
}

/** Close combat. */
export function drawCross(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  radius: number,
): void {
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
