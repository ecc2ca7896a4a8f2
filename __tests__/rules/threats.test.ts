import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Lab, labPosition } from '../../build/selfplay/lab.ts';
import {
  type Board,
  checkFire,
  type CohState,
  conflictOfHeroes,
  FLAT_GROUND,
  type HitMarkerId,
  threatCounts,
  threatsTo,
  type Unit,
  UNIT_TYPE_IDS,
  UNIT_TYPES,
} from '../../shared/coh/index.ts';
import { type Direction, DIRECTIONS, hexGrid, hexId } from '../../shared/hex/index.ts';

const placements = [{ board: '7', column: 0, row: 0, turned: false }];
const grid = hexGrid(placements);
const ground = (board: Partial<Board>): Board => ({ ...FLAT_GROUND, placements, ...board });
const viewOf = (lab: Lab): CohState =>
  conflictOfHeroes.viewFor(labPosition('german', lab), 'german');
const threatening = (lab: Lab, hex: string): string[] =>
  threatsTo(viewOf(lab), 'german', hex).map(({ id }) => id);

const maxim = { type: 'S07', hex: '7-L05', facing: 5 } as const;
const mortar = UNIT_TYPE_IDS.find(
  (id) => UNIT_TYPES[id].side === 'soviet' && UNIT_TYPES[id].range.minimum > 1,
)!;

describe('an enemy threatens a hex', () => {
  test('in its arc, within twice its range and in sight', () => {
    const units = { s: maxim };
    expect(threatening({ units }, '7-J04')).toEqual(['s']);
    // R6.1: behind it; R7.6.1: the SMG squad reaches 6 hexes, not 7.
    expect(threatening({ units }, '7-L07')).toEqual([]);
    const squad = { ...maxim, type: 'S04' } as const;
    expect(threatening({ units: { s: squad } }, '7-F02')).toEqual(['s']);
    expect(threatening({ units: { s: squad } }, '7-E02')).toEqual([]);
  });

  test('unless something blocks its sight (R6.0)', () => {
    const board = ground({ terrain: { '7-K05': 'woods', '7-K04': 'woods' } });
    expect(threatening({ board, units: { s: maxim } }, '7-J04')).toEqual([]);
    expect(threatening({ board, units: { s: maxim } }, '7-K05')).toEqual(['s']);
  });

  test('from its minimum range on (R12.0-2), but always in its own hex', () => {
    const units = { s: { ...maxim, type: mortar } };
    expect(threatening({ units }, '7-L04')).toEqual([]);
    expect(threatening({ units }, '7-L05')).toEqual(['s']);
    expect(threatening({ units }, '7-I03')).toEqual(['s']);
  });

  test('in its own hex whatever it faces (R7.6.3-1)', () => {
    expect(threatening({ units: { s: maxim } }, '7-L05')).toEqual(['s']);
  });

  test('not beyond an enemy in its own hex (R7.6.3-5)', () => {
    const units = { s: maxim, g: { type: 'G02', hex: '7-L05', facing: 1 } } as const;
    expect(threatening({ units }, '7-J04')).toEqual([]);
    expect(threatening({ units }, '7-L05')).toEqual(['s']);
  });

  test.each([
    ['stunned', true, []],
    ['panicked', true, []],
    ['pinned', true, ['s']],
    // What lies under an unknown marker nobody knows: reckon with the worst.
    ['stunned', false, ['s']],
  ] as const)('%s, shown: %s', (hit, shown, expected) => {
    const units = { s: { ...maxim, hit, shown } };
    expect(threatening({ units }, '7-J04')).toEqual(expected);
  });

  test('no further than a cowering unit reaches, once its marker is shown (T2)', () => {
    const units = { s: { ...maxim, hit: 'cowering', shown: true } } as const;
    expect(threatening({ units }, '7-J04')).toEqual(['s']);
    expect(threatening({ units }, '7-I04')).toEqual([]);
  });

  test('with a gun not down into a gully (R11.5-3)', () => {
    const board = ground({ levels: { '7-L04': -1 } });
    const gun = UNIT_TYPE_IDS.find(
      (id) => UNIT_TYPES[id].side === 'soviet' && UNIT_TYPES[id].front.colour === 'blue',
    )!;
    expect(threatening({ board, units: { s: { ...maxim, type: gun } } }, '7-L04')).toEqual([]);
    expect(threatening({ board, units: { s: maxim } }, '7-L04')).toEqual(['s']);
  });

  test('not while it is hidden: the view does not know it', () => {
    expect(threatening({ units: { s: { ...maxim, hidden: true } } }, '7-J04')).toEqual([]);
  });

  test('on this table only', () => {
    expect(threatening({ units: { s: maxim } }, '9-J04')).toEqual([]);
  });
});

/** A view of a board with hills, gullies, woods and smoke, and enemies in every state. */
const anyView = fc
  .record({
    terrain: fc.array(fc.constantFrom('open', 'woods', 'brush', 'open', 'open'), {
      minLength: grid.size,
      maxLength: grid.size,
    }),
    levels: fc.array(fc.constantFrom(0, 0, 0, 1, 2, -1), {
      minLength: grid.size,
      maxLength: grid.size,
    }),
    smoke: fc.array(fc.nat({ max: grid.size - 1 }), { maxLength: 6 }),
    units: fc.array(
      fc.record({
        type: fc.constantFrom(...UNIT_TYPE_IDS),
        hex: fc.nat({ max: grid.size - 1 }),
        facing: fc.constantFrom(...DIRECTIONS),
        hidden: fc.boolean(),
        hit: fc.constantFrom<HitMarkerId | undefined>(
          undefined,
          'stunned',
          'panicked',
          'cowering',
          'pinned',
        ),
        shown: fc.boolean(),
      }),
      { minLength: 1, maxLength: 10 },
    ),
  })
  .map(({ terrain, levels, smoke, units }) => {
    const byHex = <T>(values: readonly T[]) =>
      Object.fromEntries(values.map((value, hex) => [hexId(grid, hex), value]));
    const board = ground({ terrain: byHex(terrain), levels: byHex(levels) });
    const lab: Lab = {
      board,
      units: Object.fromEntries(
        units.map(({ hit, ...unit }, index) => [
          `u${index}`,
          { ...unit, hex: hexId(grid, unit.hex), ...(hit && index === 0 ? { hit } : {}) },
        ]),
      ),
    };
    const puffs = Object.fromEntries(smoke.map((hex) => [hexId(grid, hex), [2] as const]));
    return conflictOfHeroes.viewFor({ ...labPosition('german', lab), smoke: puffs }, 'german');
  });

function withFriend(view: CohState, hex: string, facing: Direction): CohState {
  const friend: Unit = {
    id: 'friend',
    type: 'G02',
    side: 'german',
    hex,
    facing,
    spent: false,
    hidden: false,
    hit: null,
    exposed: false,
    closedInBy: [],
  };
  return { ...view, units: { ...view.units, friend } };
}

test('an enemy threatens a hex if and only if it could attack a unit that stands there', () => {
  fc.assert(
    fc.property(
      anyView,
      fc.array(fc.nat({ max: grid.size - 1 }), { minLength: 8 }),
      (view, hexes) => {
        const counts = threatCounts(view, 'german');
        const enemies = Object.values(view.units).filter(({ side }) => side === 'soviet');
        for (const index of [...hexes, ...enemies.map(({ hex }) => grid.addresses.indexOf(hex))]) {
          const hex = hexId(grid, index);
          const occupied = withFriend(view, hex, 0);
          const able = enemies.filter((enemy) => checkFire(occupied, enemy, hex) === null);
          const named = threatsTo(view, 'german', hex);
          expect(named.map(({ id }) => id)).toEqual(able.map(({ id }) => id));
          expect(counts[index]).toBe(grid.playable[index] === 1 ? able.length : 0);
        }
      },
    ),
    { numRuns: 150 },
  );
});
