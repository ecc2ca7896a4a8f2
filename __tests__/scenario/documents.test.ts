import { describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { readJson, REPOSITORY, shippedMaps } from '../../build/selfplay/documents.ts';
import {
  readMap,
  readScenario,
  setupFromScenario,
  type Upgrade,
  upgradeDocument,
} from '../../shared/scenario/index.ts';

const maps = shippedMaps();
const file = (name: string): any => readJson(path.join(REPOSITORY, 'scenarios', name));

/** A path like sides.german.units[0].hex and what to put there. */
function edited(document: any, edit: (copy: any) => void): any {
  const copy = structuredClone(document);
  edit(copy);
  return copy;
}

describe('shipped documents', () => {
  test.each(['firefight-1', 'firefight-2'])('%s has no problems', (id) => {
    expect(readScenario(file(`firefights/${id}.json`), maps).problems).toEqual([]);
  });

  test('the set-up knows terrain, roads, units and objectives', () => {
    const { document } = readScenario(file('firefights/firefight-1.json'), maps);
    const setup = setupFromScenario(document!, maps);
    expect(setup.board.terrain['7-M05']).toBe('stoneBuilding');
    expect(setup.board.terrain['7-G01']).toBeUndefined();
    expect(setup.board.roads).toContainEqual(['7-J00', '7-J01']);
    expect(setup.units).toHaveLength(12);
    expect(setup.units.filter(({ side }) => side === 'soviet')).toHaveLength(6);
    expect(setup.objectives[0]).toEqual({
      hex: '7-J05',
      points: 1,
      when: 'everyRound',
      control: null,
    });
  });
});

describe('joined boards in a set-up', () => {
  const seven = maps.get('7')!;
  const two = new Map([...maps, ['8', { ...seven, id: '8' }]]);
  const scenario = file('firefights/firefight-1.json');
  const laid = (turned: boolean) => {
    const document = edited(scenario, (copy) => {
      copy.maps = [
        { map: '7', column: 0, row: 0, turned },
        { map: '8', column: 0, row: 1, turned: false },
      ];
    });
    const checked = readScenario(document, two);
    expect(checked.problems).toEqual([]);
    return setupFromScenario(checked.document!, two);
  };

  test('take the terrain of a shared hex from the board it belongs to', () => {
    // H-01: 7-F12 and 8-F00 are one hex, which board 7 numbers; its terrain is open, that of F00 woods.
    expect(laid(false).board.terrain['7-F12']).toBeUndefined();
    expect(laid(false).board.terrain['8-F01']).toBeUndefined();
    expect(laid(false).board.terrain['7-R12']).toBe('woods');
  });

  test('keep guns out of a river by either name of a shared hex', () => {
    const wet = {
      ...seven,
      legend: { ...seven.legend, r: 'river' as const },
      lines: { ...seven.lines, R: seven.lines.R!.replace(/.$/, 'r') },
    };
    const wetMaps = new Map([
      ['7', wet],
      ['8', { ...wet, id: '8' }],
    ]);
    for (const hex of ['7-R12', '8-R00']) {
      const document = edited(scenario, (copy) => {
        copy.maps = [
          { map: '7', column: 0, row: 0, turned: false },
          { map: '8', column: 0, row: 1, turned: false },
        ];
        Object.assign(copy.sides.german.units[0], { type: 'G17', hex });
      });
      const { problems } = readScenario(document, wetMaps);
      expect(problems.map(({ message }) => message)).toEqual([
        'sides.german.units[0].hex: a gun cannot be in a river (R4.0-3).',
      ]);
    }
  });

  test('keep guns out of a ditch that is laid over the map', () => {
    const document = edited(scenario, (copy) => {
      copy.overlays = [{ kind: 'ditch', hexes: ['7-G07', '7-H07'] }];
      Object.assign(copy.sides.german.units[0], { type: 'G17', hex: '7-H07' });
    });
    expect(readScenario(document, maps).problems.map(({ message }) => message)).toEqual([
      'sides.german.units[0].hex: a gun cannot be in an anti-tank ditch (R18.3).',
    ]);
  });

  test('use the half hexes 00 where two of them meet (H-01)', () => {
    const { terrain, roads } = laid(true).board;
    // Board 7 upside down above board 8: its F00 lies over 8-N00.
    expect(terrain['7-F00']).toBe('woods');
    expect(terrain['8-N00']).toBeUndefined();
    expect(roads).toContainEqual(['7-J00', '8-J01']);
  });
});

describe('a gun in a river', () => {
  test('is a mistake (R4.0-3)', () => {
    const map = edited(file('maps/7.json'), (copy) => {
      copy.legend.r = 'river';
      copy.lines.C = copy.lines.C.replace(/^..../, 'rrrr');
    });
    const document = edited(file('firefights/firefight-1.json'), (copy) => {
      copy.sides.german.units[0] = { id: 'g1', type: 'G17', hex: '7-C02', facing: 0 };
    });
    const wet = new Map([['7', readMap(map).document!]]);
    expect(readScenario(document, wet).problems[0]?.message).toMatch(/gun cannot be in a river/);
  });
});

describe('a scenario with a mistake gets a message that names the field', () => {
  const good = file('firefights/firefight-1.json');
  test.each<[string, (copy: any) => void, RegExp]>([
    ['rounds', (c) => (c.rounds = 0), /rounds must be a number of at least 1/],
    [
      'sides.german.units[0].hex',
      (c) => (c.sides.german.units[0].hex = '7-A05'),
      /half hex.*R1\.0-3/,
    ],
    [
      'sides.german.units[0].hex',
      (c) => (c.sides.german.units[0].hex = '9-B05'),
      /9-B05 is not on the maps/,
    ],
    [
      'sides.german.units[0].hex',
      (c) => (c.sides.german.units[0].hex = 'B05'),
      /must be a hex like "7-G08"/,
    ],
    [
      'sides.soviet.units[1].type',
      (c) => (c.sides.soviet.units[1].type = 'G02'),
      /G02 is not a soviet unit/,
    ],
    ['sides.soviet.units[1].type', (c) => (c.sides.soviet.units[1].type = 'X99'), /type/],
    ['sides.soviet.units[1].id', (c) => (c.sides.soviet.units[1].id = 'g1'), /"g1" is used twice/],
    ['sides.soviet.units', (c) => (c.sides.soviet.units = []), /units/],
    ['maps[0].map', (c) => (c.maps[0].map = '99'), /there is no map "99"/],
    ['maps[1].map', (c) => c.maps.push({ ...c.maps[0], column: 1 }), /laid twice/],
    [
      'objectives[1].hex',
      (c) => (c.objectives[1].hex = c.objectives[0].hex),
      /already worth points/,
    ],
    ['title', (c) => (c.title = ' '), /title must be a line of text/],
    [
      'objectives[1].control',
      (c) => (c.objectives[1].control = 'german'),
      /the soviet side stands alone there/,
    ],
    ['formatVersion', (c) => (c.formatVersion = 4), /needs a newer Hexfront/],
    ['formatVersion', (c) => delete c.formatVersion, /whole number from 1 up/],
    ['titel', (c) => (c.titel = 'x'), /titel is not a field that belongs there/],
  ])('%s', (where, edit, message) => {
    const { problems, document } = readScenario(edited(good, edit), maps);
    expect(document).toBeNull();
    expect(problems[0]).toMatchObject({ severity: 'error', path: where });
    expect(problems[0]?.message).toMatch(message);
  });

  test('boards that touch nothing are a warning, not an error', () => {
    const apart = edited(good, (copy) =>
      copy.maps.push({ map: '8', column: 5, row: 0, turned: false }),
    );
    const two = new Map([...maps, ['8', { ...maps.get('7')!, id: '8' }]]);
    const { problems, document } = readScenario(apart, two);
    expect(document).not.toBeNull();
    expect(problems.map(({ severity, path: where }) => [severity, where])).toEqual([
      ['warning', 'maps[1]'],
    ]);
  });

  test.each([null, 5, 'text', [], undefined])('%p is no document', (value) => {
    expect(readScenario(value, maps).problems[0]?.message).toBe(
      'The document: expected a JSON object.',
    );
  });
});

describe('a map with a mistake gets a message that names the field', () => {
  const good = file('maps/7.json');
  test.each<[string, (copy: any) => void, RegExp]>([
    ['lines.C', (c) => (c.lines.C = '...'), /expected 12 letters, found 3/],
    ['lines.D', (c) => (c.lines.D = c.lines.C), /expected 13 letters, found 12/],
    ['lines.E', (c) => (c.lines.E = '?'.repeat(12)), /"\?" is not in the legend/],
    ['roads[0][2]', (c) => (c.roads[0][2] = 'G09'), /G09 does not touch B06/],
    ['legend.w', (c) => (c.legend.w = 'jungle'), /legend\.w/],
  ])('%s', (where, edit, message) => {
    const { problems, document } = readMap(edited(good, edit));
    expect(document).toBeNull();
    expect(problems[0]).toMatchObject({ severity: 'error', path: where });
    expect(problems[0]?.message).toMatch(message);
  });
});

describe('upgrades', () => {
  const chain: Upgrade[] = [
    ({ name, ...rest }) => ({ ...rest, title: name }),
    (document) => ({ ...document, rounds: 5 }),
  ];

  test('run one after the other from the version of the document', () => {
    expect(upgradeDocument({ formatVersion: 1, name: 'x' }, chain).document).toEqual({
      formatVersion: 3,
      title: 'x',
      rounds: 5,
    });
    expect(upgradeDocument({ formatVersion: 2, title: 'x' }, chain).document).toEqual({
      formatVersion: 3,
      title: 'x',
      rounds: 5,
    });
  });

  test('leave the newest version and the given object alone', () => {
    const newest = { formatVersion: 3, title: 'x' };
    expect(upgradeDocument(newest, chain).document).toEqual(newest);
    const old = Object.freeze({ formatVersion: 1, name: 'x' });
    upgradeDocument(old, chain);
    expect(old).toEqual({ formatVersion: 1, name: 'x' });
  });

  test('that cannot read a malformed document give a problem, not a crash', () => {
    const reading: Upgrade[] = [(document) => ({ name: (document.names as string[])[0]!.trim() })];
    expect(upgradeDocument({ formatVersion: 1 }, reading).problems[0]?.message).toMatch(
      /not a sound document of version 1/,
    );
  });

  test('refuse a version from the future', () => {
    expect(upgradeDocument({ formatVersion: 4 }, chain).problems[0]?.message).toMatch(
      /version 4, but this Hexfront reads up to version 3/,
    );
  });
});

describe('scenarios of version 1', () => {
  const old = readJson(path.join(REPOSITORY, '__tests__/fixtures/scenario-version-1.json'));

  test('still open: nobody comes later, every unit is worth 1 VP, no optional rule is in force', () => {
    const { document, problems } = readScenario(old, maps);
    expect(problems).toEqual([]);
    expect(document).toMatchObject({
      formatVersion: 3,
      month: 7,
      tallCorn: false,
      overlays: [],
      unitPoints: {},
      optionalRules: { variableActionPoints: false, cautiousMovement: false },
    });
    expect(document?.sides.soviet.reinforcements).toEqual([]);
    expect(document?.sides.soviet.units).toEqual((old as any).sides.soviet.units);
  });
});

describe('scenarios of version 2 and maps of version 1', () => {
  const fixture = (name: string) => readJson(path.join(REPOSITORY, '__tests__/fixtures', name));

  test('still open: it is July, the corn is not tall, and nothing lies on the boards', () => {
    const old = fixture('scenario-version-2.json');
    const { document, problems } = readScenario(old, maps);
    expect(problems).toEqual([]);
    expect(document).toMatchObject({ formatVersion: 3, month: 7, tallCorn: false, overlays: [] });
    expect(document?.sides).toEqual((old as any).sides);
  });

  test('still open: the map is flat', () => {
    const old = fixture('map-version-1.json');
    const { document, problems } = readMap(old);
    expect(problems).toEqual([]);
    expect(document).toMatchObject({
      formatVersion: 2,
      streams: [],
      depressions: [],
      openings: [],
    });
    expect(document?.lines).toEqual((old as any).lines);
  });
});

describe('reinforcements', () => {
  const scenario = file('firefights/firefight-2.json');
  const withFirst = (edit: (reinforcement: any) => void) =>
    readScenario(
      edited(scenario, (copy) => edit(copy.sides.soviet.reinforcements[0])),
      maps,
    ).problems.map(({ path: field, message }) => [field, message]);

  test.each([
    [
      'an entry on a half hex',
      (unit: any) => (unit.entry = ['7-S06']),
      'sides.soviet.reinforcements[0].entry[0]',
      /7-S06 is a half hex .* \(R1\.0-3\)/,
    ],
    [
      'a round after the last',
      (unit: any) => (unit.round = 7),
      'sides.soviet.reinforcements[0].round',
      /round 7 is after the last of 6 rounds/,
    ],
    [
      'a unit of the other side',
      (unit: any) => (unit.type = 'G02'),
      'sides.soviet.reinforcements[0].type',
      /G02 is not a soviet unit/,
    ],
    [
      'the id of a unit on the map',
      (unit: any) => (unit.id = 's1'),
      'sides.soviet.reinforcements[0].id',
      /"s1" is used twice/,
    ],
    [
      'no entry at all',
      (unit: any) => (unit.entry = []),
      'sides.soviet.reinforcements[0].entry',
      /at least 1/,
    ],
  ])('%s is named with its field', (_, edit, field, message) => {
    const [problem] = withFirst(edit);
    expect(problem?.[0]).toBe(field);
    expect(problem?.[1]).toMatch(message);
  });
});
