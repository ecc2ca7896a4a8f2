import { describe, expect, test } from '@jest/globals';
import {
  commandPointCeiling,
  FOOT_HIT_MARKERS,
  isGun,
  TERRAINS,
  UNIT_TYPE_IDS,
  UNIT_TYPES,
} from '../../shared/coh/index.ts';
import { firefight } from '../helpers/matches.ts';

test('Table T1: extra AP on foot, DM and what blocks sight', () => {
  const table = Object.values(TERRAINS).map((t) => [t.id, t.entry.foot, t.defence, t.blocksSight]);
  expect(table).toEqual([
    ['open', 0, 0, 'never'],
    ['bridge', 0, 1, 'never'],
    ['stoneBuilding', 1, 2, 'always'],
    ['woodenBuilding', 1, 1, 'always'],
    ['woods', 1, 2, 'always'],
    ['brush', 0, 1, 'always'],
    ['corn', 1, 0, 'tallCrops'],
    ['wheat', 0, 0, 'never'],
    ['river', 4, 1, 'never'],
    ['ford', 1, -1, 'never'],
    ['swamp', 2, 1, 'never'],
  ]);
});

test('Table T3: extra AP of vehicles, where tracks run and where they stick', () => {
  const table = Object.values(TERRAINS).map(({ id, entry, tracksRun, bogsDown }) => [
    id,
    entry.wheeled,
    entry.tracked,
    tracksRun ? 't' : bogsDown ? '!' : '',
  ]);
  const NA = 'forbidden';
  expect(table).toEqual([
    ['open', 0, 0, 't'],
    ['bridge', NA, NA, ''],
    ['stoneBuilding', NA, 3, '!'],
    ['woodenBuilding', NA, 2, ''],
    ['woods', NA, 2, ''],
    ['brush', 2, 1, ''],
    ['corn', 0, 0, 't'],
    ['wheat', 0, 0, 't'],
    ['river', NA, NA, ''],
    ['ford', 1, 1, ''],
    ['swamp', NA, 2, '!'],
  ]);
});

test('Table T2: 20 foot hit markers', () => {
  const counts = Object.values(FOOT_HIT_MARKERS).map(({ id, count, rally }) => [id, count, rally]);
  expect(counts).toEqual([
    ['stunned', 3, 7],
    ['unnerved', 2, 7],
    ['killed', 1, null],
    ['panicked', 2, 8],
    ['pinned', 5, 7],
    ['suppressed', 5, 7],
    ['cowering', 2, 8],
    ['spare', 0, 7],
  ]);
  expect(firefight('firefight-1').hitMarkers.foot.contents).toHaveLength(20);
});

test('Table T2: what each marker changes; a blank field changes nothing', () => {
  const effects = Object.values(FOOT_HIT_MARKERS).map(
    ({ id, bars, fireCost, moveCost, firepower, range, front, flank }) => [
      id,
      bars.join(' '),
      [fireCost, moveCost, firepower, range, front, flank],
    ],
  );
  const blank = [0, 0, 0, null, 0, 0];
  expect(effects).toEqual([
    ['stunned', 'move pivot fire stall', blank],
    ['unnerved', '', blank],
    ['killed', '', blank],
    ['panicked', 'fire', [0, 0, 0, null, -2, 1]],
    ['pinned', 'move pivot', blank],
    ['suppressed', '', [1, 0, -2, null, 0, 0]],
    ['cowering', '', [2, 1, 0, 1, 1, 1]],
    ['spare', '', blank],
  ]);
});

test('R7.3-2: CAPs never go below 0, however many units are lost', () => {
  const state = firefight('firefight-1');
  const lost = Array<'G02'>(5).fill('G02');
  const beaten = {
    ...state,
    commandPoints: { ...state.commandPoints, german: { start: 2, lost, current: 0 } },
  };
  expect(commandPointCeiling(beaten, 'german')).toBe(0);
});

describe('the roster', () => {
  test('has 21 foot units a side, each with a name of its own', () => {
    const sides = Object.values(UNIT_TYPES).map(({ side }) => side);
    expect(sides.filter((side) => side === 'german')).toHaveLength(21);
    expect(sides.filter((side) => side === 'soviet')).toHaveLength(21);
    expect(UNIT_TYPE_IDS).toHaveLength(42);
  });

  test('gives the figures of the rulebook (3.1)', () => {
    expect(UNIT_TYPES.G02).toMatchObject({
      fireCost: 3,
      moveCost: 1,
      firepower: { red: { value: 4, boxed: false } },
      flank: { value: 11, colour: 'red' },
      front: { value: 12, colour: 'red' },
    });
    expect(UNIT_TYPES.G08.firepower).toEqual({
      red: { value: 5, boxed: true },
      blue: { value: 1, boxed: false },
    });
    expect(UNIT_TYPES.S01).toMatchObject({ fireCost: 4, moveCost: 1, side: 'soviet' });
    expect(UNIT_TYPES.S04).toMatchObject({ fireCost: 3, firepower: { red: { value: 5 } } });
    expect(UNIT_TYPES.S07).toMatchObject({
      fireCost: 4,
      moveCost: 2,
      firepower: { red: { value: 3, boxed: true } },
      flank: { value: 10 },
    });
    expect(UNIT_TYPES.G19.front).toEqual({ value: 13, colour: 'blue' });
    expect(UNIT_TYPES.S16).toMatchObject({ fireCost: 5, flank: { value: 10, colour: 'red' } });
  });

  test('reads brackets, minimum ranges, negative figures and flags', () => {
    expect(UNIT_TYPES.G13).toMatchObject({
      fireCost: 3,
      indirectFireCost: 4,
      range: { minimum: 3, normal: 16 },
      flags: ['smoke'],
    });
    expect(UNIT_TYPES.G09.firepower.blue.value).toBe(-3);
    expect(UNIT_TYPES.S19.flags).toEqual(['artillery']);
    expect(UNIT_TYPES.G01.indirectFireCost).toBeNull();
  });

  test('tells guns from squads by their move cost (R1.1, A-15)', () => {
    expect(isGun(UNIT_TYPES.G17)).toBe(true);
    expect(isGun(UNIT_TYPES.G08)).toBe(false);
  });
});
