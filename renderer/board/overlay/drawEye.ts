import type { Point } from '../../../shared/hex/index.ts';

const GOLD = '#ffd65a';
const DARK = '#1d1605';
/** In hex radii: the upper left corner of the hex, where counters leave room. */
const PLACE: Point = { x: -0.5, y: -0.74 };
const DISC = 0.2;

/** The badge of a hex that was picked to look from. */
export function drawEye(context: CanvasRenderingContext2D, centre: Point, radius: number): void {
  const disc = Math.max(8, radius * DISC);
  const x = centre.x + PLACE.x * radius;
  const y = centre.y + PLACE.y * radius;
  context.fillStyle = GOLD;
  context.strokeStyle = DARK;
  context.lineWidth = 1.6;
  context.beginPath();
  context.arc(x, y, disc, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  const half = disc * 0.68;
  context.lineWidth = Math.max(1.4, disc * 0.14);
  context.beginPath();
  context.moveTo(x - half, y);
  context.quadraticCurveTo(x, y - half * 1.15, x + half, y);
  context.quadraticCurveTo(x, y + half * 1.15, x - half, y);
  context.stroke();
  context.fillStyle = DARK;
  context.beginPath();
  context.arc(x, y, disc * 0.24, 0, 2 * Math.PI);
  context.fill();
}
