import type { Point } from '../../../shared/hex/index.ts';
import { tracePolyline } from '../geometry/hexShape.ts';
import { drawArrowHead } from '../pen.ts';

const CREAM = '#fff6d0';
const DARK = 'rgba(20,14,2,.85)';
/** The line begins outside the counter and ends before the chip or a counter, in hex radii. */
const LEAVE = 0.72;
const STOP = 0.42;
const STOP_AT_COUNTER = 0.68;

/** The way a unit will take, over the given centres; `occupied` tells of its last hex. */
export function drawPath(
  context: CanvasRenderingContext2D,
  centres: readonly Point[],
  radius: number,
  occupied: boolean,
): void {
  const [first, second] = centres;
  const last = centres.at(-1);
  const beforeLast = centres.at(-2);
  if (!first || !second || !last || !beforeLast) return;
  const tip = towards(last, beforeLast, (occupied ? STOP_AT_COUNTER : STOP) * radius);
  const tail = towards(tip, beforeLast, radius * 0.2);
  const points = [towards(first, second, LEAVE * radius), ...centres.slice(1, -1), tail];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  tracePolyline(context, points);
  context.strokeStyle = DARK;
  context.lineWidth = 8;
  context.stroke();
  context.setLineDash([11, 8]);
  context.strokeStyle = CREAM;
  context.lineWidth = 4;
  context.stroke();
  context.setLineDash([]);
  const angle = Math.atan2(last.y - beforeLast.y, last.x - beforeLast.x);
  const head = { fill: CREAM, edge: DARK, edgeWidth: 4, size: radius * 0.28, spread: 0.56 };
  drawArrowHead(context, tip, angle, head);
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * distance,
    y: from.y + ((to.y - from.y) / length) * distance,
  };
}
