import { describe, expect, test } from '@jest/globals';
import {
  axialDistance,
  axialNeighbour,
  type BoardPlacement,
  directionTo,
  DIRECTIONS,
  distance,
  hexAt,
  hexGrid,
  hexId,
  hexIndex,
  isPlayable,
  neighbour,
  NO_HEX,
  parseAddress,
} from '../../shared/hex/index.ts';

const lay = (board: string, column = 0, row = 0, turned = false): BoardPlacement => ({
  board,
  column,
  row,
  turned,
});
const one = hexGrid([lay('7')]);
const four = hexGrid([lay('7'), lay('8', 1, 0, true), lay('9', 0, 1, true), lay('10', 1, 1)]);

describe('addresses (R1.0-2)', () => {
  test('TV-1.0-1: 7-G08 is board 7, line G, number 8', () => {
    expect(parseAddress('7-G08')).toEqual({ board: '7', line: 6, number: 8 });
  });

  test.each(['7-T01', '7-G13', '7-G8', 'G08', '7-A00', '', '7-g08'])('%s is none', (text) => {
    expect(parseAddress(text)).toBeNull();
  });

  test('every hex is found under its own address', () => {
    for (const grid of [one, four])
      grid.addresses.forEach((address, index) => expect(hexIndex(grid, address)).toBe(index));
  });
});

describe('one board', () => {
  test('is 19 lines of 12 hexes, wider than high', () => {
    expect(one.addresses.filter((address) => !address.endsWith('00'))).toHaveLength(19 * 12);
    const xs = one.centres.map(({ x }) => x);
    const ys = one.centres.map(({ y }) => y);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(Math.max(...ys) - Math.min(...ys));
  });

  test('has no playable half hexes (R1.0-3)', () => {
    const playable = (address: string) => isPlayable(one, hexIndex(one, address));
    expect(['7-A01', '7-A12', '7-S06', '7-B12', '7-B00', '7-R12'].map(playable)).toEqual(
      Array(6).fill(false),
    );
    expect(['7-B01', '7-B11', '7-C01', '7-C12', '7-R05', '7-J06'].map(playable)).toEqual(
      Array(6).fill(true),
    );
  });
});

describe('joined boards', () => {
  test('two halves make one whole hex that belongs to one board and answers to both names', () => {
    const grid = hexGrid([lay('7'), lay('8', 1)]);
    const joined = hexIndex(grid, '7-S05');
    expect(joined).toBe(hexIndex(grid, '8-A05'));
    expect(hexId(grid, joined)).toBe('7-S05');
    expect(isPlayable(grid, joined)).toBe(true);
    expect(hexId(grid, neighbour(grid, joined, 2))).toBe('8-B05');
    expect(hexId(grid, neighbour(grid, joined, 4))).toBe('7-R05');
  });

  test('above and below, the hex belongs to the board that gives it a number', () => {
    const grid = hexGrid([lay('8', 0, 1), lay('7')]);
    const joined = hexIndex(grid, '8-D00');
    expect(hexId(grid, joined)).toBe('7-D12');
    expect(isPlayable(grid, joined)).toBe(true);
    expect(hexId(grid, neighbour(grid, joined, 3))).toBe('8-D01');
  });

  test('a turned board lies upside down: its last line first, its 12 on top', () => {
    const grid = hexGrid([lay('7'), lay('8', 1, 0, true)]);
    expect(hexId(grid, neighbour(grid, hexIndex(grid, '7-S05'), 2))).toBe('8-R07');
    expect(hexIndex(grid, '8-S08')).toBe(hexIndex(grid, '7-S05'));
    const north = neighbour(grid, hexIndex(grid, '8-J06'), 0);
    expect(hexId(grid, north)).toBe('8-J07');
  });

  test('where neither board gives a number the half hex 00 serves', () => {
    const grid = hexGrid([lay('7', 0, 0, true), lay('8', 0, 1)]);
    const joined = hexIndex(grid, '8-D00');
    expect(hexId(grid, joined)).toBe('7-P00');
    expect(isPlayable(grid, joined)).toBe(true);
  });

  test('four boards have no seam: every inner hex has six neighbours that know it', () => {
    expect(four.size).toBe(906);
    for (let hex = 0; hex < four.size; hex += 1) {
      if (!isInner(hex)) continue;
      expect(isPlayable(four, hex)).toBe(true);
      for (const direction of DIRECTIONS) {
        const other = neighbour(four, hex, direction);
        expect(other).not.toBe(NO_HEX);
        expect(directionTo(four, other, hex)).toBe((direction + 3) % 6);
      }
    }
  });
});

/** Not in the outermost ring of the four boards: 37 columns, 48 half hexes high. */
function isInner(hex: number): boolean {
  const { q, r } = four.axials[hex]!;
  const height = 2 * r + q + 1;
  return q > 0 && q < 36 && height > 1 && height < 47;
}

describe('tables', () => {
  test('distances and neighbours are those of honeycomb-grid', () => {
    for (let a = 0; a < four.size; a += 37)
      for (let b = 0; b < four.size; b += 11)
        expect(distance(four, a, b)).toBe(axialDistance(four.axials[a]!, four.axials[b]!));
    one.axials.forEach((axial, hex) => {
      for (const direction of DIRECTIONS) {
        const other = neighbour(one, hex, direction);
        if (other !== NO_HEX) expect(one.axials[other]).toEqual(axialNeighbour(axial, direction));
      }
    });
  });

  test('direction 0 is north on the screen and they go clockwise', () => {
    const centre = one.centres[hexIndex(one, '7-J06')]!;
    const angles = DIRECTIONS.map((direction) => {
      const { x, y } = one.centres[neighbour(one, hexIndex(one, '7-J06'), direction)]!;
      return Math.round((Math.atan2(x - centre.x, centre.y - y) * 180) / Math.PI + 360) % 360;
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });

  test('a point belongs to the hex whose centre is nearest', () => {
    four.centres.forEach(({ x, y }, hex) => {
      expect(hexAt(four, { x: x + 0.6, y: y + 0.3 })).toBe(hex);
      expect(hexAt(four, { x: x - 0.1, y: y - 0.8 })).toBe(hex);
    });
    expect(hexAt(four, { x: -50, y: 0 })).toBe(NO_HEX);
  });
});
