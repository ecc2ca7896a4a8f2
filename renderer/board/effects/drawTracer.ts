import type { Point } from '../../../shared/hex/index.ts';

/** Length of the streak and where it leaves and meets the counters, in hex radii. */
const STREAK = 1.1;
const START = 0.5;
const END = 0.3;

/** A streak of light from counter to counter. */
export function drawTracer(
  context: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  progress: number,
  radius: number,
): void {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const first = START * radius;
  const last = Math.max(first, way - END * radius);
  const head = first + (last - first) * progress;
  const tail = Math.max(first, head - STREAK * radius);
  context.translate(from.x, from.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  context.lineCap = 'round';
  strokeStreak(context, tail, head, 'rgba(255,132,32,', 0.5, radius * 0.13);
  strokeStreak(context, tail, head, 'rgba(255,226,140,', 0.95, radius * 0.06);
  strokeStreak(context, (tail + head) / 2, head, 'rgba(255,255,244,', 1, radius * 0.03);
  if (progress < 0.4) drawMuzzleFlash(context, first, radius * 0.3 * (1 - progress / 0.4));
}

/** From nothing at its tail to full light at its head. */
function strokeStreak(
  context: CanvasRenderingContext2D,
  tail: number,
  head: number,
  colour: string,
  light: number,
  width: number,
): void {
  const fading = context.createLinearGradient(tail, 0, head, 0);
  fading.addColorStop(0, `${colour}0)`);
  fading.addColorStop(1, `${colour}${light})`);
  context.strokeStyle = fading;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(tail, 0);
  context.lineTo(head, 0);
  context.stroke();
}

function drawMuzzleFlash(context: CanvasRenderingContext2D, x: number, size: number): void {
  const flash = context.createRadialGradient(x, 0, 0, x, 0, size);
  flash.addColorStop(0, 'rgba(255,255,236,.95)');
  flash.addColorStop(0.4, 'rgba(255,206,92,.8)');
  flash.addColorStop(1, 'rgba(255,128,24,0)');
  context.fillStyle = flash;
  context.beginPath();
  context.arc(x, 0, size, 0, 2 * Math.PI);
  context.fill();
}
