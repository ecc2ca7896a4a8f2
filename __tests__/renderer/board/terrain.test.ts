import { describe, expect, test } from '@jest/globals';
import { groundOf } from '../../../renderer/board/terrain/painter/ground.ts';
import { linksAmong, traceLines } from '../../../renderer/board/terrain/painter/lines.ts';
import { createNoise, smoothStep } from '../../../renderer/board/terrain/painter/noise.ts';
import { hashText, seeded } from '../../../renderer/board/terrain/painter/seeded.ts';
import { zonesOf } from '../../../renderer/board/terrain/painter/zones.ts';
import { type Board, FLAT_GROUND } from '../../../shared/coh/index.ts';
import { hexIndex } from '../../../shared/hex/index.ts';

function board(...names: string[]): Board {
  return {
    placements: names.map((name, column) => ({ board: name, column, row: 0, turned: false })),
    ...FLAT_GROUND,
    terrain: { '7-H06': 'woods' },
  };
}

describe('seeded chance', () => {
  test('repeats itself and stays from 0 up to 1', () => {
    const draw = (seed: number) => Array.from({ length: 500 }, seeded(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true);
  });

  test('other boards have another seed', () => {
    expect(hashText('7')).not.toBe(hashText('8'));
    expect(groundOf(board('7')).randomFor('strokes')()).toBe(
      groundOf(board('7')).randomFor('strokes')(),
    );
    expect(groundOf(board('7')).randomFor('strokes')()).not.toBe(
      groundOf(board('7')).randomFor('crowns')(),
    );
  });
});

describe('noise', () => {
  test('is smooth, bounded and the same every time', () => {
    const noise = createNoise(11);
    for (let step = 0; step < 2000; step += 1) {
      const x = step * 0.037 - 20;
      const value = noise.at(x, x * 0.7);
      expect(value).toBe(sameNoise.at(x, x * 0.7));
      expect(Math.abs(value)).toBeLessThan(1.1);
      expect(Math.abs(noise.at(x + 0.001, x * 0.7) - value)).toBeLessThan(0.02);
    }
  });

  test('steps run from 0 to 1', () => {
    expect([smoothStep(2, 4, 1), smoothStep(2, 4, 3), smoothStep(2, 4, 9)]).toEqual([0, 0.5, 1]);
  });
});

const sameNoise = createNoise(11);

describe('zones', () => {
  test.each(['1', '7', '12', 'test'])(
    'every centre dot of board %s shows its own terrain',
    (name) => {
      const ground = groundOf(board(name));
      const zones = zonesOf(ground);
      ground.centres.forEach(({ x, y }, hex) => expect(zones.hex[zones.sampleAt(x, y)]).toBe(hex));
    },
  );

  test('so do the centres where boards meet', () => {
    const ground = groundOf(board('7', '8'));
    const zones = zonesOf(ground);
    ground.centres.forEach(({ x, y }, hex) => expect(zones.hex[zones.sampleAt(x, y)]).toBe(hex));
  });
});

describe('lines of roads and rivers', () => {
  const ground = groundOf(board('7'));
  const at = (name: string) => hexIndex(ground.grid, `7-${name}`);
  const link = (a: string, b: string) => [at(a), at(b)] as const;

  test('run through from end to end, whatever the order of their parts', () => {
    const [line, ...others] = traceLines(
      [link('H06', 'H07'), link('H04', 'H05'), link('H06', 'H05')],
      ground.centres,
    );
    const names = ['H04', 'H05', 'H06', 'H07'].map(at);
    expect(line?.[0] === names[0] ? line : line?.toReversed()).toEqual(names);
    expect(others).toEqual([]);
  });

  test('cross straight on', () => {
    const lines = traceLines(
      [link('H05', 'H06'), link('H06', 'H07'), link('H06', 'I06')],
      ground.centres,
    );
    expect(lines.map((line) => line.length).toSorted((a, b) => a - b)).toEqual([2, 3]);
  });

  test('a ring is walked once', () => {
    const lines = traceLines(
      [link('H06', 'H07'), link('H07', 'I07'), link('I07', 'H06')],
      ground.centres,
    );
    expect(lines.flatMap((line) => line.slice(1))).toHaveLength(3);
  });

  test('neighbours of a kind are linked once', () => {
    expect(linksAmong(ground.grid, [at('H06'), at('H07'), at('P02')])).toHaveLength(1);
  });
});
