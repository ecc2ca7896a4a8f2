import { describe, expect, test } from '@jest/globals';
import { type PlacedCounter, counterBox } from '../../../renderer/board/counters/placing.ts';
import { COUNTER_SIDE, stackOffsets } from '../../../renderer/board/counters/stackLayout.ts';
import { overlaps, type Rectangle } from '../../../renderer/board/geometry/table.ts';
import { aimLine, labelArea } from '../../../renderer/board/overlay/aimLine.ts';
import { BLOCKER_DISC, blockerPlace } from '../../../renderer/board/overlay/blockerPlaces.ts';
import { sightArea } from '../../../renderer/board/overlay/sightArea.ts';
import {
  arrowIn,
  cornerBox,
  oddsChipArea,
  oddsText,
} from '../../../renderer/board/overlay/targetPlaces.ts';
import type { Unit } from '../../../shared/coh/index.ts';
import { type Direction, hexGrid } from '../../../shared/hex/index.ts';

const RADIUS = 1;
const CEILING = -1.14;
const CHIP = { width: 0.6, height: 0.31 };
const HEX = '7-H06';

function stack(count: number): Rectangle[] {
  return stackOffsets(count, false).map(({ x, y }) =>
    counterBox({ x: x * COUNTER_SIDE, y: y * COUNTER_SIDE }),
  );
}

function counter(facing: Direction, y: number, hidden = false): PlacedCounter {
  const unit: Unit = {
    id: `${facing} ${y}`,
    type: 'S02',
    side: 'soviet',
    hex: HEX,
    facing,
    spent: false,
    hidden,
    hit: null,
    exposed: false,
    closedInBy: [],
  };
  return { unit, place: { x: 0.25, y }, covered: false };
}

describe('the odds of a target', () => {
  test.each([
    [0.583, '58 %'],
    [0, '0 %'],
    [0.002, '<1 %'],
    [0.998, '>99 %'],
    [1, '100 %'],
  ])('%d reads %s', (chance, text) => {
    expect(oddsText(chance)).toBe(text);
  });

  test.each([1, 2, 3, 4])('the chip covers none of %d counters', (count) => {
    const counters = stack(count);
    for (const side of ['above', 'below'] as const)
      for (const arrow of [null, 0]) {
        const chip = oddsChipArea(counters, CHIP, side, arrow, CEILING, RADIUS);
        for (const box of counters) expect(overlaps(chip, box)).toBe(false);
      }
  });

  test.each([1, 2, 3])(
    'the chip of %d counters stays off the counter in the hex above',
    (count) => {
      const neighbour = counterBox({ x: 0, y: -Math.sqrt(3) });
      const chip = oddsChipArea(stack(count), CHIP, 'above', null, CEILING, RADIUS);
      expect(overlaps(chip, neighbour)).toBe(false);
    },
  );

  test('the chip leaves a facing arrow free', () => {
    const arrow = { x: -0.16, y: -0.8, width: 0.32, height: 0.3 };
    const chip = oddsChipArea(stack(1), CHIP, 'above', 0, CEILING, RADIUS);
    expect(overlaps(chip, arrow)).toBe(false);
  });

  test('the arrow is that of the outermost counter that looks there', () => {
    expect(arrowIn([counter(0, 0)], HEX, 'above')).toBe(0.25);
    expect(arrowIn([counter(0, 0)], HEX, 'below')).toBeNull();
    expect(arrowIn([counter(3, 0)], HEX, 'below')).toBe(0.25);
    expect(arrowIn([counter(1, -0.2), counter(0, 0)], HEX, 'above')).toBeNull();
    expect(arrowIn([counter(0, 0, true)], HEX, 'above')).toBeNull();
    expect(arrowIn([counter(0, 0)], '7-H07', 'above')).toBeNull();
  });

  test('the corners lie outside the counters, the thick ones further', () => {
    const box = counterBox({ x: 0, y: 0 });
    expect(cornerBox(box, 'legal').x).toBeLessThan(box.x);
    expect(cornerBox(box, 'aimed').x).toBeLessThan(cornerBox(box, 'legal').x);
  });
});

describe('the sight line', () => {
  const from = { x: 0, y: 0 };
  const to = { x: 3, y: Math.sqrt(3) };
  const line = aimLine(from, to, counterBox(from), counterBox(to), RADIUS);

  test('lies on the line between the hexes and outside the counters', () => {
    const half = COUNTER_SIDE / 2;
    expect(line?.from.x).toBeCloseTo(half);
    expect(line?.to.x).toBeCloseTo(3 - half);
    for (const point of [line?.from, line?.to])
      expect((point?.y ?? NaN) / (point?.x ?? NaN)).toBeCloseTo(to.y / to.x);
  });

  test('is left out where counters leave no room for it', () => {
    const wide = { x: -2, y: -1, width: 4, height: 2 };
    expect(aimLine(from, { x: 1.5, y: 0.87 }, wide, counterBox({ x: 1.5, y: 0.87 }), 1)).toBeNull();
  });

  test('its label lies beside it, near the middle', () => {
    const area = labelArea({ from, to: { x: 4, y: 0 } }, CHIP, 0.1, []);
    expect(area.x + area.width / 2).toBeCloseTo(2);
    expect(area.y + area.height < 0 || area.y > 0).toBe(true);
  });

  test('its label gives way to counters', () => {
    const counters = [counterBox({ x: 2, y: -0.5 }), counterBox({ x: 2, y: 0.7 })];
    const area = labelArea({ from, to: { x: 4, y: 0 } }, CHIP, 0.1, counters);
    for (const box of counters) expect(overlaps(area, box)).toBe(false);
  });
});

describe('what a unit sees', () => {
  const grid = hexGrid([{ board: '7', column: 0, row: 0, turned: false }]);
  const area = sightArea(grid, {
    seen: ['7-H05'],
    blind: ['7-H03', '7-H04', '9-A01'],
    blocked: [],
    blockers: [{ hex: '7-H04', word: 'woods' }],
    arc: { hex: HEX, facing: 0 },
  });

  test('has one edge round seen hexes and the own one', () => {
    expect(area.seen.map((loop) => loop.length)).toEqual([10]);
    expect(area.blind.map((loop) => loop.length)).toEqual([10]);
    expect(area.blockers).toHaveLength(1);
  });

  test('has the arc along the hex rows on both sides of the front', () => {
    const [left, right] = area.arc?.edges ?? [];
    expect(left?.x).toBeCloseTo(-Math.sqrt(3) / 2);
    expect(right?.x).toBeCloseTo(Math.sqrt(3) / 2);
    expect(left?.y).toBeCloseTo(-0.5);
    expect(right?.y).toBeCloseTo(-0.5);
  });

  /** Nothing but the rim of a tile may be touched. */
  const RIM = 0.06;

  test.each([1, 2, 3])('the icon of a blocker covers no figure of %d counters', (count) => {
    const { x, y } = blockerPlace(count, false);
    const side = 2 * BLOCKER_DISC;
    const icon = { x: x - BLOCKER_DISC, y: y - BLOCKER_DISC, width: side, height: side };
    for (const box of stack(count)) {
      const face = { x: box.x + RIM, y: box.y, width: box.width, height: box.height };
      expect(overlaps(icon, face)).toBe(false);
    }
  });

  test('the word of a blocker gives way to a flag', () => {
    expect(blockerPlace(0, false)).toEqual({ x: 0, y: 0 });
    expect(blockerPlace(0, true).y).toBeGreaterThan(0.3);
    expect(blockerPlace(1, true).y).toBeGreaterThan(blockerPlace(1, false).y);
  });
});
