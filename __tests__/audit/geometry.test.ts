import { describe, expect, test } from '@jest/globals';
import { countryOf, type Lie } from '../../build/audit/country.ts';
import { placeOf, readGround } from '../../build/audit/ground.ts';
import { hexesApart, isInArc, type Place, sidesCrossed } from '../../build/audit/places.ts';
import { smokeBetween } from '../../build/audit/sight.ts';
import { VARIANTS } from '../../build/audit/variants.ts';
import { battlefieldOf } from '../../shared/coh/rules/battlefield.ts';
import { type CohState, sight, type Smoke } from '../../shared/coh/index.ts';
import { hexId } from '../../shared/hex/index.ts';
import { firefight } from '../helpers/matches.ts';
import { type At, type Features, groundWith, hexAt, placeAt } from './labGround.ts';

const place = (q: number, r: number): Place => ({ q, r });

/** Which of these hexes are seen from the first one. */
function seen(features: Features, from: At, to: readonly At[], smoke: Smoke = {}): At[] {
  const ground = groundWith(features);
  return to.filter((at) => smokeBetween(ground, smoke, placeAt(from), placeAt(at)) !== null);
}

describe('the auditor’s own line of sight', () => {
  test('TV-6.0-1: into the first woods, not through them', () => {
    const woods = { terrain: { '0,-2': 'woods', '0,-3': 'woods' } } as const;
    expect(seen(woods, '0,0', ['0,-2', '0,-3'])).toEqual(['0,-2']);
  });

  test('TV-6.0-2: along a border the clearer hex counts', () => {
    const oneSide = { terrain: { '4,-1': 'woods' } } as const;
    const bothSides = { terrain: { '4,-1': 'woods', '3,-1': 'woods' } } as const;
    expect(seen(oneSide, '3,0', ['4,-2'])).toEqual(['4,-2']);
    expect(seen(bothSides, '3,0', ['4,-2'])).toEqual([]);
  });

  test('T1: corn stands in the way only where it is tall', () => {
    const corn = { terrain: { '0,-1': 'corn' } } as const;
    expect(seen({ ...corn, crops: 'standing' }, '0,0', ['0,-2'])).toEqual(['0,-2']);
    expect(seen({ ...corn, crops: 'tall' }, '0,0', ['0,-2'])).toEqual([]);
  });

  test('A-17, H-21: a half hex at the edge is not the clearer side', () => {
    const board = { ...firefight('firefight-1').board, terrain: { '7-D11': 'woods' as const } };
    const ground = readGround(board);
    const [from, to] = [placeOf(ground, '7-C12'), placeOf(ground, '7-E12')];
    expect(smokeBetween(ground, {}, from, to)).toBeNull();
  });
});

describe('sight on ground of several levels', () => {
  /** Fig. 20. */
  const plateau = {
    '1,0': 1,
    '2,0': 1,
    '2,1': 2,
    '1,1': 1,
    '3,0': 1,
    '3,1': 2,
    '4,2': 2,
  } as const;

  test('TV-11.3-1: from below the first higher hex, and a still higher one behind it', () => {
    const wanted: At[] = ['1,0', '2,1', '2,0', '3,1', '4,2', '3,2'];
    expect(seen({ levels: plateau }, '0,0', wanted)).toEqual(['1,0', '2,1']);
  });

  test('TV-11.3-2: along a plateau, not down past its edge', () => {
    expect(seen({ levels: plateau }, '2,0', ['1,0', '0,0'])).toEqual(['1,0']);
  });

  test('TV-11.3-3: on a border the lower hex counts', () => {
    const raised = { ...plateau, '2,0': 2 } as const;
    expect(seen({ levels: plateau }, '1,1', ['3,0'])).toEqual(['3,0']);
    expect(seen({ levels: raised }, '1,1', ['3,0'])).toEqual([]);
  });

  /** Fig. 21. */
  const hill: Features = {
    levels: { '0,0': 2, '1,0': 1, '0,1': 1, '1,1': 1, '0,-1': 1 },
    terrain: { '2,1': 'woods', '1,2': 'woods', '0,-3': 'woodenBuilding' },
  };

  test('TV-11.4-1: over obstacles, but not right behind them', () => {
    const below: At[] = ['2,1', '1,2', '0,-3', '3,1', '2,2', '1,3', '0,-4'];
    const beyond: At[] = ['0,-5', '4,1', '3,2', '2,3'];
    const visible = ['2,1', '1,2', '0,-3', ...beyond];
    expect(seen(hill, '0,0', [...below, ...beyond])).toEqual(visible);
  });

  test('TV-11.4-2: obstacles as high as the eye', () => {
    const wanted: At[] = ['2,1', '1,2', '3,1', '2,2', '1,3', '4,1', '3,2', '2,3', '3,3'];
    expect(seen(hill, '1,1', wanted)).toEqual(['2,1', '1,2']);
    for (const level of [1, 2] as const) {
      const rising = { ...hill, levels: { ...hill.levels, '3,3': level } };
      expect(seen(rising, '1,1', ['3,3'])).toEqual(['3,3']);
    }
  });

  test('5.2: between hills over woods of the plain, not over those of a hill', () => {
    const levels = { '0,0': 1, '0,-2': 1 } as const;
    const woods = { '0,-1': 'woods' } as const;
    expect(seen({ levels, terrain: woods }, '0,0', ['0,-2'])).toEqual(['0,-2']);
    const higher = { levels: { ...levels, '0,-1': 1 }, terrain: woods } as const;
    expect(seen(higher, '0,0', ['0,-2'])).toEqual([]);
  });

  test('TV-11.5-1, R11.5-2: a gully is seen from its rim and along its bottom', () => {
    const levels = { '0,-1': -1, '0,-2': -1, '0,-3': -1, '2,-3': -1 } as const;
    expect(seen({ levels }, '0,0', ['0,-1', '0,-2', '0,-3'])).toEqual(['0,-1']);
    expect(seen({ levels }, '0,-1', ['0,-3', '0,-2', '2,-3'])).toEqual(['0,-3', '0,-2']);
    expect(seen({ levels: { ...levels, '0,0': 2 } }, '0,0', ['0,-1', '0,-2'])).toEqual(['0,-1']);
  });
});

describe('sight through smoke', () => {
  const dm = (smoke: Smoke, from: At, to: At) =>
    smokeBetween(groundWith({}), smoke, placeAt(from), placeAt(to));

  test('TV-13.0-1, TV-13.0-2: into and out of +2, not through it', () => {
    const smoke: Smoke = { [hexAt('1,0')]: [2] };
    expect(dm(smoke, '0,0', '1,0')).toBe(2);
    expect(dm(smoke, '1,0', '2,0')).toBe(2);
    expect(dm(smoke, '0,0', '2,0')).toBeNull();
  });

  test('TV-13.0-2 (D): +1 twice lets one see into the second, not through it', () => {
    const smoke: Smoke = { [hexAt('1,0')]: [1], [hexAt('2,0')]: [1] };
    expect(dm(smoke, '0,0', '2,0')).toBe(2);
    expect(dm(smoke, '0,0', '3,0')).toBeNull();
  });

  test('R13.0-3, A-21: markers of a hex add up, and within one hex they count once', () => {
    const smoke: Smoke = { [hexAt('1,0')]: [1, 1], [hexAt('3,0')]: [2, 2] };
    expect(dm(smoke, '0,0', '2,0')).toBeNull();
    expect(dm(smoke, '2,0', '3,0')).toBe(4);
    expect(dm(smoke, '3,0', '3,0')).toBe(4);
  });

  test('5.2: along a border the thinner smoke counts', () => {
    const thick: Smoke = { [hexAt('4,-1')]: [2] };
    expect(dm(thick, '3,0', '4,-2')).toBe(0);
    expect(dm({ ...thick, [hexAt('3,-1')]: [1] }, '3,0', '4,-2')).toBe(1);
    expect(dm({ ...thick, [hexAt('3,-1')]: [2] }, '3,0', '4,-2')).toBeNull();
  });
});

test('A-46: a line leaves a hex over the side it points at, or over the two of a corner', () => {
  expect(sidesCrossed(place(0, 0), place(0, -3))).toEqual([0]);
  expect(sidesCrossed(place(0, 0), place(1, -3))).toEqual([0]);
  expect(sidesCrossed(place(0, 0), place(1, -2))).toEqual([0, 1]);
  expect(sidesCrossed(place(0, 0), place(-2, 1))).toEqual([4, 5]);
});

test('A-16: an arc holds 2n + 1 hexes at range n', () => {
  const reach = Array.from({ length: 11 }, (_, index) => index - 5);
  const around = reach.flatMap((q) => reach.map((r) => place(q, r)));
  for (const facing of [0, 1, 2, 3, 4, 5] as const)
    for (const range of [1, 2, 3, 4, 5]) {
      const ring = around.filter((one) => hexesApart(one, place(0, 0)) === range);
      const inArc = ring.filter((one) => isInArc(place(0, 0), facing, one));
      expect(inArc).toHaveLength(2 * range + 1);
    }
});

/** Pairs of whole hexes about which the engine and the auditor do not say the same. */
function disputes({ board, smoke }: Pick<CohState, 'board' | 'smoke'>, reach = 30): string[] {
  const field = battlefieldOf(board);
  const ground = readGround(board);
  const whole = field.grid.addresses.map((_, hex) => hex).filter((hex) => field.grid.playable[hex]);
  return whole.flatMap((from) =>
    whole.flatMap((to) => {
      const [a, b] = [hexId(field.grid, from), hexId(field.grid, to)];
      const [start, end] = [placeOf(ground, a), placeOf(ground, b)];
      if (hexesApart(start, end) > reach) return [];
      const expected = smokeBetween(ground, smoke, start, end);
      const found = sight({ board, smoke }, { hex: from }, { hex: to });
      return expected === (found.visible ? found.smoke : null) ? [] : [`${a} to ${b}`];
    }),
  );
}

test('engine and auditor see the same between all hexes of board 7', () => {
  expect(disputes(firefight('firefight-1'))).toEqual([]);
});

test.each<[Lie, number, number]>([
  ['hills', 2, 30],
  ['gullies', 4, 30],
  ['rugged', 5, 30],
  // Two boards, of which one is turned.
  ['hills', 3, 5],
])('engine and auditor see the same in a country of %s (%i), %i hexes far', (lie, seed, reach) => {
  expect(disputes(countryOf(lie, seed), reach)).toEqual([]);
});

test('engine and auditor give whole hexes the same names where four boards meet', () => {
  const { board } = VARIANTS.wild(firefight('firefight-1'));
  const { grid } = battlefieldOf(board);
  const ground = readGround(board);
  const whole = grid.addresses.filter((_, hex) => grid.playable[hex]);
  const named = [...ground.playable].map((key) => ground.names.get(key));
  expect(new Set(named)).toEqual(new Set(whole));
  expect(named).toHaveLength(whole.length);
});
