import {
  battlefieldOf,
  type Board,
  cheapestRoutes,
  type CohState,
  fillAll,
  FLAT_GROUND,
  IN_SIGHT,
  sight,
  sightCode,
  type Smoke,
} from '../../shared/coh/index.ts';
import {
  axialLine,
  axialNeighbour,
  type BoardPlacement,
  buildLineTable,
  DIRECTIONS,
  formatAddress,
  hexGrid,
  type HexId,
  hexIndex,
  type LineTable,
} from '../../shared/hex/index.ts';
import { chanceFromSeed, seededChance } from '../../shared/kernel/index.ts';
import { scenarioStart } from '../selfplay/documents.ts';
import { alternate, compared, type Measurement, median, microseconds } from './measure.ts';

type Seen = Pick<CohState, 'board' | 'smoke'>;

const ROUNDS = 9;
/** Enough to take about as long as what they are compared with: a busy machine slows both alike. */
const LINES_OF_THE_BASELINE = 5_000;
const QUERIES = 100_000;
const LINES_TRACED = 2_000;
const MARKERS = 200;
const MEGABYTE = 2 ** 20;

/** R13.0: some smoke on the map, as in the middle of a fight. */
const SMOKY_HEXES = 12;

/** Four boards joined two by two: everything that is worked out for the sight on them. */
export function benchSight(): Measurement[] {
  const board = fourBoards();
  return [
    geometryTime(board),
    geometryMemory(board),
    tableTime(board),
    wholeTime(board),
    queryTime(board),
    smokeTime(board),
    routeTime(board),
  ];
}

/** Board 7 four times, two of them turned, with a hill, a gully and a wood more on each. */
function fourBoards(): Board {
  const printed = scenarioStart('firefight-1')?.board;
  if (!printed) throw new Error('There is no firefight-1');
  const placements: readonly BoardPlacement[] = [
    { board: '7', column: 0, row: 0, turned: false },
    { board: '8', column: 1, row: 0, turned: true },
    { board: '9', column: 0, row: 1, turned: true },
    { board: '10', column: 1, row: 1, turned: false },
  ];
  const grid = hexGrid(placements);
  const terrain: Record<HexId, Board['terrain'][HexId]> = {};
  const levels: Record<HexId, Board['levels'][HexId]> = {};
  grid.homes.forEach((home, hex) => {
    const address = grid.addresses[hex] as HexId;
    terrain[address] = printed.terrain[formatAddress({ ...home, board: '7' })] ?? 'open';
    const [column, row] = [home.line - 13, home.number - 3];
    if (column ** 2 + row ** 2 < 14) levels[address] = column ** 2 + row ** 2 < 4 ? 2 : 1;
    if (home.line > 2 && home.line < 9 && home.number === 6) levels[address] = -1;
  });
  return { ...FLAT_GROUND, placements, terrain, levels, crops: 'tall' };
}

/** The time that `honeycomb-grid` takes to draw the line between every two hexes. */
function honeycombMicroseconds(board: Board): number {
  const { axials, size } = hexGrid(board.placements);
  let passed = 0;
  const time = microseconds(() => {
    for (const [from, to] of somePairs(size, LINES_OF_THE_BASELINE))
      passed += axialLine(axials[from]!, axials[to]!).length;
  });
  if (passed === 0) throw new Error('The baseline drew no line');
  return (time / LINES_OF_THE_BASELINE) * size * size;
}

/** The same pairs in every run. */
function somePairs(size: number, count: number): [number, number][] {
  const luck = seededChance(chanceFromSeed(1));
  const any = () => luck.dice(1, size)[0]! - 1;
  return Array.from({ length: count }, () => [any(), any()]);
}

const BASELINE = 'honeycomb-grid line for every pair';

function againstHoneycomb(
  board: Board,
  rest: { name: string; goal?: number; atMost?: number },
  work: () => number,
): Measurement {
  const times = alternate(
    ROUNDS,
    () => work() / 1000,
    () => honeycombMicroseconds(board) / 1000,
  );
  return compared({ ...rest, baseline: BASELINE, unit: 'ms', ...times });
}

function geometryTime(board: Board): Measurement {
  const grid = hexGrid(board.placements);
  return againstHoneycomb(board, { name: 'lines of four boards', goal: 1000, atMost: 1 / 20 }, () =>
    microseconds(() => buildLineTable(grid)),
  );
}

function geometryMemory(board: Board): Measurement {
  const lines = battlefieldOf(board).sight.lines;
  return compared({
    name: 'memory of the lines',
    baseline: 'the lines of every pair, packed alike',
    unit: 'MB',
    ours: bytesOf(lines) / MEGABYTE,
    theirs: unsharedBytes(lines) / MEGABYTE,
    goal: 16,
    atMost: 1 / 20,
  });
}

function bytesOf(tables: object): number {
  return Object.values(tables)
    .filter(ArrayBuffer.isView)
    .reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** Two numbers per step, and where the steps begin, for every pair on its own. */
function unsharedBytes({ cells, starts, origin }: LineTable): number {
  let numbers = 0;
  for (const from of cells)
    for (const to of cells) {
      const offset = to - from + origin;
      numbers += 1 + 2 * (starts[offset + 1]! - starts[offset]!);
    }
  return numbers * Int32Array.BYTES_PER_ELEMENT;
}

/** The ground of every pair, and the smoke that lies over it. */
function fillTables(board: Board, smoke: Smoke): void {
  fillAll(battlefieldOf(board).sight);
  sightCode({ board, smoke }, 0, 1);
}

function tableTime(board: Board): Measurement {
  return againstHoneycomb(board, { name: 'full sight table', goal: 100, atMost: 1 / 50 }, () => {
    const [fresh, smoke] = [{ ...board }, newSmoke(board)];
    return microseconds(() => fillTables(fresh, smoke));
  });
}

function wholeTime(board: Board): Measurement {
  const name = 'lines and full sight table';
  return againstHoneycomb(board, { name, goal: 1100, atMost: 1 / 25 }, () => {
    const [fresh, smoke] = [{ ...board }, newSmoke(board)];
    return microseconds(() => {
      buildLineTable(hexGrid(board.placements));
      fillTables(fresh, smoke);
    });
  });
}

let laid = 0;

/** Each time elsewhere: what is known from before is no help. */
function newSmoke({ placements }: Board): Smoke {
  const { addresses } = hexGrid(placements);
  const luck = seededChance(chanceFromSeed((laid += 1)));
  return Object.fromEntries(
    Array.from({ length: SMOKY_HEXES }, () => [
      addresses[luck.dice(1, addresses.length)[0]! - 1],
      [2],
    ]),
  );
}

function queryTime(board: Board): Measurement {
  const state: Seen = { board, smoke: newSmoke(board) };
  const pairs = somePairs(hexGrid(board.placements).size, QUERIES);
  let seen = 0;
  const timeOf = (calls: number, isSeen: (from: number, to: number) => boolean) =>
    (microseconds(() => {
      for (let call = 0; call < calls; call += 1)
        if (isSeen(pairs[call]![0], pairs[call]![1])) seen += 1;
    }) *
      1000) /
    calls;
  fillTables(board, state.smoke);
  const times = alternate(
    15,
    () => timeOf(QUERIES, (from, to) => sightCode(state, from, to) === IN_SIGHT),
    () => timeOf(LINES_TRACED, (from, to) => sight(state, { hex: from }, { hex: to }).visible),
  );
  if (seen === 0) throw new Error('The benchmark saw nothing');
  return compared({
    name: 'one question of sight',
    baseline: 'the same line traced',
    unit: 'ns',
    ...times,
    goal: 200,
    atMost: 1 / 5,
  });
}

/** A marker laid on a map with smoke, anywhere but at its rim. */
function smokeTime(board: Board): Measurement {
  const { addresses, neighbours, size } = hexGrid(board.placements);
  const inner = Array.from({ length: size }, (_, hex) => hex).filter(
    (hex) => !neighbours.subarray(6 * hex, 6 * hex + 6).includes(-1),
  );
  const before = newSmoke(board);
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let marker = 0; marker < MARKERS; marker += 1) {
    const hex = addresses[inner[Math.floor((marker * inner.length) / MARKERS)]!]!;
    const smoke: Smoke = { ...before, [hex]: [...(before[hex] ?? []), 2] };
    sightCode({ board, smoke: before }, 0, 1);
    times.ours.push(microseconds(() => sightCode({ board, smoke }, 0, 1)));
    times.theirs.push(microseconds(() => fillAll(battlefieldOf(board).sight)));
  }
  return compared({
    name: 'one smoke marker more',
    baseline: 'full sight table',
    unit: 'µs',
    ours: median(times.ours),
    theirs: median(times.theirs),
    goal: 1000,
    atMost: 1 / 10,
  });
}

/** For information: the ways of a tank with two track symbols, in the middle of the map. */
function routeTime(board: Board): Measurement {
  const field = battlefieldOf(board);
  const { axials } = field.grid;
  const journey = {
    field,
    mover: { locomotion: 'tracked', moveCost: 1, symbols: 2, gun: false },
    start: hexIndex(field.grid, '7-P09'),
    facing: 0,
  } as const;
  let sink = 0;
  const times = alternate(
    15,
    () => microseconds(() => (sink += cheapestRoutes(journey, 7).length)),
    () =>
      microseconds(() => {
        for (const axial of axials)
          for (const direction of DIRECTIONS) sink += axialNeighbour(axial, direction).q;
      }),
  );
  if (!Number.isFinite(sink)) throw new Error('The benchmark computed nothing');
  return compared({
    name: 'where a tank can go with 7 AP',
    baseline: 'honeycomb-grid neighborOf, once per hexside',
    unit: 'µs',
    ...times,
  });
}
