import { describe, expect, test } from '@jest/globals';
import { pictureOf } from '../../../renderer/board/counters/pictures.ts';
import { UNIT_TYPE_IDS, UNIT_TYPES, type UnitTypeId } from '../../../shared/coh/index.ts';

describe('the picture of a counter', () => {
  test.each<[UnitTypeId, string]>([
    ['G02', 'squad'],
    ['S04', 'smg'],
    ['G05', 'engineers'],
    ['S11', 'tankHunters'],
    ['S08', 'veryHeavyMg'],
    ['G12', 'lightMortar'],
    ['S13', 'mediumMortar'],
    ['G14', 'heavyMortar'],
    ['G15', 'infantryGun'],
    ['G16', 'howitzer'],
    ['S19', 'howitzer'],
    ['G17', 'lightAtGun'],
    ['G18', 'mediumAtGun'],
    ['S16', 'mediumAtGun'],
    ['S17', 'heavyAtGun'],
    ['G20', 'lightFlak'],
    ['S21', 'heavyFlak'],
  ])('of %s is %s', (type, picture) => {
    expect(pictureOf(UNIT_TYPES[type])).toBe(picture);
  });

  test('of nothing but rifle squads is a squad', () => {
    const squads = UNIT_TYPE_IDS.filter((id) => pictureOf(UNIT_TYPES[id]) === 'squad');
    expect(squads).toEqual(['G01', 'G02', 'G03', 'S01', 'S02', 'S03']);
  });
});
