import type { Point } from '../../../shared/hex/index.ts';
import { traceHex } from '../geometry/hexShape.ts';
import { drawArrowHead, strokePath } from '../pen.ts';
import type { Line } from './aimLine.ts';
import type { PlateColours } from './drawPlate.ts';

export const LABEL: PlateColours = { ground: '#fff3e6', text: '#5a1208', edge: '#7a1a10' };
const DARK = 'rgba(20,4,0,.82)';
const RED = '#ff5a3c';
const CORE = '#fff3e6';
/** In hex radii. */
const HEAD = 0.33;

export function drawAimedHex(
  context: CanvasRenderingContext2D,
  centre: Point,
  radius: number,
): void {
  const path = new Path2D();
  traceHex(path, centre, radius * 0.93);
  context.lineJoin = 'round';
  strokeThrice(context, path, radius * 0.12, radius * 0.069, radius * 0.022);
}

/** Dark, red and a white core, so that it stands off any ground and any colour blindness. */
export function drawSightLine(
  context: CanvasRenderingContext2D,
  { from, to }: Line,
  radius: number,
): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const neck = HEAD * radius * 0.8;
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x - Math.cos(angle) * neck, to.y - Math.sin(angle) * neck);
  context.lineCap = 'butt';
  strokeThrice(context, path, radius * 0.138, radius * 0.08, radius * 0.026);
  const size = HEAD * radius;
  const head = { fill: RED, edge: DARK, edgeWidth: size * 0.18, size, spread: 0.52 };
  drawArrowHead(context, to, angle, head);
}

function strokeThrice(
  context: CanvasRenderingContext2D,
  path: Path2D,
  dark: number,
  red: number,
  core: number,
): void {
  strokePath(context, path, DARK, Math.max(4.5, dark));
  strokePath(context, path, RED, Math.max(2.6, red));
  strokePath(context, path, CORE, Math.max(0.8, core));
}
