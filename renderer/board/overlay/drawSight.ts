import type { Point } from '../../../shared/hex/index.ts';
import { traceHex } from '../geometry/hexShape.ts';
import type { Rectangle } from '../geometry/table.ts';
import { strokePath } from '../pen.ts';
import { outlinePath } from './outlinePath.ts';
import { hatchPattern } from './patterns.ts';
import type { SightArea } from './sightArea.ts';

const SEEN_WASH = 'rgba(255,240,176,.17)';
const SEEN_EDGE = '#ffe9a6';
const BLIND_SHADE = 'rgba(14,14,12,.46)';
const BLIND_HATCH = 'rgba(8,8,6,.62)';
/** Darker than what is blind, and without its hatch: both tell apart without any colour. */
const BLOCKED_SHADE = 'rgba(10,9,5,.60)';
const BLOCKER = '#ffb25a';
const ARC = 'rgba(255,214,90,.95)';
/** The arc begins outside the counter, in hex radii. */
const ARC_START = 0.85;

/** Light and a solid edge, dark and a hatch, dotted hexes, long dashes: each has its own pattern. */
export function drawSight(
  context: CanvasRenderingContext2D,
  area: SightArea,
  table: Rectangle,
  radius: number,
): void {
  drawBlocked(context, outlinePath(area.blocked, radius));
  drawBlind(context, outlinePath(area.blind, radius));
  drawSeen(context, outlinePath(area.seen, radius));
  if (area.arc) drawArc(context, area.arc, table, radius);
  drawBlockedHexes(context, area.blockers, radius);
}

export function drawBlocked(context: CanvasRenderingContext2D, area: Path2D): void {
  context.fillStyle = BLOCKED_SHADE;
  context.fill(area, 'evenodd');
}

export function drawBlind(context: CanvasRenderingContext2D, area: Path2D): void {
  context.fillStyle = BLIND_SHADE;
  context.fill(area, 'evenodd');
  context.fillStyle = hatchPattern(context, BLIND_HATCH) ?? BLIND_SHADE;
  context.fill(area, 'evenodd');
}

export function drawSeen(context: CanvasRenderingContext2D, area: Path2D): void {
  context.fillStyle = SEEN_WASH;
  context.fill(area, 'evenodd');
  context.lineJoin = 'round';
  strokePath(context, area, 'rgba(20,14,2,.7)', 4.5);
  strokePath(context, area, SEEN_EDGE, 2);
}

/** Two rays to the edge of the table. */
function drawArc(
  context: CanvasRenderingContext2D,
  { centre, edges }: NonNullable<SightArea['arc']>,
  table: Rectangle,
  radius: number,
): void {
  const far = table.width + table.height;
  const path = new Path2D();
  for (const { x, y } of edges) {
    path.moveTo((centre.x + x * ARC_START) * radius, (centre.y + y * ARC_START) * radius);
    path.lineTo((centre.x + x * far) * radius, (centre.y + y * far) * radius);
  }
  context.save();
  context.beginPath();
  context.rect(table.x * radius, table.y * radius, table.width * radius, table.height * radius);
  context.clip();
  context.setLineDash([14, 9]);
  strokePath(context, path, 'rgba(30,20,0,.6)', 4.5);
  strokePath(context, path, ARC, 2.4);
  context.restore();
}

export function drawBlockedHexes(
  context: CanvasRenderingContext2D,
  centres: readonly Point[],
  radius: number,
): void {
  const path = new Path2D();
  for (const { x, y } of centres) traceHex(path, { x: x * radius, y: y * radius }, radius * 0.95);
  strokePath(context, path, 'rgba(30,12,0,.7)', 4.5);
  context.save();
  context.setLineDash([3, 4]);
  strokePath(context, path, BLOCKER, 2.2);
  context.restore();
}
