import type { Board, TerrainId } from '../../../shared/coh/index.ts';
import { hexIndex, NO_HEX, type Point } from '../../../shared/hex/index.ts';
import { pathOf, smoothCurve, wavering } from './curve.ts';
import { type Ground, groundOf, hexesOf, PAINT_RADIUS } from './ground.ts';
import { type Link, linePoints, linksAmong, traceLines } from './lines.ts';
import { type Underpainting, underpaint } from './tones.ts';
import { SAMPLE, type Zones, zonesOf } from './zones.ts';

/** All that is known of a map before a brush touches a canvas: the same for every size. */
export interface Scenery {
  readonly ground: Ground;
  readonly zones: Zones;
  readonly underpainting: Underpainting;
  readonly roads: readonly (readonly Point[])[];
  readonly rivers: readonly (readonly Point[])[];
  /** Water between three river hexes that all touch. */
  readonly lakes: readonly (readonly Point[])[];
  terrainAt(x: number, y: number): TerrainId;
  /** Paint pixels to the nearest other terrain. */
  edgeAt(x: number, y: number): number;
  /** On or right beside a road or a river, where nothing grows. */
  isWay(x: number, y: number): boolean;
}

export const ROAD_WIDTH = 13;
export const RIVER_WIDTH = 42;
/** Free ground on both sides of a way. */
const CLEARANCE = 11;

export function sceneryOf(board: Board): Scenery {
  const ground = groundOf(board);
  const zones = zonesOf(ground);
  const roads = roadLinks(ground);
  const roadCurves = curvesOf(ground, roads, { strength: 7, length: 60 });
  const riverCurves = riversOf(ground);
  const ways = waysMask(ground, zones, roadCurves, riverCurves);
  return {
    ground,
    zones,
    underpainting: underpaint(ground, zones),
    roads: roadCurves,
    rivers: riverCurves,
    lakes: lakesOf(ground),
    terrainAt: (x, y) => ground.terrain[zones.hex[zones.sampleAt(x, y)] as number] ?? 'open',
    edgeAt: (x, y) => zones.edge[zones.sampleAt(x, y)] as number,
    isWay: (x, y) => (ways[zones.sampleAt(x, y) * 4 + 3] as number) > 127,
  };
}

function roadLinks({ board, grid }: Ground): Link[] {
  return board.roads
    .map(([a, b]): Link => [hexIndex(grid, a), hexIndex(grid, b)])
    .filter(([a, b]) => a !== NO_HEX && b !== NO_HEX);
}

function riversOf(ground: Ground): Point[][] {
  const wet = wetHexes(ground);
  const links = linksAmong(ground.grid, wet);
  const joined = new Set(links.flat());
  const ponds = wet
    .filter((hex) => !joined.has(hex))
    .map((hex) => pond(ground.centres[hex] as Point));
  return [...curvesOf(ground, links, { strength: 16, length: 70 }), ...ponds];
}

function lakesOf(ground: Ground): Point[][] {
  const links = linksAmong(ground.grid, wetHexes(ground));
  const touching = new Set(links.map(([a, b]) => `${a} ${b}`));
  return links.flatMap(([a, b]) =>
    links
      .filter(([c, d]) => c === b && touching.has(`${a} ${d}`))
      .map(([, d]) => likeBand([a, b, d].map((hex) => ground.centres[hex] as Point))),
  );
}

/** Turned the way a river's band runs, else the two would cut holes into each other. */
function likeBand(corners: Point[]): Point[] {
  const [a, b, c] = corners as [Point, Point, Point];
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  return area > 0 ? corners.toReversed() : corners;
}

function wetHexes(ground: Ground): number[] {
  return hexesOf(ground, 'river', 'ford', 'bridge');
}

/** A water hex without a neighbour: a short, fat line. */
function pond({ x, y }: Point): Point[] {
  const reach = PAINT_RADIUS * 0.3;
  return smoothCurve(
    [
      { x: x - reach, y },
      { x, y: y + 4 },
      { x: x + reach, y },
    ],
    4,
  );
}

function curvesOf(
  ground: Ground,
  links: readonly Link[],
  waver: { strength: number; length: number },
): Point[][] {
  return traceLines(links, ground.centres).map((line) =>
    wavering(smoothCurve(linePoints(ground, line), 4), ground.broad, waver.strength, waver.length),
  );
}

function waysMask(
  { table }: Ground,
  zones: Zones,
  roads: readonly (readonly Point[])[],
  rivers: readonly (readonly Point[])[],
): Uint8ClampedArray {
  const context = new OffscreenCanvas(zones.columns, zones.rows).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  context.scale(1 / SAMPLE, 1 / SAMPLE);
  context.translate(-table.x, -table.y);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const stroke = (curves: readonly (readonly Point[])[], width: number) => {
    context.lineWidth = width + 2 * CLEARANCE;
    for (const curve of curves) context.stroke(pathOf(curve));
  };
  stroke(roads, ROAD_WIDTH);
  stroke(rivers, RIVER_WIDTH);
  return context.getImageData(0, 0, zones.columns, zones.rows).data;
}
