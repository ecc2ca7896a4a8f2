import { strokePath } from '../pen.ts';
import type { Point } from '../../../shared/hex/index.ts';
import { traceHex } from '../geometry/hexShape.ts';
import type { Rectangle } from '../geometry/table.ts';
import { outlinePath } from './outlinePath.ts';
import { dotPattern } from './patterns.ts';
import type { ReachArea } from './reachArea.ts';

const AP_WASH = 'rgba(164,226,88,.13)';
const AP_EDGE = '#b7f06a';
const CAP_WASH = 'rgba(40,110,180,.12)';
const CAP_DOT = 'rgba(126,200,255,.60)';
const CAP_EDGE = '#6cc0ff';

/** Where a unit can go: the rest dimmed, green with a solid edge, blue dotted with a dashed one. */
export function drawReach(
  context: CanvasRenderingContext2D,
  area: ReachArea,
  table: Rectangle,
  radius: number,
): void {
  dimOutside(context, area, table, radius);
  context.fillStyle = AP_WASH;
  context.fill(hexes(area.withAction, radius, 0.97));
  const command = hexes(area.withCommand, radius, 0.95);
  context.fillStyle = CAP_WASH;
  context.fill(command);
  context.fillStyle = dotPattern(context, CAP_DOT) ?? CAP_WASH;
  context.fill(command);
  context.lineJoin = 'round';
  if (area.withCommand.length > 0) {
    const whole = outlinePath(area.wholeOutline, radius);
    strokePath(context, whole, 'rgba(8,20,40,.65)', 5);
    context.setLineDash([7, 6]);
    strokePath(context, whole, CAP_EDGE, 2.4);
    context.setLineDash([]);
  }
  const own = outlinePath(area.actionOutline, radius);
  strokePath(context, own, 'rgba(14,26,4,.75)', 5.5);
  strokePath(context, own, AP_EDGE, 2.6);
}

function dimOutside(
  context: CanvasRenderingContext2D,
  area: ReachArea,
  table: Rectangle,
  radius: number,
): void {
  const around = outlinePath(area.wholeOutline, radius);
  around.rect(table.x * radius, table.y * radius, table.width * radius, table.height * radius);
  context.fillStyle = 'rgba(12,10,4,.20)';
  context.fill(around, 'evenodd');
}

function hexes(centres: readonly Point[], radius: number, share: number): Path2D {
  const path = new Path2D();
  for (const { x, y } of centres) traceHex(path, { x: x * radius, y: y * radius }, radius * share);
  return path;
}
