import type { HexGrid, HexId, Point } from '../../../shared/hex/index.ts';
import type { Look, SightLine } from '../boardProps.ts';
import { centreOn } from '../geometry/centreOn.ts';
import { traceHex } from '../geometry/hexShape.ts';
import type { Rectangle } from '../geometry/table.ts';
import { strokePath } from '../pen.ts';
import { drawBlind, drawBlocked, drawBlockedHexes, drawSeen } from './drawSight.ts';
import type { LookArea } from './lookArea.ts';
import { outlinePath } from './outlinePath.ts';

const DARK = 'rgba(20,14,2,.8)';
const GOLD = '#ffd65a';
const CREAM = '#fff6d0';
const ORANGE = '#ffb25a';
const PASSED_WASH = 'rgba(255,246,208,.10)';

/** What a hex sees, below the counters. */
export function drawLook(
  context: CanvasRenderingContext2D,
  grid: HexGrid,
  { from, pinned, blockers, line }: Look,
  area: LookArea,
  table: Rectangle,
  radius: number,
): void {
  const { x, y, width, height } = table;
  context.save();
  context.beginPath();
  context.rect(x * radius, y * radius, width * radius, height * radius);
  context.clip();
  const seen = outlinePath(area.seen, radius);
  const blind = outlinePath(area.blind, radius);
  const blocked = new Path2D();
  blocked.rect(x * radius, y * radius, width * radius, height * radius);
  blocked.addPath(seen);
  blocked.addPath(blind);
  drawBlocked(context, blocked);
  drawBlind(context, blind);
  drawSeen(context, seen);
  context.restore();
  drawBlockedHexes(
    context,
    centresOn(
      grid,
      blockers.map(({ hex }) => hex),
    ),
    radius,
  );
  if (line) drawPassedHexes(context, grid, line, radius);
  const eye = centreOn(grid, from, radius);
  if (eye) drawEyeHex(context, eye, pinned, radius);
  const end = line?.fixed ? centreOn(grid, line.to, radius) : null;
  if (end) drawEyeHex(context, end, true, radius);
}

/** The hex that is looked from; a picked one stands out. */
function drawEyeHex(
  context: CanvasRenderingContext2D,
  centre: Point,
  pinned: boolean,
  radius: number,
): void {
  const path = new Path2D();
  traceHex(path, centre, radius * 0.93);
  context.lineJoin = 'round';
  strokePath(context, path, DARK, pinned ? 8 : 5);
  strokePath(context, path, GOLD, pinned ? 4.5 : 2.2);
}

/** One hex of the line has a solid edge, the two along a border, of which one must be clear, dashes. */
function drawPassedHexes(
  context: CanvasRenderingContext2D,
  grid: HexGrid,
  { passes, blocker }: SightLine,
  radius: number,
): void {
  const singles = pathOver(
    centresOn(grid, passes.filter((step) => step.length === 1).flat()),
    radius,
  );
  const pairs = pathOver(centresOn(grid, passes.filter((step) => step.length > 1).flat()), radius);
  context.lineJoin = 'round';
  for (const path of [singles, pairs]) {
    context.fillStyle = PASSED_WASH;
    context.fill(path);
    strokePath(context, path, DARK, 3.6);
    if (path === pairs) context.setLineDash([6, 5]);
    strokePath(context, path, CREAM, 1.6);
    context.setLineDash([]);
  }
  if (blocker) drawBlockedHexes(context, centresOn(grid, [blocker.hex]), radius);
}

/** From centre to centre, above the counters: whole as far as the look goes, then in dashes. */
export function drawLookLine(
  context: CanvasRenderingContext2D,
  grid: HexGrid,
  from: HexId,
  { to, blocker }: SightLine,
  radius: number,
): void {
  const start = centreOn(grid, from, radius);
  const end = centreOn(grid, to, radius);
  if (!start || !end) return;
  const stop = blocker ? stopAt(start, end, centreOn(grid, blocker.hex, radius) ?? end) : end;
  context.lineCap = 'round';
  const free = segment(start, stop);
  strokePath(context, free, DARK, 6);
  strokePath(context, free, CREAM, 2.6);
  if (blocker) drawDashes(context, stop, end);
  drawDot(context, end, blocker ? ORANGE : CREAM, radius);
}

function drawDashes(context: CanvasRenderingContext2D, stop: Point, end: Point): void {
  const rest = segment(stop, end);
  context.lineCap = 'butt';
  context.setLineDash([9, 7]);
  strokePath(context, rest, DARK, 5.5);
  strokePath(context, rest, ORANGE, 2.6);
  context.setLineDash([]);
}

/** Where the line ends. */
function drawDot(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  colour: string,
  radius: number,
): void {
  context.beginPath();
  context.arc(x, y, Math.max(4, radius * 0.1), 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.strokeStyle = DARK;
  context.lineWidth = 2;
  context.fill();
  context.stroke();
}

/** The point of the line nearest to what blocks it. */
function stopAt(start: Point, end: Point, blocker: Point): Point {
  const along = { x: end.x - start.x, y: end.y - start.y };
  const length = along.x ** 2 + along.y ** 2 || 1;
  const share = ((blocker.x - start.x) * along.x + (blocker.y - start.y) * along.y) / length;
  return { x: start.x + along.x * share, y: start.y + along.y * share };
}

function segment(from: Point, to: Point): Path2D {
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
  return path;
}

function pathOver(centres: readonly Point[], radius: number): Path2D {
  const path = new Path2D();
  for (const { x, y } of centres) traceHex(path, { x: x * radius, y: y * radius }, radius * 0.95);
  return path;
}

/** In hex radii. */
function centresOn(grid: HexGrid, hexes: readonly HexId[]): Point[] {
  return hexes.flatMap((hex) => centreOn(grid, hex, 1) ?? []);
}
