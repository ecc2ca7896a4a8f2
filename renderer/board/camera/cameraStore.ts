import type { Point } from '../../../shared/hex/index.ts';
import type { Rectangle } from '../geometry/table.ts';
import {
  type Camera,
  centredOn,
  clampCamera,
  fittedCamera,
  panned,
  resizedCamera,
  type Size,
  startingCamera,
  visibleShare,
  zoomAround,
} from './cameraMath.ts';

/**
 * The camera of one board. It lives outside React because panning moves the stage only: nothing is
 * rendered again until the hex radius changes.
 */
export interface CameraStore {
  current(): Camera;
  view(): Size;
  subscribe(listener: () => void): () => void;
  /** Shows a table for the first time. */
  start(table: Rectangle, view: Size, windowWidth: number, busy: Rectangle): void;
  resize(view: Size): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, around?: Point): void;
  centre(point: Point): void;
  fit(): void;
  visible(): Rectangle;
}

export function createCameraStore(): CameraStore {
  let camera: Camera = { radius: 58, x: 0, y: 0 };
  let table: Rectangle = { x: 0, y: 0, width: 1, height: 1 };
  let view: Size = { width: 0, height: 0 };
  const listeners = new Set<() => void>();

  function move(next: Camera): void {
    camera = clampCamera(next, table, view);
    for (const listener of listeners) listener();
  }

  return {
    current: () => camera,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (newTable, newView, windowWidth, busy) => {
      table = newTable;
      view = newView;
      move(startingCamera(table, view, windowWidth, busy));
    },
    resize: (newView) => {
      const next = resizedCamera(camera, table, view, newView);
      view = newView;
      move(next);
    },
    pan: (dx, dy) => move(panned(camera, dx, dy)),
    zoom: (factor, around = { x: view.width / 2, y: view.height / 2 }) =>
      move(zoomAround(camera, factor, around)),
    centre: (point) => move(centredOn(point, camera.radius, view)),
    fit: () => move(fittedCamera(table, view)),
    visible: () => visibleShare(camera, table, view),
  };
}
