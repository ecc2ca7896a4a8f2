import { describe, expect, test } from '@jest/globals';
import { type Lab, labPosition, type LabUnit } from '../../build/selfplay/lab.ts';
import { fieldOfFire } from '../../renderer/features/match/targets.ts';
import { type Board, FLAT_GROUND, type UnitTypeId } from '../../shared/coh/index.ts';
import { distance, hexGrid, hexIndex } from '../../shared/hex/index.ts';

const placements = [{ board: '7', column: 0, row: 0, turned: false }];
const grid = hexGrid(placements);
const ground = (board: Partial<Board>): Board => ({ ...FLAT_GROUND, placements, ...board });
const FROM = '7-J06';
const away = (hex: string) => distance(grid, hexIndex(grid, FROM), hexIndex(grid, hex));

function fieldOf(
  type: UnitTypeId,
  board: Partial<Board> = {},
  more: Partial<LabUnit> = {},
  others: Lab['units'] = {},
) {
  const unit: LabUnit = { type, hex: FROM, facing: 0, ...more };
  const state = labPosition('german', { board: ground(board), units: { ...others, g: unit } });
  return fieldOfFire(state, state.units['g']!);
}

describe('what a unit could fire into', () => {
  test('lies in its arc and within twice its range', () => {
    const { seen, blind, blocked, arc } = fieldOf('G04');
    expect(seen).toContain('7-J05');
    expect(seen).not.toContain('7-J07');
    expect(seen).not.toContain(FROM);
    expect(Math.max(...seen.map(away))).toBeLessThanOrEqual(6);
    expect([...blind, ...blocked]).toEqual([]);
    expect(arc).toEqual({ hex: FROM, facing: 0 });
  });

  test('what is not seen there is told from the rest, with what hides it', () => {
    const terrain = { '7-J04': 'woods' } as const;
    const flat = fieldOf('G02', { terrain });
    expect(flat.seen).toContain('7-J04');
    expect(flat.blocked).toContain('7-J03');
    const above = fieldOf('G02', { terrain, levels: { [FROM]: 2 } });
    expect(above.blind).toContain('7-J03');
    for (const { seen, blockers } of [flat, above]) {
      expect(seen).not.toContain('7-J03');
      expect(blockers).toEqual([{ hex: '7-J04', word: 'woods' }]);
    }
  });

  test('is for a gun not the gully below it (R11.5-3), nor are its hexes hidden', () => {
    const levels = { '7-J05': -1 } as const;
    expect(fieldOf('G02', { levels }).seen).toContain('7-J05');
    const { seen, blind, blocked } = fieldOf('G17', { levels });
    expect([...seen, ...blind, ...blocked]).not.toContain('7-J05');
    expect(seen).toContain('7-K05');
    expect(fieldOf('G17', { levels: { ...levels, [FROM]: -1 } }).seen).toContain('7-J05');
  });

  test('begins for a mortar at its minimum range (R12.0-2)', () => {
    const { seen, blocked } = fieldOf('G13', { terrain: { '7-J05': 'woods' } });
    expect(Math.min(...seen.map(away))).toBe(3);
    expect(blocked).toContain('7-J03');
    expect([...seen, ...blocked]).not.toContain('7-J04');
  });

  test('reaches no further than a marker allows, and nowhere if it forbids to fire (T2)', () => {
    const cowering = fieldOf('G02', {}, { hit: 'cowering', shown: true });
    const healthy = fieldOf('G02');
    expect(cowering.seen.length).toBeLessThan(healthy.seen.length);
    const stunned = fieldOf('G02', { terrain: { '7-J05': 'woods' } }, { hit: 'stunned' });
    expect(stunned).toMatchObject({ seen: [], blind: [], blocked: [], blockers: [] });
  });

  test('is all round for a hidden unit (R10.0-1)', () => {
    const { seen, arc } = fieldOf('G02', {}, { hidden: true });
    expect(seen).toContain('7-J07');
    expect(arc).toBeNull();
  });

  test('is nothing beside an enemy in its own hex (R7.6.3-5)', () => {
    const enemy: LabUnit = { type: 'S01', hex: FROM, facing: 3 };
    expect(fieldOf('G02', {}, {}, { s: enemy })).toEqual({
      seen: [],
      blind: [],
      blocked: [],
      blockers: [],
      arc: null,
    });
  });
});
