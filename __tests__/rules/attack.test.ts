import { describe, expect, test } from '@jest/globals';
import { type Lab, labPosition } from '../../build/selfplay/lab.ts';
import { attackOdds, type CohState, FLAT_GROUND } from '../../shared/coh/index.ts';
import { played, refusal } from '../helpers/played.ts';

const opportunity = { by: 'opportunity' } as const;
const attackOn = (hex: string) =>
  ({ kind: 'attackHex', unit: 'g', hex, rolls: [], payment: opportunity }) as const;

const german = { type: 'G02', hex: '7-G05', facing: 2 } as const;
const soviet = { type: 'S01', hex: '7-H05', facing: 5 } as const;

describe('H-14: whoever walked into the open', () => {
  const defenceFrom = (hex: string) => {
    const state = labPosition('german', { units: { g: { ...german, hex }, s: soviet } });
    const exposed: CohState = {
      ...state,
      units: { ...state.units, s: { ...state.units.s!, exposed: true } },
    };
    return attackOdds(exposed, 'g', '7-H05')!.targets[0]!.defence.map(({ reason }) => reason);
  };

  test('is easier to hit by fire', () => {
    expect(defenceFrom('7-G05')).toContain('exposed');
  });

  test('is no worse off in close combat', () => {
    expect(defenceFrom('7-H05')).not.toContain('exposed');
  });
});

describe('H-20: a hidden unit that fires appears', () => {
  const facingAfter = (hex: string) => {
    const units: Lab['units'] = {
      g: { type: 'G07', hex: '7-J06', facing: 0, hidden: true },
      s: { ...soviet, hex },
    };
    const { state } = played(labPosition('german', { units }), attackOn(hex));
    expect(state.units.g?.hidden).toBe(false);
    return state.units.g?.facing;
  };

  test.each([
    ['7-J03', 0],
    ['7-L05', 1],
    ['7-L07', 2],
    ['7-J10', 3],
    ['7-H07', 4],
    ['7-H05', 5],
  ])('facing the target in %s in the middle of its arc: %i', (hex, facing) => {
    expect(facingAfter(hex)).toBe(facing);
  });

  test('facing one of the two ways between which the target lies, if none is the middle', () => {
    expect([0, 1]).toContain(facingAfter('7-K04'));
  });
});

describe('H-08: an attack that is declared can be taken back before its first roll', () => {
  const after = (hit?: 'pinned' | 'panicked') => {
    const target = hit ? { ...soviet, hit } : soviet;
    const state = labPosition('german', { units: { g: german, s: target } });
    return played(state, attackOn('7-H05')).match.undo.length;
  };

  test('but not when the marker of a target had to be shown, or turned out not to have to', () => {
    expect(after()).toBe(1);
    expect(after('panicked')).toBe(0);
    expect(after('pinned')).toBe(0);
  });
});

test('H-01: a hex that two boards share is attacked by either of its names', () => {
  const state = labPosition('german', {
    board: {
      placements: [
        { board: '7', column: 0, row: 0, turned: false },
        { board: '8', column: 1, row: 0, turned: false },
      ],
      ...FLAT_GROUND,
    },
    units: { g: { ...german, hex: '7-Q06' }, s: { ...soviet, hex: '7-S07' } },
  });
  for (const hex of ['7-S07', '8-A07']) {
    const { state: rolling } = played(state, attackOn(hex));
    expect(rolling.attack?.hex).toBe('7-S07');
  }
  expect(refusal(state, attackOn('8-A08'))?.code).toBe('noTarget');
  expect(refusal(state, attackOn('9-A08'))?.code).toBe('noSuchHex');
});
