import { describe, expect, test } from '@jest/globals';
import { type Click, isSameSpot, isTooSoon } from '../../../renderer/board/clicks.ts';

const first: Click = { place: { x: 100, y: 100 }, time: 1000 };
const at = (time: number, x = 103): Click => ({ place: { x, y: 101 }, time });

describe('two clicks', () => {
  test('lie on the same spot even if the hand trembles', () => {
    expect(isSameSpot(first, at(1200))).toBe(true);
    expect(isSameSpot(first, at(1200, 110))).toBe(false);
    expect(isSameSpot(null, first)).toBe(false);
  });

  test('the second of a double click does not answer what the first has opened', () => {
    expect(isTooSoon(first, at(1200), 1150)).toBe(true);
  });

  test('nor does a slow one that comes just after it opened', () => {
    expect(isTooSoon(first, at(1600), 1400)).toBe(true);
    expect(isTooSoon(first, at(1900), 1400)).toBe(false);
  });

  test('a click elsewhere answers at once', () => {
    expect(isTooSoon(first, at(1200, 140), 1150)).toBe(false);
    expect(isTooSoon(null, first, 990)).toBe(false);
  });
});
