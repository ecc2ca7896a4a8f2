import { describe, expect, test } from '@jest/globals';
import { unionOutline } from '../../../renderer/board/geometry/unionOutline.ts';
import { sideCorners } from '../../../renderer/board/geometry/hexShape.ts';
import { DIRECTIONS, hexGrid, hexIndex, neighbour } from '../../../shared/hex/index.ts';

const grid = hexGrid([{ board: '7', column: 0, row: 0, turned: false }]);
const middle = hexIndex(grid, '7-H06');
const around = DIRECTIONS.map((direction) => neighbour(grid, middle, direction));

describe('the outline of a group of hexes', () => {
  test('one hex has its six corners', () => {
    const [loop, ...others] = unionOutline(grid, new Set([middle]));
    expect(loop).toHaveLength(6);
    expect(others).toEqual([]);
  });

  test('two neighbours share a side that is not drawn', () => {
    const [loop, ...others] = unionOutline(grid, new Set([middle, around[2] as number]));
    expect(loop).toHaveLength(10);
    expect(others).toEqual([]);
  });

  test('a ring of hexes has an outer and an inner edge', () => {
    const loops = unionOutline(grid, new Set(around));
    expect(loops.map((loop) => loop.length).toSorted((a, b) => a - b)).toEqual([6, 18]);
  });

  test('hexes that do not touch have loops of their own', () => {
    const far = hexIndex(grid, '7-P06');
    expect(unionOutline(grid, new Set([middle, far]))).toHaveLength(2);
  });

  test('every step of a loop is one hexside long', () => {
    for (const loop of unionOutline(grid, new Set([middle, ...around.slice(0, 3)])))
      loop.forEach((from, index) => {
        const to = loop[(index + 1) % loop.length] ?? from;
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(1, 6);
      });
  });
});

describe('hexsides', () => {
  test('lie in their direction', () => {
    const middles = DIRECTIONS.map((direction) => {
      const [a, b] = sideCorners(direction);
      return [(a.x + b.x) / 2, (a.y + b.y) / 2];
    });
    const half = Math.sqrt(3) / 2;
    const expected = [
      [0, -half],
      [0.75, -half / 2],
      [0.75, half / 2],
      [0, half],
      [-0.75, half / 2],
      [-0.75, -half / 2],
    ];
    middles.forEach((point, direction) => {
      point.forEach((value, axis) => expect(value).toBeCloseTo(expected[direction]?.[axis] ?? NaN));
    });
  });
});
