import type {
  Board,
  CohState,
  Reinforcement,
  TerrainId,
  Unit,
  UnitId,
} from '../../shared/coh/index.ts';
import { FLAT_GROUND, TERRAINS, UNIT_TYPES } from '../../shared/coh/index.ts';
import type { HexId } from '../../shared/hex/index.ts';
import { countryOf, type Lie } from './country.ts';
import { nameOf, readGround } from './ground.ts';
import { ALL_DIRECTIONS, hexesApart, type Place, placeBeside } from './places.ts';

/**
 * Changed starts of a firefight, so that random players meet rules they would seldom meet. Those
 * in a country of no map take its seed.
 */
export const VARIANTS = {
  plain: (start: CohState) => start,
  /** Both optional rules (R3.0.1, R5.0.1). */
  optional: withOptionalRules,
  /** All units near one hex, two to a hex, so that there is much fire and close combat. */
  crowded: (start: CohState) => crowded(start),
  /** Every second unit comes later (R5.1). */
  reinforced,
  /** Crowded, with counters of all kinds of the roster: guns, boxed firepower, blue defence. */
  mixed: (start: CohState) => crowded(withMixedCounters(start)),
  /** One side has nobody on the map before round 3. */
  late,
  /** Crowded and mixed where four boards meet, two of them turned, on all kinds of terrain. */
  wild: (start: CohState) => crowded(withMixedCounters(onWildGround(start))),
  /** Everything at once, and prices for units. */
  everything: (start: CohState) =>
    withPrices(withOptionalRules(reinforced(crowded(withMixedCounters(onWildGround(start)))))),
  /** Counters of all kinds, some way apart, on hills under smoke (R11, R13). */
  hilly: (start: CohState, seed = 1) =>
    crowded(withMixedCounters(inCountry(start, 'hills', seed)), 3),
  /** Crowded and mixed in a net of gullies (R11.5). */
  gullied: (start: CohState, seed = 1) =>
    crowded(withMixedCounters(inCountry(start, 'gullies', seed))),
  /** Everything at once where any hex may be on any level (R11.1). */
  rugged: (start: CohState, seed = 1) =>
    withPrices(
      withOptionalRules(reinforced(crowded(withMixedCounters(inCountry(start, 'rugged', seed))))),
    ),
} as const;

export type VariantName = keyof typeof VARIANTS;

export function isVariant(name: string): name is VariantName {
  return Object.hasOwn(VARIANTS, name);
}

function withOptionalRules(start: CohState): CohState {
  const options = { variableActionPoints: true, cautiousMovement: true };
  return { ...start, firefight: { ...start.firefight, options } };
}

function withPrices(start: CohState): CohState {
  const types = Object.values(start.units).map(({ type }) => type);
  const prices = Object.fromEntries(types.map((type, index) => [type, index % 4]));
  return { ...start, firefight: { ...start.firefight, prices } };
}

/** Whole hexes that any unit can be in (R4.0-3, R18.3), from the middle objective outwards. */
function hexesAround(start: CohState): HexId[] {
  const ground = readGround(start.board);
  const centre = start.score.objectives[0]?.hex ?? Object.values(start.units)[0]?.hex ?? '';
  const distance = (hex: HexId) => {
    const [a, b] = [ground.places.get(hex), ground.places.get(centre)];
    return a && b ? hexesApart(a, b) : Number.POSITIVE_INFINITY;
  };
  const whole = [...ground.playable].flatMap((key) => ground.names.get(key) ?? []);
  const isDry = (hex: HexId) => start.board.terrain[hex] !== 'river';
  const dry = whole.filter((hex) => isDry(hex) && !start.board.ditches.includes(hex));
  return dry.sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
}

/** Pairs of friends in hexes side by side, or some hexes apart, the sides by turns. */
function crowded(start: CohState, apart = 1): CohState {
  const hexes = hexesAround(start);
  const places = new Map<UnitId, HexId>();
  (['german', 'soviet'] as const).forEach((side, offset) => {
    Object.values(start.units)
      .filter((unit) => unit.side === side)
      .forEach(({ id }, index) => {
        places.set(id, hexes[apart * (2 * Math.floor(index / 2) + offset)] ?? '');
      });
  });
  return withUnits(start, (unit) => ({ ...unit, hex: places.get(unit.id) ?? unit.hex }));
}

/** Mortars, snipers and artillery have rules of their own that are not in play yet. */
function withMixedCounters(start: CohState): CohState {
  const plain = Object.values(UNIT_TYPES).filter(
    ({ flags, range }) =>
      range.minimum === 0 && !flags.includes('sniper') && !flags.includes('artillery'),
  );
  const ids = Object.keys(start.units);
  return withUnits(start, (unit) => {
    const types = plain.filter(({ side }) => side === unit.side);
    const type = types[(ids.indexOf(unit.id) * 3) % types.length]?.id;
    return { ...unit, type: type ?? unit.type };
  });
}

function reinforced(start: CohState): CohState {
  const all = Object.values(start.units);
  const later = all.filter((_, index) => index % 2 === 1);
  const reinforcements = later.map(({ id, type, side, hex }, index): Reinforcement => ({
    id,
    type,
    side,
    round: 1 + (index % 3),
    entry: [hex, all[index]?.hex ?? hex],
    spent: false,
  }));
  const ids = new Set(later.map(({ id }) => id));
  const units = Object.entries(start.units).filter(([id]) => !ids.has(id));
  return { ...start, units: Object.fromEntries(units), reinforcements };
}

function late(start: CohState): CohState {
  const soviets = Object.values(start.units).filter(({ side }) => side === 'soviet');
  const reinforcements = soviets.map(({ id, type, side, hex }): Reinforcement => ({
    id,
    type,
    side,
    round: 3,
    entry: [hex],
    spent: false,
  }));
  const units = Object.entries(start.units).filter(([, { side }]) => side === 'german');
  return { ...start, units: Object.fromEntries(units), reinforcements };
}

const WILD_TERRAIN = Object.keys(TERRAINS) as TerrainId[];

/** Four boards with terrain and roads strewn over them, always the same ones. */
function onWildGround(start: CohState): CohState {
  const placements = ['7', '8', '9', '10'].map((board, index) => ({
    board,
    column: index % 2,
    row: Math.floor(index / 2),
    turned: index % 3 !== 0,
  }));
  const ground = readGround({ placements, ...FLAT_GROUND });
  const named = [...ground.names].map(([key, hex]) => ({ hex, ...placeFrom(key) }));
  const terrain = named.flatMap(({ hex, q, r }) => {
    const id = WILD_TERRAIN[strewn(q, r) % (2 * WILD_TERRAIN.length)];
    return id && id !== 'open' ? [[hex, id] as const] : [];
  });
  const roads = named.flatMap(({ hex, q, r }): [HexId, HexId][] => {
    const direction = ALL_DIRECTIONS[strewn(r, q) % 12];
    const next = direction === undefined ? null : nameOf(ground, placeBeside({ q, r }, direction));
    return next ? [[hex, next]] : [];
  });
  const board = { ...FLAT_GROUND, placements, terrain: Object.fromEntries(terrain), roads };
  return onBoard(start, board, { q: 18, r: 3 });
}

function inCountry(start: CohState, lie: Lie, seed: number): CohState {
  const { board, smoke } = countryOf(lie, seed);
  // J06, in the middle of the first board.
  return { ...onBoard(start, board, { q: 9, r: 1 }), smoke };
}

/** Another board, in whose middle is what the scenario scores, and where its reinforcements come. */
function onBoard(start: CohState, board: Board, { q, r }: Place): CohState {
  const ground = readGround(board);
  const middle = nameOf(ground, { q, r }) ?? '';
  const objectives = start.score.objectives.map((one, index) => ({
    ...one,
    hex: nameOf(ground, { q: q + index, r }) ?? middle,
    control: null,
  }));
  const moved = { ...start, board, score: { ...start.score, objectives } };
  const entry = hexesAround(moved).slice(0, 1);
  const reinforcements = start.reinforcements.map((unit) => ({ ...unit, entry }));
  return { ...moved, reinforcements };
}

function placeFrom(key: string): Place {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return { q, r };
}

/** A number for a place that looks like chance and never changes. */
function strewn(a: number, b: number): number {
  return Math.abs(Math.imul(a * 31 + b * 17 + 7, 0x9e3779b1) >>> 16);
}

function withUnits(start: CohState, change: (unit: Unit) => Unit): CohState {
  const units = Object.entries(start.units).map(([id, unit]) => [id, change(unit)]);
  return { ...start, units: Object.fromEntries(units) };
}
