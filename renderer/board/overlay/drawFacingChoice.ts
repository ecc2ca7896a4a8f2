import type { Direction, Point } from '../../../shared/hex/index.ts';
import { directionAngle, directionVector } from '../geometry/hexShape.ts';

/** In hex radii: between the counter's edge and that of the neighbour. */
const DISTANCE = 0.93;
const DISC = 0.225;

/** One arrow per offered facing around a unit; the one under the pointer lights up. */
export function drawFacingChoice(
  context: CanvasRenderingContext2D,
  centre: Point,
  offered: readonly Direction[],
  hovered: Direction | null,
  radius: number,
): void {
  for (const facing of offered) {
    const way = directionVector(facing);
    const place = {
      x: centre.x + way.x * DISTANCE * radius,
      y: centre.y + way.y * DISTANCE * radius,
    };
    drawArrow(context, place, facing, facing === hovered, radius);
  }
}

function drawArrow(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  facing: Direction,
  hovered: boolean,
  radius: number,
): void {
  const disc = radius * DISC * (hovered ? 1.16 : 1);
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.arc(1, 2, disc + 1, 0, 2 * Math.PI);
  context.fillStyle = 'rgba(0,0,0,.4)';
  context.fill();
  context.beginPath();
  context.arc(0, 0, disc, 0, 2 * Math.PI);
  context.fillStyle = hovered ? '#ffd65a' : '#1c2412';
  context.fill();
  context.strokeStyle = hovered ? '#3a2a00' : '#b7f06a';
  context.lineWidth = 2;
  context.stroke();
  context.rotate(directionAngle(facing));
  context.beginPath();
  context.moveTo(0, -disc * 0.68);
  context.lineTo(disc * 0.56, disc * 0.42);
  context.lineTo(0, disc * 0.16);
  context.lineTo(-disc * 0.56, disc * 0.42);
  context.closePath();
  context.lineJoin = 'round';
  context.fillStyle = hovered ? '#241a00' : '#9be052';
  context.fill();
  context.restore();
}
