import { describe, expect, test } from '@jest/globals';
import { glideTime, pivotTime, shortestTurn } from '../../../renderer/board/counters/motion.ts';
import { counterAt, counterIn, placeCounters } from '../../../renderer/board/counters/placing.ts';
import { nextInStack, stackOffsets } from '../../../renderer/board/counters/stackLayout.ts';
import type { Unit, Units } from '../../../shared/coh/index.ts';
import { hexGrid, hexIndex, type Point } from '../../../shared/hex/index.ts';

const grid = hexGrid([{ board: '7', column: 0, row: 0, turned: false }]);

function unit(id: string, hex: string): Unit {
  return {
    id,
    type: 'G02',
    side: 'german',
    hex,
    facing: 0,
    spent: false,
    hidden: false,
    hit: null,
    exposed: false,
    closedInBy: [],
  };
}

const units: Units = {
  a: unit('a', '7-H06'),
  b: unit('b', '7-H06'),
  c: unit('c', '7-J04'),
};

describe('a stack', () => {
  test('of one lies in the middle', () => {
    expect(stackOffsets(1, false)).toEqual([{ x: 0, y: 0 }]);
    expect(stackOffsets(1, true)).toEqual([{ x: 0, y: 0 }]);
  });

  test.each([2, 3, 4, 5])('of %d steps by a fifth of a counter and leaves room below', (count) => {
    const offsets = stackOffsets(count, false);
    offsets.slice(1).forEach(({ x, y }, index) => {
      expect(x - (offsets[index] as Point).x).toBeCloseTo(0.2);
      expect(y - (offsets[index] as Point).y).toBeCloseTo(0.2);
    });
    expect(Math.max(...offsets.map(({ y }) => y))).toBeCloseTo(0.1);
  });

  test.each([2, 3, 4, 7])('of %d fanned shows every counter whole', (count) => {
    const offsets = stackOffsets(count, true);
    offsets.forEach((one, index) =>
      offsets.slice(index + 1).forEach((other) => {
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('is clicked through downwards and begins anew', () => {
    const stack = ['low', 'mid', 'top'];
    expect(nextInStack(stack, 'top', null, false)).toBe('top');
    expect(nextInStack(stack, 'top', 'top', false)).toBe('mid');
    expect(nextInStack(stack, 'top', 'mid', true)).toBe('low');
    expect(nextInStack(stack, 'top', 'low', true)).toBe('top');
  });

  test('a click elsewhere takes the counter under it', () => {
    expect(nextInStack(['low', 'top'], 'low', 'top', false)).toBe('low');
    expect(nextInStack(['low', 'top'], 'low', 'someone', true)).toBe('low');
  });
});

describe('placing counters', () => {
  test('selected ones lie on top, fanned ones above all', () => {
    const order = (fanned: string | null, selected: string | null) =>
      placeCounters(grid, units, fanned, selected).map((placed) => placed.unit.id);
    expect(order(null, 'a')).toEqual(['b', 'c', 'a']);
    expect(order('7-J04', 'a').at(-1)).toBe('c');
  });

  test('only the topmost counter of a stack is not covered, and none of a fan is', () => {
    const covered = (fanned: string | null, selected: string | null) =>
      placeCounters(grid, units, fanned, selected)
        .filter((placed) => placed.covered)
        .map((placed) => placed.unit.id);
    expect(covered(null, null)).toEqual(['a']);
    expect(covered(null, 'a')).toEqual(['b']);
    expect(covered('7-H06', null)).toEqual([]);
  });

  test('the topmost counter under a point is found', () => {
    const centre = grid.centres[hexIndex(grid, '7-H06')] as Point;
    const placed = placeCounters(grid, units, null, null);
    expect(counterAt(placed, centre)?.unit.id).toBe('b');
    expect(counterAt(placed, { x: centre.x - 0.6, y: centre.y - 0.6 })?.unit.id).toBe('a');
    expect(counterAt(placed, { x: centre.x + 0.9, y: centre.y })).toBeNull();
  });

  test('a fanned stack has no hole in its middle', () => {
    const centre = grid.centres[hexIndex(grid, '7-H06')] as Point;
    const placed = placeCounters(grid, units, '7-H06', null);
    expect(counterAt(placed, { x: centre.x - 0.01, y: centre.y })?.unit.id).toBe('a');
    expect(counterAt(placed, { x: centre.x + 0.01, y: centre.y })?.unit.id).toBe('b');
  });

  test('beside the counters of a hex the nearest one is meant', () => {
    const centre = grid.centres[hexIndex(grid, '7-H06')] as Point;
    const placed = placeCounters(grid, units, '7-H06', null);
    expect(counterIn(placed, '7-H06', { x: centre.x + 0.3, y: centre.y + 0.8 })?.unit.id).toBe('b');
    expect(counterIn(placed, '7-A01', centre)).toBeNull();
  });

  test('units in hexes that are not on the table are left out', () => {
    expect(placeCounters(grid, { x: unit('x', '9-A01') }, null, null)).toEqual([]);
  });
});

describe('motion', () => {
  test('a glide lasts by the hexes it crosses, a fan only briefly', () => {
    const from = { x: 0, y: 0 };
    expect(glideTime(from, { x: 0, y: Math.sqrt(3) }, true)).toBe(180);
    expect(glideTime(from, { x: 0, y: 3 * Math.sqrt(3) }, true)).toBe(540);
    expect(glideTime(from, { x: 1, y: 0 }, false)).toBe(90);
  });

  test('a pivot goes the short way round', () => {
    const sixth = Math.PI / 3;
    expect(shortestTurn(0, 5 * sixth)).toBeCloseTo(-sixth);
    expect(shortestTurn(5 * sixth, 0)).toBeCloseTo(sixth);
    expect(shortestTurn(sixth, sixth)).toBe(0);
    expect(pivotTime(sixth, sixth)).toBe(0);
    expect(pivotTime(0, sixth)).toBe(140);
  });
});
