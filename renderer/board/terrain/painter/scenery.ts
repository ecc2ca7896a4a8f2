import type { Board, TerrainId } from '../../../../shared/coh/index.ts';
import { hexIndex, NO_HEX, type Point } from '../../../../shared/hex/index.ts';
import { pathOf, smoothCurve, wavering } from './curve.ts';
import { type Ground, groundOf, hexesOf, PAINT_RADIUS } from './ground.ts';
import { GULLY_WIDTH } from './gullies.ts';
import { type Heights, heightsOf } from './heights.ts';
import { chainsOf, sidesOf } from './hexsides.ts';
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
  /** Along hexsides (H-22). */
  readonly streams: readonly (readonly Point[])[];
  readonly gullies: readonly (readonly Point[])[];
  /** Bottoms between three gully hexes that all touch. */
  readonly hollows: readonly (readonly Point[])[];
  readonly heights: Heights;
  terrainAt(x: number, y: number): TerrainId;
  /** Paint pixels to the nearest other terrain. */
  edgeAt(x: number, y: number): number;
  /** On or right beside a road, in water or in a gully, where nothing grows. */
  isWay(x: number, y: number): boolean;
}

export const ROAD_WIDTH = 13;
export const RIVER_WIDTH = 42;
export const STREAM_WIDTH = 9;
/** Free ground on both sides of a way. */
const CLEARANCE = 11;

export function sceneryOf(board: Board): Scenery {
  const ground = groundOf(board);
  const zones = zonesOf(ground);
  const heights = heightsOf(ground);
  const wet = hexesOf(ground, 'river', 'ford', 'bridge');
  const sunken = [...ground.levels.keys()].filter((hex) => ground.levels[hex] === -1);
  const lines = {
    roads: curvesOf(ground, roadLinks(ground), { strength: 7, length: 60 }),
    rivers: troughsOf(ground, wet, { strength: 16, length: 70 }),
    streams: streamsOf(ground, wet),
    gullies: troughsOf(ground, sunken, { strength: 13, length: 46 }),
  };
  const ways = waysMask(ground, zones, lines);
  return {
    ground,
    zones,
    heights,
    underpainting: underpaint(ground, zones, heights),
    ...lines,
    lakes: triangles(ground, wet),
    hollows: triangles(ground, sunken),
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

interface Waver {
  readonly strength: number;
  readonly length: number;
}

/** Rivers and gullies: long hollows through all hexes of a kind. */
function troughsOf(ground: Ground, hexes: readonly number[], waver: Waver): Point[][] {
  const links = linksAmong(ground.grid, hexes);
  const joined = new Set(links.flat());
  const lone = hexes.filter((hex) => !joined.has(hex));
  return [
    ...curvesOf(ground, links, waver, PAINT_RADIUS * 0.5),
    ...lone.map((hex) => pond(ground.centres[hex] as Point)),
  ];
}

/** A stream that ends at the corner of a river flows into it. */
function streamsOf(ground: Ground, wet: readonly number[]): Point[][] {
  const water = wet.map((hex) => ground.centres[hex] as Point);
  const mouth = (end: Point) =>
    water.filter(({ x, y }) => Math.hypot(x - end.x, y - end.y) < PAINT_RADIUS * 1.1).slice(0, 1);
  return chainsOf(sidesOf(ground, ground.board.streams)).map((chain) => {
    const flow = [...mouth(chain[0] as Point), ...chain, ...mouth(chain.at(-1) as Point)];
    return wavering(smoothCurve(flow, 4), ground.broad, 6, 40);
  });
}

/** Between three hexes of a kind that all touch there is more of it. */
function triangles({ grid, centres }: Ground, hexes: readonly number[]): Point[][] {
  const links = linksAmong(grid, hexes);
  const touching = new Set(links.map(([a, b]) => `${a} ${b}`));
  return links.flatMap(([a, b]) =>
    links
      .filter(([c, d]) => c === b && touching.has(`${a} ${d}`))
      .map(([, d]) => likeBand([a, b, d].map((hex) => centres[hex] as Point))),
  );
}

/** Turned the way the band of a curve runs, else the two would cut holes into each other. */
function likeBand(corners: Point[]): Point[] {
  const [a, b, c] = corners as [Point, Point, Point];
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  return area > 0 ? corners.toReversed() : corners;
}

/** A hex without a neighbour of its kind: a short, fat line. */
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

/** `beyond`: how far a line goes on where it ends on the table. */
function curvesOf(ground: Ground, links: readonly Link[], waver: Waver, beyond = 0): Point[][] {
  return traceLines(links, ground.centres).map((line) =>
    wavering(
      smoothCurve(linePoints(ground, line, beyond), 4),
      ground.broad,
      waver.strength,
      waver.length,
    ),
  );
}

function waysMask(
  { table }: Ground,
  zones: Zones,
  { roads, rivers, streams, gullies }: Pick<Scenery, 'roads' | 'rivers' | 'streams' | 'gullies'>,
): Uint8ClampedArray {
  const context = new OffscreenCanvas(zones.columns, zones.rows).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  context.scale(1 / SAMPLE, 1 / SAMPLE);
  context.translate(-table.x, -table.y);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const stroke = (curves: readonly (readonly Point[])[], width: number) => {
    context.lineWidth = width;
    for (const curve of curves) context.stroke(pathOf(curve));
  };
  stroke(roads, ROAD_WIDTH + 2 * CLEARANCE);
  stroke(rivers, RIVER_WIDTH + 2 * CLEARANCE);
  stroke(streams, STREAM_WIDTH + CLEARANCE);
  stroke(gullies, GULLY_WIDTH);
  return context.getImageData(0, 0, zones.columns, zones.rows).data;
}
