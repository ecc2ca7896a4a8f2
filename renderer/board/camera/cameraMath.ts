import type { Point } from '../../../shared/hex/index.ts';
import { middleOf, type Rectangle, type Size } from '../geometry/table.ts';

export type { Size };

/** How the table lies on screen: pixels per hex radius, and where the table's origin is. */
export interface Camera {
  readonly radius: number;
  readonly x: number;
  readonly y: number;
}

export const SMALLEST_RADIUS = 20;
export const LARGEST_RADIUS = 110;
/** Air left around the table when it is fitted into the window, in pixels. */
const FIT_MARGIN = 24;
/** How far a table edge may come into the window, so that edge hexes clear the floating bars. */
const EDGE_SHARE = 0.4;
/** From this share of the usual size a fitted table is large enough to start with. */
const LARGE_ENOUGH = 0.9;
/** How much smaller than usual hexes may start to have all units on screen. */
const SMALLEST_START = 0.8;
/** Room around the units, in hex radii. */
const BUSY_MARGIN = 1.25;

/** Section 4 of the look: one hex size per window width. */
export function usualRadius(windowWidth: number): number {
  if (windowWidth >= 2200) return 78;
  return windowWidth >= 1440 ? 58 : 46;
}

export function clampRadius(radius: number): number {
  return Math.min(LARGEST_RADIUS, Math.max(SMALLEST_RADIUS, radius));
}

export function clampCamera(camera: Camera, table: Rectangle, view: Size): Camera {
  const radius = clampRadius(camera.radius);
  return {
    radius,
    x: clampAxis(camera.x, table.x * radius, table.width * radius, view.width),
    y: clampAxis(camera.y, table.y * radius, table.height * radius, view.height),
  };
}

/** A small table that cannot reach both limits stays in the middle. */
function clampAxis(origin: number, start: number, length: number, view: number): number {
  const slack = view * EDGE_SHARE;
  const lowest = view - slack - length - start;
  const highest = slack - start;
  if (lowest > highest) return (lowest + highest) / 2;
  return Math.min(highest, Math.max(lowest, origin));
}

export function zoomAround(camera: Camera, factor: number, pointer: Point): Camera {
  const radius = clampRadius(camera.radius * factor);
  const scale = radius / camera.radius;
  return {
    radius,
    x: pointer.x - (pointer.x - camera.x) * scale,
    y: pointer.y - (pointer.y - camera.y) * scale,
  };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { radius: camera.radius, x: camera.x + dx, y: camera.y + dy };
}

/** Puts a point of the table in the middle of the window. */
export function centredOn(point: Point, radius: number, view: Size): Camera {
  return {
    radius,
    x: view.width / 2 - point.x * radius,
    y: view.height / 2 - point.y * radius,
  };
}

export function fittingRadius(table: Rectangle, view: Size): number {
  return clampRadius(
    Math.min(
      (view.width - 2 * FIT_MARGIN) / table.width,
      (view.height - 2 * FIT_MARGIN) / table.height,
    ),
  );
}

/** The whole table if it is large enough to read, else its busy part at about the usual size. */
export function startingCamera(
  table: Rectangle,
  view: Size,
  windowWidth: number,
  busy: Rectangle,
): Camera {
  const usual = usualRadius(windowWidth);
  if (fittingRadius(table, view) >= usual * LARGE_ENOUGH) return fittedCamera(table, view);
  const showsAll = Math.min(
    view.width / (busy.width + 2 * BUSY_MARGIN),
    view.height / (busy.height + 2 * BUSY_MARGIN),
  );
  const radius = Math.min(usual, Math.max(usual * SMALLEST_START, showsAll));
  return clampCamera(centredOn(middleOf(busy), radius, view), table, view);
}

export function fittedCamera(table: Rectangle, view: Size): Camera {
  return centredOn(middleOf(table), fittingRadius(table, view), view);
}

/** A window that grows shows the same part of the table, larger: what was fitted stays fitted. */
export function resizedCamera(camera: Camera, table: Rectangle, from: Size, to: Size): Camera {
  const middle = toTable(camera, { x: from.width / 2, y: from.height / 2 });
  const growth = fittingRadius(table, to) / fittingRadius(table, from);
  return centredOn(middle, clampRadius(camera.radius * growth), to);
}

export function toTable(camera: Camera, screen: Point): Point {
  return { x: (screen.x - camera.x) / camera.radius, y: (screen.y - camera.y) / camera.radius };
}

/** The part of the table on screen, in shares of its size. */
export function visibleShare(camera: Camera, table: Rectangle, view: Size): Rectangle {
  const topLeft = toTable(camera, { x: 0, y: 0 });
  return {
    x: (topLeft.x - table.x) / table.width,
    y: (topLeft.y - table.y) / table.height,
    width: view.width / camera.radius / table.width,
    height: view.height / camera.radius / table.height,
  };
}
