import { describe, expect, test } from '@jest/globals';
import { attackConditions } from '../../build/audit/attacks.ts';
import { attackSums } from '../../build/audit/attackSums.ts';
import { type Books, openBooks, unitNamed } from '../../build/audit/books.ts';
import { readGround } from '../../build/audit/ground.ts';
import { moveConditions } from '../../build/audit/moves.ts';
import { entryPrice, movePrice } from '../../build/audit/prices.ts';
import { labPosition, type LabUnit } from '../../build/selfplay/lab.ts';
import type { Smoke, UnitTypeId } from '../../shared/coh/index.ts';
import { type At, boardWith, type Features, hexAt } from './labGround.ts';

type Placed = readonly [type: UnitTypeId, at: At, facing?: LabUnit['facing']];

/** A German, and a Soviet who looks north unless told. */
function position(features: Features, german: Placed, soviet: Placed = ['S01', '0,4'], smoke = {}) {
  const lab = ([type, at, facing = 0]: Placed): LabUnit => ({ type, hex: hexAt(at), facing });
  const board = boardWith(features);
  const state = labPosition('german', { board, units: { g: lab(german), s: lab(soviet) } });
  return { ground: readGround(board), books: openBooks({ ...state, smoke }) };
}

function stepPrice(features: Features, from: At, to: At, type: UnitTypeId = 'S01') {
  const { ground, books } = position(features, ['G02', '0,4'], [type, from, 0]);
  return movePrice(ground, unitNamed(books, 's'), hexAt(to), false);
}

describe('what the auditor has a step cost', () => {
  test('TV-11.0-1: 1 AP for the level, and the woods on it', () => {
    expect(stepPrice({ levels: { '0,-1': 1 } }, '0,0', '0,-1')).toEqual({
      moveNumber: 1,
      uphill: 1,
    });
    const wooded: Features = { levels: { '0,-1': 1 }, terrain: { '0,-1': 'woods' } };
    expect(stepPrice(wooded, '0,0', '0,-1')).toEqual({ moveNumber: 1, terrain: 1, uphill: 1 });
  });

  test('TV-11.1-1: 2 AP for two levels; A-49: nothing downhill', () => {
    const hill: Features = { levels: { '0,-1': 2 } };
    expect(stepPrice(hill, '0,0', '0,-1')).toEqual({ moveNumber: 1, uphill: 2 });
    expect(stepPrice(hill, '0,-1', '0,-2')).toEqual({ moveNumber: 1 });
  });

  test('R11.0-1: a road takes the woods away, not the hill', () => {
    const road: Features = {
      levels: { '0,-1': 1 },
      terrain: { '0,-1': 'woods' },
      roads: [['0,0', '0,-1']],
    };
    expect(stepPrice(road, '0,0', '0,-1')).toEqual({ moveNumber: 1, uphill: 1 });
  });

  test('R11.5-1, A-48: 3 AP through the wall of a gully, either way and however high', () => {
    const gully: Features = { levels: { '0,0': -1, '0,-1': -1, '0,-2': 0, '1,-1': 2 } };
    expect(stepPrice(gully, '0,1', '0,0')).toEqual({ moveNumber: 1, gully: 3 });
    expect(stepPrice(gully, '0,0', '0,-1')).toEqual({ moveNumber: 1 });
    expect(stepPrice(gully, '0,-1', '0,-2')).toEqual({ moveNumber: 1, gully: 3 });
    expect(stepPrice(gully, '0,0', '1,-1')).toEqual({ moveNumber: 1, gully: 3 });
  });

  test('R11.5-1: nothing through its opening', () => {
    const gully: Features = { levels: { '0,0': -1 }, openings: [['0,0', '0,-1']] };
    expect(stepPrice(gully, '0,0', '0,-1')).toEqual({ moveNumber: 1 });
    expect(stepPrice(gully, '0,1', '0,0')).toEqual({ moveNumber: 1, gully: 3 });
  });

  test('R18.3: 2 AP for a ditch, and no gun in it', () => {
    const ditch: Features = { ditches: ['0,-1'], roads: [['0,0', '0,-1']] };
    expect(stepPrice(ditch, '0,0', '0,-1')).toEqual({ moveNumber: 1, ditch: 2 });
    const barred = (type: UnitTypeId) => {
      const { ground, books } = position(ditch, [type, '0,0']);
      const conditions = moveConditions(ground, unitNamed(books, 'g'), hexAt('0,-1'));
      return conditions.filter(([, holds]) => !holds).map(([what]) => what);
    };
    expect(barred('G02')).toEqual([]);
    expect(barred('G17')).toEqual(['gun stays out of ditches (R18.3, A-15)']);
    expect(barred('G14')).toEqual(['gun stays out of ditches (R18.3, A-15)']);
  });

  test('H-18: who enters the map climbs nothing, but may come into a ditch', () => {
    const features: Features = { levels: { '0,0': 2, '1,0': -1 }, ditches: ['0,0'] };
    const ground = readGround(boardWith(features));
    const price = (at: At) => entryPrice(ground, { type: 'S01' }, hexAt(at), false);
    expect(price('0,0')).toEqual({ moveNumber: 1, ditch: 2 });
    expect(price('1,0')).toEqual({ moveNumber: 1 });
  });
});

/** The lines of the attack of the German on the Soviet. */
function sumOf(features: Features, german: Placed, soviet: Placed, smoke: Smoke = {}) {
  const { ground, books } = position(features, german, soviet, smoke);
  const [sum] = attackSums(ground, books, unitNamed(books, 'g'), hexAt(soviet[1]));
  if (!sum) throw new Error('nobody is attacked');
  return sum;
}

describe('what the auditor has an attack add up to', () => {
  test('R11.2: 1 FP for the higher attacker, 1 DM for the higher defender', () => {
    const hill: Features = { levels: { '0,0': 2 } };
    const down = sumOf(hill, ['G02', '0,0', 3], ['S01', '0,2']);
    expect(down.attack).toEqual({ firepowerRed: 4, height: 1 });
    expect(down.defence).toEqual({ frontRating: 12 });
    const up = sumOf(hill, ['G02', '0,2'], ['S01', '0,0', 3]);
    expect(up.attack).toEqual({ firepowerRed: 4 });
    expect(up.defence).toEqual({ frontRating: 12, height: 1 });
  });

  test('A-47: no height in one hex', () => {
    const sum = sumOf({ levels: { '0,0': 2 } }, ['G02', '0,0'], ['S01', '0,0']);
    expect(sum.attack).toEqual({ firepowerRed: 4, closeCombat: 4 });
    expect(sum.defence).toEqual({ flankRating: 11 });
  });

  const twoSides = [
    ['0,0', '0,-1'],
    ['0,0', '1,-1'],
  ] as const;
  const hollow: Features = { depressions: twoSides };
  const depressionOf = (features: Features, from: At) =>
    sumOf(features, ['G02', from, 3], ['S01', '0,0']).defence['depression'] ?? 0;

  test('TV-11.5-2: 1 DM where the line crosses the depression', () => {
    expect(depressionOf(hollow, '0,-3')).toBe(1);
    expect(depressionOf(hollow, '2,-2')).toBe(1);
    expect(depressionOf(hollow, '0,3')).toBe(0);
    expect(depressionOf({ depressions: [['0,-1', '0,0']] }, '0,-3')).toBe(0);
  });

  test('A-46: at a corner both hexsides must have it', () => {
    expect(depressionOf(hollow, '1,-2')).toBe(1);
    expect(depressionOf(hollow, '2,-1')).toBe(0);
  });

  test('R11.5-4: none in one hex', () => {
    const around: readonly At[] = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];
    const ring: Features = { depressions: around.map((at) => ['0,0', at] as const) };
    expect(depressionOf(ring, '1,-2')).toBe(1);
    expect(depressionOf(ring, '0,0')).toBe(0);
  });

  test('TV-13.0-1, TV-13.0-2, A-21: smoke at both ends, and once within one hex', () => {
    const smokeDM = (german: At, soviet: At) =>
      sumOf({}, ['G02', german], ['S01', soviet], {
        [hexAt('0,0')]: [2],
        [hexAt('0,-1')]: [1],
      }).defence['smoke'];
    expect(smokeDM('0,2', '0,0')).toBe(2);
    expect(smokeDM('0,0', '0,-2')).toBe(3);
    expect(smokeDM('0,0', '0,-1')).toBe(3);
    expect(smokeDM('0,0', '0,0')).toBe(2);
    expect(smokeDM('0,3', '1,2')).toBeUndefined();
  });
});

describe('who fires into a gully', () => {
  const gully: Features = { levels: { '0,-1': -1 } };
  const isLowered = ({ ground, books }: { ground: ReturnType<typeof readGround>; books: Books }) =>
    attackConditions(ground, books, unitNamed(books, 'g'), unitNamed(books, 's').hex).some(
      ([what, holds]) => !holds && what.includes('R11.5-3'),
    );

  test('TV-11.5-1: a gun out of it, a squad both ways', () => {
    expect(isLowered(position(gully, ['G17', '0,-1', 3], ['S01', '0,0']))).toBe(false);
    expect(isLowered(position(gully, ['G17', '0,0'], ['S01', '0,-1']))).toBe(true);
    expect(isLowered(position(gully, ['G02', '0,0'], ['S01', '0,-1']))).toBe(false);
    const down = sumOf(gully, ['G02', '0,0'], ['S01', '0,-1', 3]);
    expect(down.attack).toEqual({ firepowerRed: 4, shortRange: 3, height: 1 });
  });

  test('R11.5-3: a gun along its bottom, and at whoever is in its own hex', () => {
    const deep: Features = { levels: { '0,0': -1, '0,-1': -1 } };
    expect(isLowered(position(deep, ['G17', '0,0'], ['S01', '0,-1']))).toBe(false);
    expect(isLowered(position(deep, ['G17', '0,0'], ['S01', '0,0']))).toBe(false);
  });

  test('H-27: heavy mortars are no guns', () => {
    expect(isLowered(position(gully, ['G14', '0,0'], ['S01', '0,-1']))).toBe(false);
  });
});
