import { describe, expect, test } from '@jest/globals';
import type { BoardEffect } from '../../../renderer/board/boardProps.ts';
import {
  effectMoment,
  effectTime,
  hasTracer,
  stillMoment,
} from '../../../renderer/board/effects/effectTimes.ts';

const shot: BoardEffect = { key: 1, kind: 'shot', from: '7-H06', to: '7-H08', outcome: 'hit' };
const melee: BoardEffect = { ...shot, to: '7-H06' };
const destroyed: BoardEffect = { ...shot, kind: 'destroyed', outcome: 'kill' };

describe('a shot', () => {
  test('is a tracer and then an impact', () => {
    expect(effectTime(shot)).toBe(480);
    expect(effectMoment(shot, 0)).toEqual({ tracer: 0, impact: null });
    expect(effectMoment(shot, 110 / 480).tracer).toBeCloseTo(0.5);
    expect(effectMoment(shot, 350 / 480).impact).toBeCloseTo(0.5);
    expect(effectMoment(shot, 350 / 480).tracer).toBeNull();
  });

  test.each([melee, destroyed])('within a hex, and a loss, is the impact alone', (effect) => {
    expect(hasTracer(effect)).toBe(false);
    expect(effectTime(effect)).toBe(260);
    expect(effectMoment(effect, 0)).toEqual({ tracer: null, impact: 0 });
  });

  test.each([shot, melee, destroyed])('leaves nothing behind', (effect) => {
    expect(effectMoment(effect, 1)).toEqual({ tracer: null, impact: null });
  });

  test.each([shot, melee, destroyed])('that may not move shows its impact', (effect) => {
    const { tracer, impact } = effectMoment(effect, stillMoment(effect));
    expect(tracer).toBeNull();
    expect(impact).toBeCloseTo(0.35);
  });
});
