import { type Direction, type Point, turn } from '../../../shared/hex/index.ts';
import { sideCorners, traceHex } from '../geometry/hexShape.ts';

export function drawHoveredHex(
  context: CanvasRenderingContext2D,
  centre: Point,
  radius: number,
): void {
  context.lineJoin = 'round';
  context.beginPath();
  traceHex(context, centre, radius * 0.94);
  context.strokeStyle = 'rgba(20,14,2,.8)';
  context.lineWidth = 6;
  context.stroke();
  context.strokeStyle = '#fff6d0';
  context.lineWidth = 3;
  context.stroke();
}

/** The three hexsides a unit looks over. */
export function drawFront(
  context: CanvasRenderingContext2D,
  centre: Point,
  facing: Direction,
  radius: number,
): void {
  const inset = radius * 0.965;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const step of [-1, 0, 1]) {
    const [from, to] = sideCorners(turn(facing, step));
    if (step === -1) context.moveTo(centre.x + from.x * inset, centre.y + from.y * inset);
    context.lineTo(centre.x + to.x * inset, centre.y + to.y * inset);
  }
  context.strokeStyle = 'rgba(30,20,0,.7)';
  context.lineWidth = 6;
  context.stroke();
  context.strokeStyle = '#ffd65a';
  context.lineWidth = 3;
  context.stroke();
}
