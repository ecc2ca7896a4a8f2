import { describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { readJson, REPOSITORY, shippedMaps } from '../../build/selfplay/documents.ts';
import type { Board } from '../../shared/coh/index.ts';
import { readScenario, setupFromScenario } from '../../shared/scenario/index.ts';

const maps = shippedMaps();
const river = readJson(path.join(REPOSITORY, 'scenarios/firefights/firefight-6.json')) as any;

/** Firefight 6 on map 9, with these things changed. */
function changed(changes: Record<string, unknown>): any {
  return { ...structuredClone(river), ...changes };
}

function boardWith(changes: Record<string, unknown>): Board {
  const { document, problems } = readScenario(changed(changes), maps);
  expect(problems).toEqual([]);
  return setupFromScenario(document!, maps).board;
}

function messagesOf(document: any): string[] {
  return readScenario(document, maps).problems.map(({ message }) => message);
}

const hill = (levels: Record<string, number>) => ({ kind: 'hill', levels });
const ditch = (...hexes: string[]) => ({ kind: 'ditch', hexes });

/** On map 9: the balka's lower end with its way out into the ford, and what lies around. */
const AROUND_THE_FORD = ['9-P08', '9-P09', '9-O09', '9-Q08', '9-Q09'];

describe('a hill laid over the map (H-25)', () => {
  const bare = boardWith({ overlays: [] });
  const levels = Object.fromEntries(AROUND_THE_FORD.map((hex) => [hex, 1]));
  const covered = boardWith({ overlays: [hill(levels)] });
  const touches = (hexes: readonly string[]) => hexes.some((hex) => AROUND_THE_FORD.includes(hex));

  test('hides the terrain, the gully and everything on the hexsides below it', () => {
    expect(bare.terrain['9-P08']).toBe('ford');
    expect(bare.levels['9-P09']).toBe(-1);
    for (const hex of AROUND_THE_FORD) {
      expect(covered.terrain[hex]).toBeUndefined();
      expect(covered.levels[hex]).toBe(1);
    }
    for (const feature of ['streams', 'openings'] as const) {
      expect(bare[feature].some(touches)).toBe(true);
      expect(covered[feature].some(touches)).toBe(false);
      expect(covered[feature]).toEqual(bare[feature].filter((side) => !touches(side)));
    }
  });

  test('hides roads and small depressions', () => {
    const under = { '9-J04': 2, '9-J03': 2 };
    const { roads, depressions } = boardWith({ overlays: [hill(under)] });
    const isUnder = (hexes: readonly string[]) => hexes.some((hex) => hex in under);
    expect(bare.roads.some(isUnder) && bare.depressions.some(isUnder)).toBe(true);
    expect(roads).toEqual(bare.roads.filter((side) => !isUnder(side)));
    expect(depressions).toEqual(bare.depressions.filter((side) => !isUnder(side)));
  });

  test('leaves everything else as it is printed', () => {
    const rest = ({ terrain, levels: heights }: Board) =>
      [terrain, heights].map((record) =>
        Object.entries(record).filter(([hex]) => !AROUND_THE_FORD.includes(hex)),
      );
    expect(rest(covered)).toEqual(rest(bare));
  });

  test('and a ditch count in the order in which they are laid', () => {
    const height = { '9-C08': 1, '9-D08': 1 };
    expect(boardWith({ overlays: [ditch('9-C08'), hill(height)] }).ditches).toEqual([]);
    expect(boardWith({ overlays: [hill(height), ditch('9-C08')] }).ditches).toEqual(['9-C08']);
  });

  test('is ground for guns where a river was, and a ditch on it is none', () => {
    const gunIn = (overlays: object[]) => {
      const document = changed({ overlays });
      Object.assign(document.sides.german.units[0], { type: 'G17', hex: '9-C04' });
      return messagesOf(document);
    };
    expect(gunIn([])).toEqual(['sides.german.units[0].hex: a gun cannot be in a river (R4.0-3).']);
    expect(gunIn([hill({ '9-C04': 1 })])).toEqual([]);
    expect(gunIn([hill({ '9-C04': 1 }), ditch('9-C04')])).toEqual([
      'sides.german.units[0].hex: a gun cannot be in an anti-tank ditch (R18.3).',
    ]);
    expect(gunIn([ditch('9-C04'), hill({ '9-C04': 1 })])).toEqual([]);
  });
});

describe('a mistake in an overlay gets a message that names the field', () => {
  test.each<[string, object, RegExp]>([
    [
      'a key that is no hex',
      hill({ C04: 1 }),
      /^overlays\[0\]\.levels\.C04 must be a hex like "7-G08"/,
    ],
    ['a level that is none', hill({ '9-C04': 3 }), /^overlays\[0\]\.levels.* must be one of 1, 2/],
    ['no hex at all', hill({}), /^overlays\[0\]\.levels must be 1 to 100 hexes/],
    ['a hex elsewhere', hill({ '7-C04': 1 }), /7-C04 is not on the maps of this scenario/],
    ['a ditch elsewhere', ditch('7-C04'), /7-C04 is not on the maps of this scenario/],
    ['a ditch nowhere', ditch(), /^overlays\[0\]\.hexes must be a list of at least 1 items/],
    ['another kind', { kind: 'lake' }, /^overlays\[0\]\.kind must be/],
  ])('%s', (_, overlay, message) => {
    const [found, ...more] = messagesOf(changed({ overlays: [overlay] }));
    expect(found).toMatch(message);
    expect(more).toEqual([]);
  });
});

test.each([
  [1, false, 'bare'],
  [5, false, 'bare'],
  [6, false, 'standing'],
  [8, false, 'standing'],
  [8, true, 'tall'],
  [9, true, 'tall'],
  [9, false, 'standing'],
  [10, false, 'bare'],
])('in month %i, corn blocking sight: %s, the crops are %s (H-24)', (month, tallCorn, crops) => {
  expect(boardWith({ month, tallCorn, overlays: [] }).crops).toBe(crops);
});

test('corn blocks sight in August and September only (T1)', () => {
  expect(messagesOf(changed({ month: 7, tallCorn: true }))).toEqual([
    'tallCorn: corn blocks sight in August (8) and September (9) only (T1).',
  ]);
});
