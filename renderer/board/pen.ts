import type { Point } from '../../shared/hex/index.ts';

/** What can be drawn on, on the screen or in a worker. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A straight line in the colour and width that the context has. */
export function strokeSegment(context: Pen, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

export function strokePath(context: Pen, path: Path2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

export interface ArrowHead {
  readonly fill: string;
  readonly edge: string;
  readonly edgeWidth: number;
  readonly size: number;
  /** Half its breadth, in its length. */
  readonly spread: number;
}

/** The head of an arrow with its tip at a point, pointing along an angle. */
export function drawArrowHead(
  context: CanvasRenderingContext2D,
  tip: Point,
  angle: number,
  { fill, edge, edgeWidth, size, spread }: ArrowHead,
): void {
  context.save();
  context.translate(tip.x, tip.y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(-size, -size * spread);
  context.lineTo(-size, size * spread);
  context.closePath();
  context.lineJoin = 'round';
  context.strokeStyle = edge;
  context.lineWidth = edgeWidth;
  context.stroke();
  context.fillStyle = fill;
  context.fill();
  context.restore();
}
