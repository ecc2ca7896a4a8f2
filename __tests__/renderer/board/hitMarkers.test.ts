import { describe, expect, test } from '@jest/globals';
import { COUNTER_MARGIN, type TileLook } from '../../../renderer/board/counters/drawCounter.ts';
import { hitLetters } from '../../../renderer/board/counters/hitLetters.ts';
import {
  HIT_MARKER_ROOM,
  hitMarkerKey,
} from '../../../renderer/board/counters/hitMarkerBitmaps.ts';
import {
  HIT_CORNER,
  HIT_TILT,
  hitMarkerBox,
  hitMarkerPlace,
} from '../../../renderer/board/counters/hitMarkerPlace.ts';
import { FAN_STEP, stackOffsets } from '../../../renderer/board/counters/stackLayout.ts';
import { tileKey } from '../../../renderer/board/counters/tileBitmaps.ts';
import { backOut } from '../../../renderer/board/geometry/easing.ts';
import type { Rectangle } from '../../../renderer/board/geometry/table.ts';
import { HIT_MARKER_IDS } from '../../../shared/coh/index.ts';
import type { Point } from '../../../shared/hex/index.ts';

const onTop = hitMarkerBox(hitMarkerPlace(false));
const below = hitMarkerBox(hitMarkerPlace(true));

describe('the letters of a hit marker', () => {
  test('are three capitals for every marker, and never the same', () => {
    const letters = HIT_MARKER_IDS.map((id) => hitLetters(id));
    for (const word of letters) expect(word).toMatch(/^[A-Z]{3}$/);
    expect(new Set(letters).size).toBe(HIT_MARKER_IDS.length);
  });

  test('are not known of a marker that has not been shown', () => {
    expect(hitLetters(null)).toBeNull();
  });
});

describe('the place of a hit marker', () => {
  test('lies within the margin of a counter', () => {
    expect(onTop.x + onTop.width).toBeLessThanOrEqual(1 + COUNTER_MARGIN);
    expect(below.y + below.height).toBeLessThanOrEqual(1 + COUNTER_MARGIN);
  });

  test('leaves room for the tilted corners on its own bitmap', () => {
    const { side } = hitMarkerPlace(false);
    expect(side * HIT_MARKER_ROOM).toBeGreaterThan(onTop.width);
  });

  /** Digits at the right edge, by their cap height: move cost above, defence below. */
  const figures: readonly Rectangle[] = [
    { x: 0.785, y: 0.1, width: 0.107, height: 0.177 },
    { x: 0.745, y: 0.624, width: 0.18, height: 0.33 },
  ];

  test.each(figures)('covers no figure at $y', ({ x, y, width, height }) => {
    for (let share = 0; share <= 1; share += 0.05)
      for (const point of [
        { x: x + share * width, y },
        { x: x + share * width, y: y + height },
        { x: x + width, y: y + share * height },
      ])
        expect(isUnderChit(point)).toBe(false);
  });

  test('covers its own middle', () => {
    expect(isUnderChit(hitMarkerPlace(false).middle)).toBe(true);
  });

  test('of a fanned counter ends before the next counter', () => {
    expect(onTop.x + onTop.width).toBeLessThan(FAN_STEP);
  });

  test.each([2, 3, 4])('of a covered counter in a stack of %d is seen', (count) => {
    const offsets = stackOffsets(count, false);
    offsets.slice(0, -1).forEach((own, layer) => {
      const chit = { ...below, x: below.x + own.x, y: below.y + own.y };
      const later = offsets
        .slice(layer + 1)
        .map(({ x, y }: Point) => ({ x, y, width: 1, height: 1 }));
      for (const tile of later) expect(hiddenShare(chit, tile)).toBeLessThan(0.1);
    });
  });
});

describe('the keys of the bitmaps', () => {
  const tile: TileLook = { type: 'G02', size: 66, mirrored: false };

  test('differ for all that changes the picture of a tile', () => {
    const looks: TileLook[] = [
      tile,
      { ...tile, type: 'S02' },
      { ...tile, size: 67 },
      { ...tile, mirrored: true },
      { ...tile, spent: true },
      { ...tile, hidden: true },
      { ...tile, active: true },
      { ...tile, selected: true },
    ];
    const keys = [...looks.map((look) => tileKey(look, 1)), tileKey(tile, 2)];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('differ for every marker, for the unknown one, for size and screen', () => {
    const keys = [
      ...[...HIT_MARKER_IDS, null].map((marker) => hitMarkerKey(marker, 23, 1)),
      hitMarkerKey('pinned', 24, 1),
      hitMarkerKey('pinned', 23, 2),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('popping in', () => {
  test('begins with nothing, goes a little too far and ends at full size', () => {
    expect(backOut(0)).toBeCloseTo(0);
    expect(backOut(1)).toBe(1);
    expect(Math.max(...[0.4, 0.6, 0.8].map(backOut))).toBeGreaterThan(1.02);
  });
});

/** A rounded square, turned back by its tilt. */
function isUnderChit(point: Point): boolean {
  const { middle, side } = hitMarkerPlace(false);
  const [dx, dy] = [point.x - middle.x, point.y - middle.y];
  const u = Math.abs(dx * Math.cos(HIT_TILT) + dy * Math.sin(HIT_TILT));
  const v = Math.abs(dy * Math.cos(HIT_TILT) - dx * Math.sin(HIT_TILT));
  const straight = side / 2 - side * HIT_CORNER;
  return Math.hypot(Math.max(0, u - straight), Math.max(0, v - straight)) < side * HIT_CORNER;
}

function hiddenShare(chit: Rectangle, tile: Rectangle): number {
  const across = Math.min(chit.x + chit.width, tile.x + tile.width) - Math.max(chit.x, tile.x);
  const down = Math.min(chit.y + chit.height, tile.y + tile.height) - Math.max(chit.y, tile.y);
  return (Math.max(0, across) * Math.max(0, down)) / (chit.width * chit.height);
}
