import { describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { playMatch } from '../../build/selfplay/playMatch.ts';
import { readJson, REPOSITORY, shippedMaps } from '../../build/selfplay/documents.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import {
  type Battlefield,
  battlefieldOf,
  type Board,
  cheapestRoutes,
  hasSide,
  initialState,
  isGun,
  isInSight,
  type Locomotion,
  type Mover,
  SIDES,
  stepObstacle,
  UNIT_TYPES,
} from '../../shared/coh/index.ts';
import {
  type Direction,
  DIRECTIONS,
  directionTo,
  hexId,
  hexIndex,
  isPlayable,
  neighbour,
} from '../../shared/hex/index.ts';
import {
  readMap,
  readScenario,
  type ScenarioDocument,
  setupFromScenario,
} from '../../shared/scenario/index.ts';

const FOLDER = path.join(REPOSITORY, 'scenarios');
const read = (file: string) => readJson(path.join(FOLDER, file));
const jsonIn = (folder: string) =>
  readdirSync(path.join(FOLDER, folder)).filter((name) => name.endsWith('.json'));

const maps = shippedMaps();
const MAPS = ['7', '8', '9', '10'];
const SCENARIOS = jsonIn('firefights').map((name) => name.replace('.json', ''));

type Placement = ScenarioDocument['maps'][number];

/** Bare maps laid side by side: the ground of a scenario without anybody on it. */
function boardOf(placements: readonly Placement[]): Board {
  const scenario = read('firefights/firefight-1.json') as ScenarioDocument;
  const { german, soviet } = scenario.sides;
  const laid: ScenarioDocument = {
    ...scenario,
    maps: [...placements],
    overlays: [],
    objectives: [],
    sides: {
      german: { ...german, units: [], reinforcements: [] },
      soviet: { ...soviet, units: [], reinforcements: [] },
    },
  };
  return setupFromScenario(laid, maps).board;
}

const groundOf = (placements: readonly Placement[]) => battlefieldOf(boardOf(placements));

const lay = (map: string, column = 0, row = 0, turned = false): Placement => ({
  map,
  column,
  row,
  turned,
});

const mover = (locomotion: Locomotion): Mover => ({
  locomotion,
  moveCost: 1,
  symbols: locomotion === 'foot' ? 0 : 1,
  gun: false,
});

const hexes = ({ grid }: Battlefield) => Array.from({ length: grid.size }, (_, hex) => hex);
const wholeHexes = (field: Battlefield) =>
  hexes(field).filter((hex) => isPlayable(field.grid, hex));
const cellOf = ({ grid }: Battlefield, hex: number) => hexId(grid, hex).split('-')[1]!;

type Links = (from: number) => readonly number[];

const linksWhere =
  ({ grid }: Battlefield, leads: (from: number, direction: Direction) => boolean): Links =>
  (from) =>
    DIRECTIONS.filter((direction) => leads(from, direction)).map((direction) =>
      neighbour(grid, from, direction),
    );

const roadsOf = (field: Battlefield) =>
  linksWhere(field, (from, direction) => hasSide(field.roads, from, direction));

const stepsOf = (field: Battlefield, locomotion: Locomotion) =>
  linksWhere(field, (from, to) => stepObstacle(field, mover(locomotion), from, to) === null);

/** Everything that can be reached from there, itself included. */
function spread(start: number, links: Links): Set<number> {
  const found = new Set([start]);
  for (const hex of found) for (const to of links(hex)) found.add(to);
  return found;
}

const roadHexes = (field: Battlefield) =>
  hexes(field).filter((hex) => roadsOf(field)(hex).length > 0);

/** Where roads end: with one way to go on, or none. */
const roadEnds = (field: Battlefield) =>
  roadHexes(field).filter((hex) => roadsOf(field)(hex).length === 1);

function expectOneNetwork(field: Battlefield): void {
  const all = roadHexes(field);
  expect(spread(all[0]!, roadsOf(field)).size).toBe(all.length);
}

/** Pairs of neighbours that are like this, each once, as "F07/F08". */
function sidesWhere(field: Battlefield, is: (a: number, b: number) => boolean): string[] {
  return hexes(field)
    .flatMap((a) =>
      linksWhere(
        field,
        (from, to) => neighbour(field.grid, from, to) > from,
      )(a)
        .filter((b) => is(a, b))
        .map((b) => [cellOf(field, a), cellOf(field, b)].sort().join('/')),
    )
    .sort();
}

/** The gullies as they wind, and their openings. */
const GULLIES: Readonly<Record<string, readonly { cells: string; openings: string }[]>> = {
  '7': [],
  '8': [
    { cells: 'C10 D09 E09 F08 G08 H07', openings: 'C10/C11 H07/I07' },
    { cells: 'G11 H10 I10 J09 K10 L09 M10 N09', openings: 'F11/G11 I09/I10 I10/J10 N09/O09' },
    { cells: 'M05 N04 O04 P03 Q03', openings: 'L05/M05 Q03/R03' },
  ],
  '9': [{ cells: 'M11 N10 O10 P09', openings: 'L10/M11 P08/P09' }],
  // Its northern end, under the ridge, is closed on purpose: only those on foot climb out there.
  '10': [{ cells: 'E12 F11 G11 H09 H10', openings: 'D11/E12 H10/I11' }],
};

/** R11.1: the places that no vehicle climbs. */
const STEEP: Readonly<Record<string, string>> = {
  '7': '',
  '8': '',
  '9': '',
  '10': 'F07/F08 F07/G08 N03/O04 O03/O04',
};

/** Whole hexes that no tracked vehicle enters: deep water. */
const DEEP: Readonly<Record<string, string>> = {
  '7': '',
  '8': '',
  '9': 'B03 C04 E05 F04 G05 H05 I06 K07 L07 M08 N07 O08 Q09 Q10 Q11 Q12',
  '10': '',
};

const words = (text: string) => text.split(' ').filter((word) => word !== '');

describe.each(MAPS)('map %s', (id) => {
  const board = boardOf([lay(id)]);
  const field = battlefieldOf(board);
  const at = (cell: string) => hexIndex(field.grid, `${id}-${cell}`);
  const whole = wholeHexes(field);

  test('has no problems', () => {
    expect(readMap(read(`maps/${id}.json`)).problems).toEqual([]);
  });

  test('has roads to all four edges, and no others that end there', () => {
    expectOneNetwork(field);
    const half = roadHexes(field).filter((hex) => !isPlayable(field.grid, hex));
    expect(half.map((hex) => cellOf(field, hex)).sort()).toEqual(['A06', 'J00', 'J12', 'S06']);
    expect(half.every((hex) => roadEnds(field).includes(hex))).toBe(true);
  });

  test('has gullies with the openings they should have', () => {
    const inGully = (hex: number) => field.levels[hex] === -1;
    const along = linksWhere(field, (from, direction) => {
      const to = neighbour(field.grid, from, direction);
      return to >= 0 && inGully(from) && inGully(to);
    });
    const opens = sidesWhere(field, (a, b) => {
      const direction = directionTo(field.grid, a, b);
      return direction !== null && hasSide(field.openings, a, direction);
    });
    for (const { cells, openings } of GULLIES[id]!) {
      const gully = words(cells);
      const found = [...spread(at(gully[0]!), along)].map((hex) => cellOf(field, hex));
      expect(found.sort()).toEqual(gully);
      const out = opens.filter((side) => side.split('/').some((cell) => gully.includes(cell)));
      expect(out).toEqual(words(openings));
    }
    const named = GULLIES[id]!.flatMap(({ cells }) => words(cells));
    expect(hexes(field).filter(inGully)).toHaveLength(named.length);
  });

  test('has no road through the wall of a gully, up a steep place or through water', () => {
    const onRoad = (a: number, b: number) => roadsOf(field)(a).includes(b);
    const walls = sidesWhere(field, (a, b) => {
      const direction = directionTo(field.grid, a, b)!;
      const edge = (field.levels[a] === -1) !== (field.levels[b] === -1);
      return onRoad(a, b) && edge && !hasSide(field.openings, a, direction);
    });
    const climbs = sidesWhere(
      field,
      (a, b) => onRoad(a, b) && Math.abs(field.levels[a]! - field.levels[b]!) > 1,
    );
    const wet = roadHexes(field).filter((hex) =>
      ['river', 'ford', 'swamp'].includes(field.terrain[hex]!.id),
    );
    expect([walls, climbs, wet]).toEqual([[], [], []]);
  });

  test('is steep only where it should be', () => {
    const steep = sidesWhere(field, (a, b) => {
      const [low, high] = [field.levels[a]!, field.levels[b]!].sort((x, y) => x - y) as [
        number,
        number,
      ];
      return low >= 0 && high - low > 1;
    });
    expect(steep).toEqual(words(STEEP[id]!));
  });

  test('has water at level 0, with water beside it', () => {
    const isWater = (hex: number) =>
      ['river', 'ford', 'bridge'].includes(field.terrain[hex]?.id ?? '');
    const water = hexes(field).filter(isWater);
    const flow = linksWhere(field, (from, direction) =>
      isWater(neighbour(field.grid, from, direction)),
    );
    expect(water.filter((hex) => field.levels[hex] !== 0)).toEqual([]);
    expect(water.length === 0 ? 0 : spread(water[0]!, flow).size).toBe(water.length);
  });

  test('can be walked all over', () => {
    const start = at('J05');
    const journey = { field, mover: mover('foot'), start, facing: null };
    const reached = cheapestRoutes(journey, 200).map(({ hex }) => hex);
    expect([...reached, start].sort((a, b) => a - b)).toEqual(whole);
  });

  test.each(['tracked', 'wheeled'] as const)('is no trap for %s vehicles', (locomotion) => {
    const links = stepsOf(field, locomotion);
    const reached = spread(at('J05'), links);
    const trapped = [...reached].filter((hex) => !spread(hex, links).has(at('J05')));
    expect(trapped).toEqual([]);
    const missed = whole.filter((hex) => !reached.has(hex)).map((hex) => cellOf(field, hex));
    if (locomotion === 'tracked') expect(missed.sort()).toEqual(words(DEEP[id]!));
  });

  test('has no hex that is seen from nowhere', () => {
    const blind = whole.filter((hex) =>
      whole.every((other) => other === hex || !isInSight({ board, smoke: {} }, hex, other)),
    );
    expect(blind).toEqual([]);
  });
});

const pairs = MAPS.flatMap((a) => MAPS.filter((b) => b !== a).map((b): [string, string] => [a, b]));

describe.each(pairs)('maps %s and %s', (a, b) => {
  test.each([false, true])('have one road network side by side (turned: %s)', (turned) => {
    const field = groundOf([lay(a, 0, 0, turned), lay(b, 1, 0, turned)]);
    expectOneNetwork(field);
    // Each of the two has three exits left.
    const exits = roadHexes(field).filter((hex) => !isPlayable(field.grid, hex));
    expect(exits).toHaveLength(6);
  });

  test.each([
    [false, false],
    [true, true],
    [false, true],
    [true, false],
  ])('have one road network above each other (turned: %s, %s)', (upper, lower) => {
    const field = groundOf([lay(a, 0, 0, upper), lay(b, 0, 1, lower)]);
    expectOneNetwork(field);
    expect(roadHexes(field).filter((hex) => !isPlayable(field.grid, hex))).toHaveLength(6);
  });

  test('have roads that end in neighbouring hexes side by side when one is turned', () => {
    const { grid } = groundOf([lay(a), lay(b, 1, 0, true)]);
    const [one, other] = [hexIndex(grid, `${a}-S06`), hexIndex(grid, `${b}-S06`)];
    expect(directionTo(grid, one, other)).not.toBeNull();
  });
});

describe.each(SCENARIOS)('%s', (id) => {
  const { document, problems } = readScenario(read(`firefights/${id}.json`), maps);
  const { board, units, reinforcements } = setupFromScenario(document!, maps);
  const field = battlefieldOf(board);
  const canStand = (hex: string) => {
    const place = hexIndex(field.grid, hex);
    return isPlayable(field.grid, place) && field.terrain[place]!.entry.foot !== 'forbidden';
  };

  test('has no problems, and the name of its file', () => {
    expect(problems).toEqual([]);
    expect(document!.id).toBe(id);
  });

  test('has everybody on a whole hex that can be entered', () => {
    expect(units.filter(({ hex }) => !canStand(hex))).toEqual([]);
    expect(reinforcements.filter(({ entry }) => !entry.every(canStand))).toEqual([]);
  });

  test('has no enemies in one hex at the start', () => {
    const [german, soviet] = SIDES.map(
      (side) => new Set(units.filter((unit) => unit.side === side).map(({ hex }) => hex)),
    );
    expect([...german!].filter((hex) => soviet!.has(hex))).toEqual([]);
  });

  test('is fought by those on foot whose weapons have their commands', () => {
    const types = [...units, ...reinforcements].map(({ type }) => UNIT_TYPES[type]);
    expect(types.filter((type) => isGun(type) || type.range.minimum > 0)).toEqual([]);
  });

  test('can be played to its end', () => {
    const state = initialState(setupFromScenario(document!, maps));
    const brawler = PLAYERS['brawler']!;
    const { final } = playMatch({ state, players: { german: brawler, soviet: brawler }, seed: 3 });
    expect(final.state.score.result).not.toBeNull();
  });
});

test('exercise 1 lies on all four maps, with units and an objective on each', () => {
  const { maps: laid, sides, objectives } = read('firefights/manoeuvre-1.json') as ScenarioDocument;
  const on = (hex: string) => hex.split('-')[0]!;
  expect(laid.map(({ map }) => map).sort()).toEqual(MAPS.toSorted());
  expect(new Set(objectives.map(({ hex }) => on(hex)))).toEqual(new Set(MAPS));
  for (const side of SIDES)
    expect(new Set(sides[side].units.map(({ hex }) => on(hex)))).toEqual(new Set(MAPS));
});
