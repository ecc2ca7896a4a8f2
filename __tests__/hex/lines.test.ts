import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Board, FLAT_GROUND, sight } from '../../shared/coh/index.ts';
import { hexGrid, hexId, hexIndex, inArc, lineSteps } from '../../shared/hex/index.ts';

const placements = [{ board: '7', column: 0, row: 0, turned: false }];
const grid = hexGrid(placements);
const named = (from: string, to: string) =>
  lineSteps(grid, hexIndex(grid, from), hexIndex(grid, to)).map((step) =>
    step.map((hex) => hexId(grid, hex)).toSorted(),
  );

describe('a straight line', () => {
  test('passes the hexes of its column one by one, both ends left out', () => {
    expect(named('7-J03', '7-J06')).toEqual([['7-J04'], ['7-J05']]);
  });

  test('between two columns runs along borders, two hexes at a time', () => {
    // R6.0-2: J05 and L05 lie in one row, with K05 and K06 to both sides of the line.
    expect(named('7-J05', '7-L05')).toEqual([['7-K05', '7-K06']]);
  });

  test('does not enter a hex that it only touches at a corner', () => {
    const steps = named('7-J05', '7-M04');
    expect(steps.flat()).toEqual(['7-K05', '7-L04']);
  });

  test('R6.0-3: passes the same hexes there and back', () => {
    const anyHex = fc.nat({ max: grid.size - 1 });
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const there = lineSteps(grid, a, b).map((step) =>
          step.toSorted((one, other) => one - other),
        );
        const back = lineSteps(grid, b, a).map((step) =>
          step.toSorted((one, other) => one - other),
        );
        expect(back.toReversed()).toEqual(there);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('sight along the edge of the table', () => {
  const blockerAlong = (terrain: Board['terrain']) => {
    const board = { ...FLAT_GROUND, placements, terrain };
    const [from, to] = [hexIndex(grid, '7-C12'), hexIndex(grid, '7-E12')];
    return sight({ board, smoke: {} }, { hex: from }, { hex: to }).blocked?.hex ?? null;
  };

  test('H-21: the half hex beyond does not count: woods on the inner side block', () => {
    expect(blockerAlong({ '7-D11': 'woods' })).toBe(hexIndex(grid, '7-D11'));
  });

  test('H-21: nor do woods in the half hex', () => {
    expect(blockerAlong({ '7-D12': 'woods' })).toBeNull();
  });
});

test('A-16: an arc is open to both outer front rows and to nothing behind them', () => {
  const from = hexIndex(grid, '7-J06');
  const sees = (hex: string) => inArc(grid, from, 0, hexIndex(grid, hex));
  expect(['7-J05', '7-I06', '7-K06', '7-G05', '7-M05', '7-J01'].map(sees)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['7-J06', '7-J07', '7-I07', '7-K07', '7-G06', '7-M06'].map(sees)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
