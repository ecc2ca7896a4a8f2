import type { UnitId } from '../../../shared/coh/index.ts';
import { type HexGrid, hexIndex, type Point } from '../../../shared/hex/index.ts';
import type { ThreatMarks } from '../boardProps.ts';
import { counterBox, type PlacedCounter } from '../counters/placing.ts';
import { centreOn } from '../geometry/centreOn.ts';
import { grown, scaled } from '../geometry/table.ts';
import { strokePath } from '../pen.ts';
import { SMALLEST_TYPE } from './drawChips.ts';
import { drawPlate, measurePlate, type PlateColours } from './drawPlate.ts';
import { outlinePath } from './outlinePath.ts';
import { threatPattern } from './patterns.ts';
import type { ThreatArea } from './threatArea.ts';

const WASH = 'rgba(190,40,20,.08)';
const DEEP_WASH = 'rgba(150,16,6,.26)';
const DEEP_EDGE = 'rgba(90,10,2,.75)';
const HATCH = 'rgba(226,60,36,.44)';
const EDGE = '#ff7a5c';
const LINE = '#ff8a6c';
const DARK = 'rgba(28,5,2,.75)';
const CHIP: PlateColours = { ground: '#5a140b', text: '#ffe9e2', edge: '#ff9d86' };
/** In hex radii: the right corner, clear of counters, costs and names. */
const CHIP_PLACE: Point = { x: 0.78, y: 0 };
const CHIP_TYPE = 0.19;
/** How far the lines keep from the middle of the hex they lead to. */
const STOP = 0.5;

/** The ground under fire: a hatch that falls to the right, and a dashed edge; deeper under many. */
export function drawThreatArea(
  context: CanvasRenderingContext2D,
  { any, many }: ThreatArea,
  radius: number,
): void {
  const deep = outlinePath(many, radius);
  context.fillStyle = DEEP_WASH;
  context.fill(deep, 'evenodd');
  strokePath(context, deep, DEEP_EDGE, 1.6);
  const area = outlinePath(any, radius);
  context.fillStyle = WASH;
  context.fill(area, 'evenodd');
  context.fillStyle = threatPattern(context, HATCH) ?? WASH;
  context.fill(area, 'evenodd');
  context.lineJoin = 'round';
  strokePath(context, area, DARK, 4);
  context.setLineDash([9, 6]);
  strokePath(context, area, EDGE, 2);
  context.setLineDash([]);
}

/** Above the counters: lines to the hex pointed at, and how many enemies threaten each hex in reach. */
export function drawThreatMarks(
  context: CanvasRenderingContext2D,
  grid: HexGrid,
  { counts, numbered, pointed }: ThreatMarks,
  placed: readonly PlacedCounter[],
  radius: number,
): void {
  const target = pointed && centreOn(grid, pointed.hex, radius);
  if (target) {
    const enemies = threatening(pointed.by, placed);
    for (const { place } of enemies) drawThreatLine(context, place, target, radius);
  }
  for (const hex of numbered) {
    const centre = centreOn(grid, hex, radius);
    const count = counts[hexIndex(grid, hex)] ?? 0;
    if (centre && count > 0) drawCount(context, String(count), centre, radius);
  }
}

/** Below the counters: their arrows reach over the rings and stay whole. */
export function drawThreatRings(
  context: CanvasRenderingContext2D,
  { pointed }: ThreatMarks,
  placed: readonly PlacedCounter[],
  radius: number,
): void {
  for (const { place } of threatening(pointed?.by ?? [], placed)) drawRing(context, place, radius);
}

function threatening(
  by: readonly UnitId[],
  placed: readonly PlacedCounter[],
): readonly PlacedCounter[] {
  return placed.filter(({ unit }) => by.includes(unit.id));
}

/** From the edge of the counter; none for whoever is in the hex itself. */
function drawThreatLine(
  context: CanvasRenderingContext2D,
  place: Point,
  target: Point,
  radius: number,
): void {
  const from = { x: place.x * radius, y: place.y * radius };
  const length = Math.hypot(target.x - from.x, target.y - from.y);
  if (length < radius) return;
  const way = { x: (target.x - from.x) / length, y: (target.y - from.y) / length };
  const path = new Path2D();
  path.moveTo(from.x + way.x * radius * 0.72, from.y + way.y * radius * 0.72);
  path.lineTo(target.x - way.x * radius * STOP, target.y - way.y * radius * STOP);
  context.lineCap = 'butt';
  strokePath(context, path, DARK, 4);
  strokePath(context, path, LINE, 1.6);
}

function drawRing(context: CanvasRenderingContext2D, place: Point, radius: number): void {
  const { x, y, width, height } = scaled(grown(counterBox(place), 0.06), radius);
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius * 0.17);
  strokePath(context, path, DARK, 6.5);
  strokePath(context, path, EDGE, 3.4);
}

function drawCount(
  context: CanvasRenderingContext2D,
  text: string,
  centre: Point,
  radius: number,
): void {
  const type = Math.max(SMALLEST_TYPE, radius * CHIP_TYPE);
  const { width, height } = measurePlate(context, text, type);
  const x = centre.x + CHIP_PLACE.x * radius - width / 2;
  const y = centre.y + CHIP_PLACE.y * radius - height / 2;
  drawPlate(context, text, CHIP, { x, y, width, height });
}
