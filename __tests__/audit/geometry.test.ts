import { describe, expect, test } from '@jest/globals';
import { type Ground, placeOf, readGround } from '../../build/audit/ground.ts';
import { hexesApart, isInArc, keyOf, type Place } from '../../build/audit/places.ts';
import { isVisible } from '../../build/audit/sight.ts';
import { VARIANTS } from '../../build/audit/variants.ts';
import { battlefieldOf } from '../../shared/coh/rules/battlefield.ts';
import { type CohState, isInSight, type TerrainId } from '../../shared/coh/index.ts';
import { hexId } from '../../shared/hex/index.ts';
import { firefight } from '../helpers/matches.ts';

const place = (q: number, r: number): Place => ({ q, r });

/** Ground without end, with woods in these places. */
function woodsAt(...woods: Place[]): Ground {
  const reach = Array.from({ length: 21 }, (_, index) => index - 10);
  const all = reach.flatMap((q) => reach.map((r) => keyOf(place(q, r))));
  return {
    places: new Map(),
    names: new Map(),
    playable: new Set(all),
    terrain: new Map(woods.map((one): [string, TerrainId] => [keyOf(one), 'woods'])),
    roads: new Set(),
  };
}

describe('the auditor’s own line of sight', () => {
  test('TV-6.0-1: into the first woods, not through them', () => {
    const ground = woodsAt(place(0, -2), place(0, -3));
    expect(isVisible(ground, place(0, 0), place(0, -2))).toBe(true);
    expect(isVisible(ground, place(0, 0), place(0, -3))).toBe(false);
  });

  test('TV-6.0-2: along a border the clearer hex counts', () => {
    const oneSide = woodsAt(place(4, -1));
    const bothSides = woodsAt(place(4, -1), place(3, -1));
    expect(isVisible(oneSide, place(3, 0), place(4, -2))).toBe(true);
    expect(isVisible(bothSides, place(3, 0), place(4, -2))).toBe(false);
  });

  test('A-17: a half hex at the edge is not the clearer side', () => {
    const board = { ...firefight('firefight-1').board, terrain: { '7-D11': 'woods' as const } };
    const ground = readGround(board);
    expect(isVisible(ground, placeOf(ground, '7-C12'), placeOf(ground, '7-E12'))).toBe(false);
  });
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
function disputes({ board }: CohState): string[] {
  const field = battlefieldOf(board);
  const ground = readGround(board);
  const whole = field.grid.addresses.map((_, hex) => hex).filter((hex) => field.grid.playable[hex]);
  return whole.flatMap((from) =>
    whole.flatMap((to) => {
      const [a, b] = [hexId(field.grid, from), hexId(field.grid, to)];
      const seen = isVisible(ground, placeOf(ground, a), placeOf(ground, b));
      return seen === isInSight({ board, smoke: {} }, from, to) ? [] : [`${a} to ${b}`];
    }),
  );
}

test('engine and auditor see the same between all hexes of board 7', () => {
  expect(disputes(firefight('firefight-1'))).toEqual([]);
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
