import { describe, expect, test } from '@jest/globals';
import type { Destination } from '../../../renderer/board/boardProps.ts';
import { chipOf } from '../../../renderer/board/overlay/chips.ts';
import { facingAt } from '../../../renderer/board/overlay/facingPick.ts';
import { reachArea } from '../../../renderer/board/overlay/reachArea.ts';
import { directionVector } from '../../../renderer/board/geometry/hexShape.ts';
import { DIRECTIONS, hexGrid } from '../../../shared/hex/index.ts';

const plain: Destination = {
  hex: '7-H06',
  actionPoints: 2,
  commandPoints: 0,
  last: false,
  closeCombat: false,
};

describe('a cost chip', () => {
  test.each([
    [{}, { text: '2', tone: 'within', cross: false }],
    [{ last: true }, { text: '2', tone: 'last', cross: false }],
    [
      { actionPoints: 3, commandPoints: 1 },
      { text: '3+1', tone: 'command', cross: false },
    ],
    [
      { commandPoints: 2, last: true, closeCombat: true },
      { text: '2+2', tone: 'command', cross: true },
    ],
  ])('%j', (change, chip) => {
    expect(chipOf({ ...plain, ...change })).toEqual(chip);
  });
});

describe('choosing a facing', () => {
  test.each(DIRECTIONS)('the arrow towards %d answers with it', (direction) => {
    const { x, y } = directionVector(direction);
    expect(facingAt({ x: x * 0.9, y: y * 0.9 }, DIRECTIONS)).toBe(direction);
  });

  test('neither the counter itself nor far ground answers', () => {
    expect(facingAt({ x: 0.1, y: 0.1 }, DIRECTIONS)).toBeNull();
    expect(facingAt({ x: 2, y: 0 }, DIRECTIONS)).toBeNull();
  });

  test('only offered facings answer', () => {
    expect(facingAt({ x: 0, y: -0.9 }, [1, 5])).toBeNull();
  });
});

describe('the reachable area', () => {
  const grid = hexGrid([{ board: '7', column: 0, row: 0, turned: false }]);

  test('is nothing without destinations', () => {
    expect(reachArea(grid, [], '7-H06')).toBeNull();
  });

  test('separates what AP reach from what needs CAP, around the unit', () => {
    const area = reachArea(
      grid,
      [
        { ...plain, hex: '7-H05' },
        { ...plain, hex: '7-H04', commandPoints: 1 },
      ],
      '7-H06',
    );
    expect(area?.withAction).toHaveLength(1);
    expect(area?.withCommand).toHaveLength(1);
    expect(area?.actionOutline.map((loop) => loop.length)).toEqual([10]);
    expect(area?.wholeOutline.map((loop) => loop.length)).toEqual([14]);
  });
});
