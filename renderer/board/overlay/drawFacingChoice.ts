import type { Direction, Point } from '../../../shared/hex/index.ts';
import { directionAngle, directionVector } from '../geometry/hexShape.ts';

/** In hex radii: between the counter's edge and that of the neighbour. */
const DISTANCE = 0.93;
const DISC = 0.225;
const KEY_DISTANCE = 1.27;

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
    drawKey(context, centre, facing, radius);
  }
}

/** The key that means this hexside, just outside its arrow. */
function drawKey(
  context: CanvasRenderingContext2D,
  centre: Point,
  facing: Direction,
  radius: number,
): void {
  const way = directionVector(facing);
  const x = centre.x + way.x * KEY_DISTANCE * radius;
  const y = centre.y + way.y * KEY_DISTANCE * radius;
  context.font = `700 ${Math.max(10.5, radius * 0.2)}px "Barlow Condensed"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = 'rgba(12,14,6,.85)';
  context.lineWidth = 4;
  context.strokeText(String(facing + 1), x, y);
  context.fillStyle = '#e9ffd0';
  context.fillText(String(facing + 1), x, y);
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
