import { describe, expect, jest, test } from '@jest/globals';
import {
  clampCamera,
  fittedCamera,
  LARGEST_RADIUS,
  resizedCamera,
  SMALLEST_RADIUS,
  startingCamera,
  toTable,
  usualRadius,
  visibleShare,
  zoomAround,
} from '../../../renderer/board/camera/cameraMath.ts';
import { createCameraStore } from '../../../renderer/board/camera/cameraStore.ts';
import { wheelGesture } from '../../../renderer/board/camera/wheel.ts';
import { boardRectangle, tableRectangle } from '../../../renderer/board/geometry/table.ts';
import { hexGrid } from '../../../shared/hex/index.ts';

const placement = { board: '7', column: 0, row: 0, turned: false };
const table = tableRectangle(hexGrid([placement]));
const view = { width: 1016, height: 944 };
const busy = { x: 10, y: 8, width: 6, height: 4 };

describe('the table', () => {
  test('one board ends at the centres of its half hexes', () => {
    const board = boardRectangle(placement);
    expect(table.x).toBeCloseTo(board.x);
    expect(table.y).toBeCloseTo(board.y);
    expect(table.width).toBeCloseTo(board.width);
    expect(table.height).toBeCloseTo(board.height);
  });

  test('boards side by side make one wider table', () => {
    const wide = tableRectangle(hexGrid([placement, { ...placement, board: '8', column: 1 }]));
    expect(wide.width).toBeCloseTo(2 * table.width);
    expect(wide.height).toBeCloseTo(table.height);
  });
});

describe('a window that changes its size', () => {
  const larger = { width: 1800, height: 1384 };

  test('keeps a fitted table fitted', () => {
    const resized = resizedCamera(fittedCamera(table, view), table, view, larger);
    const fitted = fittedCamera(table, larger);
    expect(resized.radius).toBeCloseTo(fitted.radius);
    expect(resized.x).toBeCloseTo(fitted.x);
    expect(resized.y).toBeCloseTo(fitted.y);
  });

  test('keeps what was in the middle in the middle, and grows with it', () => {
    const camera = { radius: 46, x: -300, y: -120 };
    const resized = resizedCamera(camera, table, view, larger);
    const middle = (size: typeof view) => ({ x: size.width / 2, y: size.height / 2 });
    const before = toTable(camera, middle(view));
    const after = toTable(resized, middle(larger));
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(resized.radius).toBeGreaterThan(camera.radius);
  });
});

describe('zooming', () => {
  const camera = { radius: 58, x: 120, y: -40 };

  test('keeps the point under the pointer', () => {
    const pointer = { x: 333, y: 222 };
    const before = toTable(camera, pointer);
    const after = toTable(zoomAround(camera, 1.3, pointer), pointer);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  test('stays within its limits, and then moves nothing', () => {
    const pointer = { x: 10, y: 10 };
    expect(zoomAround(camera, 100, pointer).radius).toBe(LARGEST_RADIUS);
    expect(zoomAround(camera, 0.001, pointer).radius).toBe(SMALLEST_RADIUS);
    const largest = { ...camera, radius: LARGEST_RADIUS };
    expect(zoomAround(largest, 2, pointer)).toEqual(largest);
  });
});

describe('clamping', () => {
  test.each([
    [99_999, 99_999],
    [-99_999, 99_999],
    [-99_999, -99_999],
  ])('the table cannot be lost by panning to %d, %d', (x, y) => {
    const share = visibleShare(clampCamera({ radius: 58, x, y }, table, view), table, view);
    const overlapX = Math.min(1, share.x + share.width) - Math.max(0, share.x);
    const overlapY = Math.min(1, share.y + share.height) - Math.max(0, share.y);
    expect(overlapX / share.width).toBeGreaterThan(0.55);
    expect(overlapY / share.height).toBeGreaterThan(0.55);
  });

  test('a table much smaller than the window stays in its middle', () => {
    const huge = { width: 8000, height: 8000 };
    const { x, radius } = clampCamera({ radius: 20, x: -5, y: 0 }, table, huge);
    expect(x + (table.x + table.width / 2) * radius).toBeCloseTo(4000);
  });
});

describe('where the camera starts', () => {
  test.each([
    [1280, 46],
    [1600, 58],
    [2560, 78],
  ])('a window %d wide has hexes of %d', (width, radius) => {
    expect(usualRadius(width)).toBe(radius);
  });

  test('with the busy part in the middle where the whole table would be too small', () => {
    const camera = startingCamera(table, view, 1600, busy);
    expect(camera.radius).toBe(58);
    const middle = toTable(camera, { x: view.width / 2, y: view.height / 2 });
    expect(middle.x).toBeCloseTo(13);
    expect(middle.y).toBeCloseTo(10);
  });

  test('a little smaller if that shows all units', () => {
    const wide = { x: 5, y: 6, width: 16.5, height: 7 };
    const { radius, x } = startingCamera(table, view, 1600, wide);
    expect(radius).toBeLessThan(58);
    expect(radius).toBeGreaterThan(46);
    expect(x + wide.x * radius).toBeGreaterThan(0);
    expect(x + (wide.x + wide.width) * radius).toBeLessThan(view.width);
  });

  test('with the whole table where it can be read', () => {
    const large = { width: 2400, height: 1800 };
    expect(startingCamera(table, large, 2560, busy)).toEqual(fittedCamera(table, large));
  });

  test('fitting shows all of it', () => {
    const share = visibleShare(fittedCamera(table, view), table, view);
    expect(share.x).toBeLessThanOrEqual(0);
    expect(share.y).toBeLessThanOrEqual(0);
    expect(share.x + share.width).toBeGreaterThanOrEqual(1);
    expect(share.y + share.height).toBeGreaterThanOrEqual(1);
  });
});

describe('the camera of a board', () => {
  test('tells its listeners until they leave', () => {
    const camera = createCameraStore();
    const listener = jest.fn();
    camera.start(table, view, 1600, busy);
    const stop = camera.subscribe(listener);
    camera.pan(5, 5);
    stop();
    camera.pan(5, 5);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('keeps its middle when the window changes', () => {
    const camera = createCameraStore();
    camera.start(table, view, 1600, busy);
    camera.resize({ width: 800, height: 700 });
    const middle = toTable(camera.current(), { x: 400, y: 350 });
    expect(middle.x).toBeCloseTo(13);
    expect(middle.y).toBeCloseTo(10);
  });
});

describe('the wheel', () => {
  const still = { deltaX: 0, deltaY: 0, deltaMode: 0, shiftKey: false, ctrlKey: false };

  test('turned away zooms in, towards the hand zooms out, evenly', () => {
    const inwards = wheelGesture({ ...still, deltaY: -100 });
    const outwards = wheelGesture({ ...still, deltaY: 100 });
    if (inwards.kind !== 'zoom' || outwards.kind !== 'zoom') throw new Error('expected zooms');
    expect(inwards.factor).toBeGreaterThan(1.1);
    expect(inwards.factor * outwards.factor).toBeCloseTo(1);
  });

  test('with Shift pans sideways, two fingers pan freely', () => {
    expect(wheelGesture({ ...still, deltaY: 100, shiftKey: true })).toEqual({
      kind: 'pan',
      dx: -100,
      dy: 0,
    });
    expect(wheelGesture({ ...still, deltaX: 7, deltaY: 3 })).toEqual({
      kind: 'pan',
      dx: -7,
      dy: -3,
    });
  });

  test('pinching zooms even while the fingers slip sideways', () => {
    expect(wheelGesture({ ...still, deltaX: 2, deltaY: -4, ctrlKey: true }).kind).toBe('zoom');
  });

  test('counts lines as well as pixels', () => {
    expect(wheelGesture({ ...still, deltaY: 5, deltaMode: 1 })).toEqual(
      wheelGesture({ ...still, deltaY: 100 }),
    );
  });
});
