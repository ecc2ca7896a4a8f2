import { describe, expect, test } from '@jest/globals';
import { FLAT_GROUND, reachableHexes, totalCost } from '../../shared/coh/index.ts';
import { distance, hexGrid, hexIndex } from '../../shared/hex/index.ts';
import { firefight } from '../helpers/matches.ts';

describe('reachable hexes', () => {
  const state = firefight('firefight-1');
  const unit = state.units.g2!;
  const reach = reachableHexes(state, unit, 7, false);
  const grid = hexGrid(state.board.placements);
  const find = (hex: string) => reach.find((one) => one.hex === hex);

  test('cost the sum of their steps, each to an adjacent hex', () => {
    for (const { path, cost, hex } of reach) {
      expect(path[0]).toBe(unit.hex);
      expect(path.at(-1)).toBe(hex);
      for (const [index, step] of path.slice(1).entries())
        expect(distance(grid, hexIndex(grid, path[index]!), hexIndex(grid, step))).toBe(1);
      expect(cost).toBeGreaterThanOrEqual(path.length - 1);
      expect(cost).toBeLessThanOrEqual(7);
    }
  });

  test('get dearer by exactly the last step along the way', () => {
    for (const { path, cost, steps } of reach) {
      const before = find(path.at(-2)!)?.cost ?? 0;
      expect(cost).toBe(before + totalCost(steps.at(-1)!));
    }
  });

  test('go along a road through woods for the move number alone (R5.0-3)', () => {
    const onRoad = { ...unit, hex: '7-J08', facing: 3 as const };
    const south = reachableHexes(state, onRoad, 7, false);
    const cost = (hex: string) => south.find((one) => one.hex === hex)?.cost;
    expect([cost('7-J09'), cost('7-J10'), cost('7-J11')]).toEqual([1, 2, 3]);
    expect(cost('7-I09')).toBe(2);
  });

  test('take the fewest actions of equally cheap ways: over the wall, not round by the opening', () => {
    // By the gully and over its wall, 1 + 4; or back out of it and round through woods, 2 + 2 + 1.
    const placements = [{ board: '7', column: 0, row: 0, turned: false }];
    const board = {
      ...FLAT_GROUND,
      placements,
      levels: { '7-J06': -1 as const, '7-J07': -1 as const },
      openings: [['7-J07', '7-K08'] as const],
      terrain: { '7-K07': 'woods' as const },
    };
    const from = { ...unit, hex: '7-J07', facing: 0 as const };
    const ways = reachableHexes({ ...state, board, units: {} }, from, 7, false);
    const way = ways.find(({ hex }) => hex === '7-K06');
    expect(way).toMatchObject({ cost: 5, path: ['7-J07', '7-J06', '7-K06'] });
  });

  test('take the straightest of equally cheap ways', () => {
    const open = { ...state, board: { ...state.board, terrain: {}, roads: [] } };
    const north = reachableHexes(open, { ...unit, hex: '7-J08', facing: 0 }, 7, false);
    expect(north.find(({ hex }) => hex === '7-J03')?.path).toEqual([
      '7-J08',
      '7-J07',
      '7-J06',
      '7-J05',
      '7-J04',
      '7-J03',
    ]);
    const east = reachableHexes(open, { ...unit, hex: '7-E05', facing: 2 }, 7, false);
    const rows = east.find(({ hex }) => hex === '7-K05')!.path.map((hex) => Number(hex.slice(-2)));
    for (const row of rows) expect([4, 5]).toContain(row);
  });

  test('end at the first known enemy on the way', () => {
    const near = { ...state.units.s1!, hex: '7-F05' };
    const met = reachableHexes({ ...state, units: { ...state.units, s1: near } }, unit, 7, false);
    expect(met.find(({ hex }) => hex === '7-F05')).toMatchObject({ closeCombat: true });
    for (const { path } of met) expect(path.slice(0, -1)).not.toContain('7-F05');
  });

  test('never include a half hex or the unit’s own', () => {
    expect(reach.some(({ hex }) => hex.startsWith('7-A') || hex === unit.hex)).toBe(false);
  });
});
