import {
  defineHex,
  Direction as Compass,
  fromCoordinates,
  Grid,
  line,
  Orientation,
  type Hex,
} from 'honeycomb-grid';
import type { Direction } from './direction.ts';

/** The only module that knows honeycomb-grid: flat-top hexes of radius 1. */
const UnitHex = defineHex({ dimensions: 1, orientation: Orientation.FLAT, origin: { x: 0, y: 0 } });
const endless = new Grid(UnitHex);

const COMPASS: Readonly<Record<Direction, Compass>> = {
  0: Compass.N,
  1: Compass.NE,
  2: Compass.SE,
  3: Compass.S,
  4: Compass.SW,
  5: Compass.NW,
};

export interface Axial {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function axialNeighbour({ q, r }: Axial, direction: Direction): Axial {
  const neighbour = endless.neighborOf([q, r], COMPASS[direction]);
  return { q: neighbour.q, r: neighbour.r };
}

export function axialDistance(a: Axial, b: Axial): number {
  return endless.distance([a.q, a.r], [b.q, b.r]);
}

/** The hexes on the way, both ends included: rounded, so not the same both ways. */
export function axialLine(from: Axial, to: Axial): Axial[] {
  const between = line<Hex>({ start: [from.q, from.r], stop: [to.q, to.r] });
  return Array.from(
    between((place) => endless.createHex(place)),
    ({ q, r }) => ({ q, r }),
  );
}

export function centreOf({ q, r }: Axial): Point {
  const hex = endless.createHex([q, r]);
  return { x: hex.x, y: hex.y };
}

export function axialAt(point: Point): Axial {
  const hex: Hex = endless.pointToHex(point);
  return { q: hex.q, r: hex.r };
}

/** The corners of a hex of radius 1 around its centre, clockwise from the upper right one. */
export function unitCorners(): Point[] {
  const [hex] = new Grid(UnitHex, fromCoordinates([0, 0])).toArray();
  return (hex?.corners ?? []).map(({ x, y }) => ({ x, y }));
}
