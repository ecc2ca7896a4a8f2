import { hexId, type HexId, hexIndex, type Point } from '../../../../shared/hex/index.ts';
import { type Pen, strokePath, strokeSegment } from '../../pen.ts';
import { band, besideCurve, pathOf, sideways, smoothCurve, wavering } from './curve.ts';
import { type Ground, PAINT_RADIUS } from './ground.ts';
import { chainsOf, type Side, sidesOf } from './hexsides.ts';
import { linksAmong, traceLines } from './lines.ts';
import type { Scenery } from './scenery.ts';
import { between } from './seeded.ts';

/** R11.5-1: where a track leads into a gully its wall is trodden down. */
export function paintOpenings(pen: Pen, { ground }: Scenery): void {
  pen.save();
  for (const { from, to } of sidesOf(ground, ground.board.openings)) {
    const inside = ground.centres[from] as Point;
    const outside = ground.centres[to] as Point;
    const along = (share: number) => ({
      x: inside.x + (outside.x - inside.x) * share,
      y: inside.y + (outside.y - inside.y) * share,
    });
    const track = wavering(
      smoothCurve([along(0.1), along(0.35), along(0.62), along(0.95)], 3),
      ground.broad,
      7,
      40,
    );
    const fading = (red: number, green: number, blue: number, opacity: number) => {
      const start = along(0.1);
      const end = along(0.95);
      const colour = pen.createLinearGradient(start.x, start.y, end.x, end.y);
      for (const [place, share] of [
        [0, 0],
        [0.25, 0.8],
        [0.6, 1],
        [1, 0],
      ] as const)
        colour.addColorStop(place, `rgba(${red},${green},${blue},${opacity * share})`);
      return colour;
    };
    for (const [half, colour] of [
      [21, fading(112, 92, 56, 0.7)],
      [16, fading(140, 118, 76, 0.75)],
      [10, fading(172, 148, 100, 0.85)],
    ] as const) {
      pen.fillStyle = colour;
      pen.fill(pathOf(band(track, half, ground.fine), true));
    }
    pen.strokeStyle = fading(92, 68, 34, 0.8);
    pen.lineWidth = 1.8;
    pen.setLineDash([12, 3]);
    for (const side of [-1, 1]) pen.stroke(pathOf(besideCurve(track, side * 3.8)));
    pen.setLineDash([]);
  }
  pen.restore();
}

/** How far a depression lies inside its own hex, as a share of the radius. */
const INSET = 0.93;

/** R11.5-4: a shallow dip along hexsides, open towards the hex that it belongs to. */
export function paintDepressions(pen: Pen, { ground }: Scenery): void {
  const random = ground.randomFor('depressions');
  const byOwner = Map.groupBy(sidesOf(ground, ground.board.depressions), ({ from }) => from);
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [owner, sides] of byOwner) {
    const centre = ground.centres[owner] as Point;
    for (const chain of chainsOf(sides.map((side) => inset(side, centre)))) {
      const rim = wavering(smoothCurve(chain, 4), ground.fine, 3, 20);
      const bottom = rim.map((point) => towards(point, centre, 5));
      strokePath(pen, pathOf(bottom), 'rgba(74,54,26,.20)', 26);
      strokePath(pen, pathOf(bottom), 'rgba(70,50,24,.34)', 17);
      strokePath(pen, pathOf(bottom), 'rgba(122,104,62,.55)', 9);
      strokePath(pen, pathOf(rim), 'rgba(46,30,12,.62)', 1.8);
      pen.lineWidth = 1.3;
      for (const { x, y } of rim) {
        const inwards = Math.atan2(centre.y - y, centre.x - x) + between(random, -0.3, 0.3);
        const length = between(random, 4, 13);
        pen.strokeStyle = `rgba(50,32,12,${between(random, 0.25, 0.55)})`;
        strokeSegment(pen, x, y, x + Math.cos(inwards) * length, y + Math.sin(inwards) * length);
      }
    }
  }
  pen.restore();
}

function towards({ x, y }: Point, goal: Point, by: number): Point {
  const length = Math.hypot(goal.x - x, goal.y - y) || 1;
  return { x: x + ((goal.x - x) / length) * by, y: y + ((goal.y - y) / length) * by };
}

function inset(side: Side, centre: Point): Side {
  const [a, b] = side.corners.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * INSET,
    y: centre.y + (y - centre.y) * INSET,
  })) as [Point, Point];
  return { ...side, corners: [a, b] };
}

/** R11.1: where the ground falls two levels to the next hex it is a scarp, with runnels down its face. */
export function paintScarps(pen: Pen, { ground }: Scenery): void {
  const random = ground.randomFor('scarps');
  pen.save();
  pen.lineCap = 'round';
  pen.lineWidth = 1.7;
  for (const { from, to, corners } of steepSides(ground)) {
    const foot = ground.centres[to] as Point;
    const edge = wavering(smoothCurve(corners, 3.4), ground.fine, 3, 18);
    for (const point of edge) {
      const top = towards(point, ground.centres[from] as Point, between(random, 1, 5));
      const end = towards(point, foot, between(random, 7, 17));
      pen.strokeStyle = `rgba(52,28,8,${between(random, 0.45, 0.8)})`;
      strokeSegment(pen, top.x, top.y, end.x, end.y);
    }
    strokePath(pen, pathOf(edge), 'rgba(44,22,6,.8)', 2.4);
  }
  pen.restore();
}

function steepSides(ground: Ground): Side[] {
  const { grid, levels } = ground;
  const pairs = linksAmong(grid, [...levels.keys()]).flatMap(([a, b]): [HexId, HexId][] => {
    const fall = (levels[a] as number) - (levels[b] as number);
    if (Math.abs(fall) < 2 || Math.min(levels[a] as number, levels[b] as number) < 0) return [];
    const [high, low] = fall > 0 ? [a, b] : [b, a];
    return [[hexId(grid, high), hexId(grid, low)]];
  });
  return sidesOf(ground, pairs);
}

const DITCH = 9;

/** R18.3: dug in zigzag, the spoil thrown up on both sides. */
export function paintDitches(pen: Pen, { ground }: Scenery): void {
  const hexes = ground.board.ditches.map((hex) => hexIndex(ground.grid, hex));
  const lines = traceLines(linksAmong(ground.grid, hexes), ground.centres);
  const joined = new Set(lines.flat());
  const reach = PAINT_RADIUS * 0.7;
  const curves = [
    ...lines.map((line) =>
      runOut(
        line.map((hex) => ground.centres[hex] as Point),
        reach,
      ),
    ),
    ...hexes
      .filter((hex) => !joined.has(hex))
      .map((hex) => ground.centres[hex] as Point)
      .map(({ x, y }) => [
        { x: x - reach, y },
        { x: x + reach, y },
      ]),
  ].map(zigzag);
  pen.save();
  pen.lineJoin = 'round';
  for (const [colour, width] of [
    ['rgba(30,20,8,.35)', DITCH * 3.2],
    ['#a98f5c', DITCH * 2.7],
    ['#c2aa72', DITCH * 2],
    ['#3a2a14', DITCH * 1.3],
    ['#1f1608', DITCH * 0.7],
  ] as const)
    for (const curve of curves) strokePath(pen, pathOf(curve), colour, width);
  pen.restore();
}

/** Both ends go on to the edge of their hex. */
function runOut(points: Point[], by: number): Point[] {
  const beyond = (end: Point, before: Point) => {
    const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
    return {
      x: end.x + ((end.x - before.x) / length) * by,
      y: end.y + ((end.y - before.y) / length) * by,
    };
  };
  const [first, second] = points as [Point, Point];
  return [beyond(first, second), ...points, beyond(points.at(-1) as Point, points.at(-2) as Point)];
}

function zigzag(points: Point[]): Point[] {
  const curve = smoothCurve(points, 15);
  return curve.map((point, index) => {
    const away = sideways(curve, index, index % 2 === 0 ? 1 : -1);
    return { x: point.x + away.x * 4.5, y: point.y + away.y * 4.5 };
  });
}
