import {
  DIRECTIONS,
  directionTo,
  type HexGrid,
  neighbour,
  NO_HEX,
  type Point,
} from '../../../../shared/hex/index.ts';
import { directionVector } from '../../geometry/hexShape.ts';
import { HEX_HEIGHT } from '../../geometry/table.ts';
import { type Ground, PAINT_RADIUS } from './ground.ts';

export type Link = readonly [number, number];

/**
 * Joins links between neighbouring hexes into long lines, each link once. Where several meet, a line
 * goes on the straightest way, so that a crossing looks like two roads and not like four ends.
 */
export function traceLines(links: readonly Link[], centres: readonly Point[]): number[][] {
  const goesOn = continuations(links, centres);
  const open = new Set(links.flatMap(([a, b]) => [stepKey(a, b), stepKey(b, a)]));
  const lines: number[][] = [];
  const walk = (from: number, to: number) => {
    const line = [from];
    let [here, next] = [from, to];
    while (open.has(stepKey(here, next))) {
      open.delete(stepKey(here, next));
      open.delete(stepKey(next, here));
      line.push(next);
      const after = goesOn.get(stepKey(here, next));
      if (after === undefined) break;
      [here, next] = [next, after];
    }
    if (line.length > 1) lines.push(line);
  };
  // Ends first; what is left afterwards are rings.
  for (const [a, b] of links) {
    if (!goesOn.has(stepKey(b, a))) walk(a, b);
    if (!goesOn.has(stepKey(a, b))) walk(b, a);
  }
  for (const [a, b] of links) walk(a, b);
  return lines;
}

/** For a step from one hex to the next: the hex after that. */
function continuations(links: readonly Link[], centres: readonly Point[]): Map<string, number> {
  const neighbours = new Map<number, number[]>();
  for (const [a, b] of links) {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  }
  const goesOn = new Map<string, number>();
  for (const [hex, around] of neighbours) {
    const pairs = around
      .flatMap((a, index) => around.slice(index + 1).map((b) => ({ a, b })))
      .map((pair) => ({ ...pair, bend: bendOf(hex, pair.a, pair.b, centres) }))
      .toSorted((one, two) => one.bend - two.bend);
    const used = new Set<number>();
    for (const { a, b, bend } of pairs) {
      if (used.has(a) || used.has(b)) continue;
      if (around.length > 2 && bend > SHARPEST_CROSSING) continue;
      used.add(a).add(b);
      goesOn.set(stepKey(a, hex), b);
      goesOn.set(stepKey(b, hex), a);
    }
  }
  return goesOn;
}

const SHARPEST_CROSSING = Math.PI / 3 + 0.01;

/** 0 for straight on. */
function bendOf(hex: number, a: number, b: number, centres: readonly Point[]): number {
  const [middle, from, to] = [hex, a, b].map((index) => centres[index] as Point) as [
    Point,
    Point,
    Point,
  ];
  const angle =
    Math.atan2(to.y - middle.y, to.x - middle.x) - Math.atan2(middle.y - from.y, middle.x - from.x);
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));
}

function stepKey(from: number, to: number): string {
  return `${from}>${to}`;
}

/** A line as points. An end beside the edge of the table runs off it; any other goes on a little. */
export function linePoints(
  { grid, centres }: Ground,
  line: readonly number[],
  beyond = 0,
): Point[] {
  const points = line.map((hex) => centres[hex] as Point);
  return [
    ...runOut(grid, centres, [line[1] as number, line[0] as number], beyond),
    ...points,
    ...runOut(grid, centres, [line.at(-2) as number, line.at(-1) as number], beyond),
  ];
}

function runOut(
  grid: HexGrid,
  centres: readonly Point[],
  [from, end]: readonly [number, number],
  beyond: number,
): Point[] {
  const ahead = directionTo(grid, from, end);
  if (ahead === null) return [];
  const length = neighbour(grid, end, ahead) === NO_HEX ? HEX_HEIGHT * PAINT_RADIUS : beyond;
  if (length === 0) return [];
  const { x, y } = centres[end] as Point;
  const way = directionVector(ahead);
  return [{ x: x + way.x * length, y: y + way.y * length }];
}

/** Links between all neighbouring hexes of a kind, like the hexes of a river. */
export function linksAmong(grid: HexGrid, hexes: readonly number[]): Link[] {
  const members = new Set(hexes);
  return hexes.flatMap((hex) =>
    DIRECTIONS.map((direction) => neighbour(grid, hex, direction))
      .filter((next) => next > hex && members.has(next))
      .map((next): Link => [hex, next]),
  );
}
