import type { Point } from '../../../shared/hex/index.ts';
import type { BoardEffect } from '../boardProps.ts';

/** Beside the counter, where a shot that misses strikes the ground; in hex radii. */
const BESIDE: readonly Point[] = [
  { x: 0.92, y: 0.5 },
  { x: -0.92, y: 0.5 },
];
const GOLDEN_ANGLE = 2.4;

export function drawImpact(
  context: CanvasRenderingContext2D,
  { key, outcome }: BoardEffect,
  { x, y }: Point,
  progress: number,
  radius: number,
): void {
  if (outcome === 'miss') {
    const aside = BESIDE[key % BESIDE.length] as Point;
    context.translate(x + aside.x * radius, y + aside.y * radius);
    drawDust(context, progress, radius);
    return;
  }
  context.translate(x, y);
  if (outcome === 'kill') drawSmoke(context, progress, radius);
  const size = radius * (outcome === 'kill' ? 1.05 : 0.62);
  drawFlash(context, progress, size);
  drawSparks(context, progress, size, outcome === 'kill' ? 18 : 11);
}

/** Earth thrown up, spreading and thinning. */
function drawDust(context: CanvasRenderingContext2D, progress: number, radius: number): void {
  const spread = outwards(progress);
  for (let puff = 0; puff < 9; puff += 1) {
    const angle = puff * GOLDEN_ANGLE;
    const reach = radius * 0.34 * spread * (0.35 + (puff % 3) * 0.3);
    const middle = {
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach * 0.6 - radius * 0.22 * spread,
    };
    const size = radius * (0.1 + 0.13 * spread);
    drawPuff(
      context,
      middle,
      size,
      puff % 2 === 0 ? '112,88,54' : '206,184,136',
      0.8 * fading(progress),
    );
  }
}

function drawSmoke(context: CanvasRenderingContext2D, progress: number, radius: number): void {
  const spread = outwards(progress);
  for (let puff = 0; puff < 14; puff += 1) {
    const angle = puff * GOLDEN_ANGLE;
    const reach = radius * 0.85 * spread * (0.3 + (puff % 4) * 0.24);
    const middle = {
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach * 0.8 - radius * 0.36 * progress,
    };
    const size = radius * (0.22 + 0.22 * spread);
    drawPuff(
      context,
      middle,
      size,
      puff % 3 === 0 ? '74,64,54' : '34,30,26',
      0.7 * fading(progress),
    );
  }
}

function drawPuff(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  size: number,
  colour: string,
  strength: number,
): void {
  const puff = context.createRadialGradient(x - size * 0.25, y - size * 0.3, 0, x, y, size);
  puff.addColorStop(0, `rgba(${colour},${strength})`);
  puff.addColorStop(0.6, `rgba(${colour},${strength * 0.7})`);
  puff.addColorStop(1, `rgba(${colour},0)`);
  context.fillStyle = puff;
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.fill();
}

/** A ragged star of fire, at once there and soon gone. */
function drawFlash(context: CanvasRenderingContext2D, progress: number, size: number): void {
  const reach = size * (0.45 + 0.55 * outwards(progress));
  // Gone before smoke and sparks are.
  context.globalAlpha = fading(Math.min(1, progress * 1.15));
  const fire = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  fire.addColorStop(0, '#fffdf0');
  fire.addColorStop(0.3, '#ffe07a');
  fire.addColorStop(0.7, '#ff8a2a');
  fire.addColorStop(1, 'rgba(214,60,16,.2)');
  context.fillStyle = fire;
  context.beginPath();
  for (let point = 0; point < 20; point += 1) {
    const angle = (point * Math.PI) / 10;
    const share = point % 2 === 1 ? 0.48 : 0.78 + 0.22 * Math.cos(point * GOLDEN_ANGLE);
    context.lineTo(Math.cos(angle) * reach * share, Math.sin(angle) * reach * share);
  }
  context.closePath();
  context.fill();
  context.globalAlpha = 1;
}

function drawSparks(
  context: CanvasRenderingContext2D,
  progress: number,
  size: number,
  count: number,
): void {
  context.lineCap = 'round';
  context.lineWidth = size * 0.032;
  context.strokeStyle = `rgba(255,236,168,${fading(progress)})`;
  context.beginPath();
  for (let spark = 0; spark < count; spark += 1) {
    const angle = spark * GOLDEN_ANGLE;
    const reach = size * (0.5 + (0.6 + (spark % 3) * 0.22) * outwards(progress));
    const tail = reach - size * 0.2;
    context.moveTo(Math.cos(angle) * tail, Math.sin(angle) * tail);
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.stroke();
}

/** Fast at first. */
function outwards(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** Full strength for the first half. */
function fading(progress: number): number {
  return Math.min(1, 2 * (1 - progress));
}
