import { expect } from '@jest/globals';
import { labPosition, withMarker } from '../../build/selfplay/lab.ts';
import {
  attackOdds,
  type CohCommand,
  type CohState,
  conflictOfHeroes,
  FLAT_GROUND,
  type Outcome,
  rallyOdds,
  type Side,
  type UnitId,
} from '../../shared/coh/index.ts';
import {
  type Chance,
  chanceFromSeed,
  execute,
  type Match,
  newMatch,
  seededChance,
} from '../../shared/kernel/index.ts';

/** How often each outcome may stray from its chance, in standard errors. */
const STANDARD_ERRORS = 4.5;

type Tally = Record<keyof Outcome, number>;

/** What the attacker asks, and a truth for each time he asks it. */
interface Trial {
  readonly attacker: UnitId;
  readonly hex: string;
  readonly caps: number;
  /** The position he sees; the truth behind it may differ from time to time. */
  readonly seen: CohState;
  readonly truth: (chance: Chance) => CohState;
}

const still = (state: CohState) => ({ seen: state, truth: () => state });

/** German LMG and squads against Soviet rifles and guns, in the open and in close combat. */
const TRIALS: Readonly<Record<string, () => Trial>> = {
  'a healthy unit': () => ({
    attacker: 'g',
    hex: '7-H05',
    caps: 0,
    ...still(
      labPosition('german', {
        units: {
          g: { type: 'G03', hex: '7-F04', facing: 2 },
          s: { type: 'S01', hex: '7-H05', facing: 5 },
        },
      }),
    ),
  }),
  'a healthy unit at short range with 2 CAPs, many markers out of the pool': () => {
    const lab = labPosition('german', {
      units: {
        g: { type: 'G02', hex: '7-G05', facing: 2 },
        s: { type: 'S01', hex: '7-H05', facing: 5 },
      },
    });
    const contents = ['killed', 'pinned', 'suppressed'] as const;
    return {
      attacker: 'g',
      hex: '7-H05',
      caps: 2,
      ...still({ ...lab, hitMarkers: { foot: { remaining: contents.length, contents } } }),
    };
  },
  'a unit at long range': () => ({
    attacker: 'g',
    hex: '7-M05',
    caps: 1,
    ...still(
      labPosition('german', {
        units: {
          g: { type: 'G02', hex: '7-G05', facing: 2 },
          s: { type: 'S01', hex: '7-M05', facing: 2 },
        },
      }),
    ),
  }),
  'a unit that is hit, with a marker that was shown': () => ({
    attacker: 'g',
    hex: '7-J06',
    caps: 1,
    ...still(
      labPosition('german', {
        units: {
          g: { type: 'G02', hex: '7-G05', facing: 2 },
          s: { type: 'S01', hex: '7-J06', facing: 5, hit: 'panicked', shown: true },
        },
      }),
    ),
  }),
  'a unit that is hit, with a marker drawn afresh each time': () => {
    const lab = labPosition('german', {
      units: {
        g: { type: 'G02', hex: '7-G05', facing: 2 },
        s: { type: 'S01', hex: '7-J06', facing: 5 },
        other: { type: 'S01', hex: '7-R06', facing: 5, hit: 'panicked', shown: true },
        third: { type: 'S01', hex: '7-R07', facing: 5, hit: 'panicked', shown: true },
      },
    });
    return {
      attacker: 'g',
      hex: '7-J06',
      caps: 0,
      seen: withMarker(lab, 's', 'pinned'),
      truth: (chance) => withMarker(lab, 's', drawnAlive(lab, chance)),
    };
  },
  'a unit that is hit and has moved since without showing its marker': () => {
    const lab = labPosition('soviet', {
      units: {
        g: { type: 'G02', hex: '7-G05', facing: 2 },
        s: { type: 'S01', hex: '7-K06', facing: 5 },
      },
    });
    const moved = (chance: Chance): CohState => {
      for (;;) {
        const state = movedQuietly(withMarker(lab, 's', drawnAlive(lab, chance)), chance);
        if (state) return state;
      }
    };
    const seen = movedQuietly(withMarker(lab, 's', 'unnerved'), luck(1))!;
    return { attacker: 'g', hex: '7-J06', caps: 0, seen, truth: moved };
  },
  'units in close combat': () => ({
    attacker: 'g',
    hex: '7-H05',
    caps: 0,
    ...still(
      labPosition('german', {
        units: {
          g: { type: 'G02', hex: '7-H05', facing: 2 },
          s: { type: 'S07', hex: '7-H05', facing: 5 },
          friend: { type: 'G03', hex: '7-H05', facing: 5 },
        },
      }),
    ),
  }),
  'a stack of two': () => ({
    attacker: 'g',
    hex: '7-H05',
    caps: 1,
    ...still(
      labPosition('german', {
        units: {
          g: { type: 'G07', hex: '7-F04', facing: 2 },
          s: { type: 'S01', hex: '7-H05', facing: 5 },
          t: { type: 'S07', hex: '7-H05', facing: 2 },
        },
      }),
    ),
  }),
};

export const ATTACKS: readonly string[] = Object.keys(TRIALS);

/** Rolls an attack as often as told, through the referee, and compares with the exact chances. */
export function expectAttackFrequencies(name: string, times: number): void {
  const { attacker, hex, caps, seen, truth } = TRIALS[name]!();
  const side = seen.units[attacker]!.side;
  const odds = attackOdds(conflictOfHeroes.viewFor(seen, side), attacker, hex)!;
  const rolls = odds.targets.map(({ unit }) => ({ target: unit, modifier: caps }));
  const payment = { by: 'command' } as const;
  const command: CohCommand = { kind: 'attackHex', unit: attacker, hex, rolls, payment };
  const tallies = new Map(rolls.map(({ target }) => [target, { miss: 0, hit: 0, kill: 0 }]));
  const chance = luck(42);
  for (let time = 0; time < times; time += 1) {
    const after = carriedOut(newMatch(truth(chance), 0), side, command, chance).state;
    for (const [target, tally] of tallies) tally[outcomeIn(seen, after, target)] += 1;
  }
  for (const { unit, outcomes } of odds.targets)
    expectTally(tallies.get(unit)!, outcomes[caps as 0], times);
}

/** The same for rallies, with each number of CAPs. */
export function expectRallyFrequencies(times: number): void {
  const state = labPosition('soviet', {
    board: {
      placements: [{ board: '7', column: 0, row: 0, turned: false }],
      ...FLAT_GROUND,
      terrain: { '7-H05': 'woods' },
    },
    units: {
      s: { type: 'S01', hex: '7-H05', facing: 5, hit: 'cowering' },
      friend: { type: 'S01', hex: '7-H05', facing: 5 },
      g: { type: 'G02', hex: '7-C05', facing: 2 },
    },
  });
  const odds = rallyOdds(conflictOfHeroes.viewFor(state, 'soviet'), 's')!;
  const chance = luck(43);
  odds.chances.forEach((recovers, modifier) => {
    const payment = { by: 'opportunity' } as const;
    const command: CohCommand = { kind: 'rallyUnit', unit: 's', modifier, payment };
    const tally = { miss: 0, hit: 0, kill: 0 };
    for (let time = 0; time < times; time += 1) {
      const after = carriedOut(newMatch(state, 0), 'soviet', command, chance).state;
      tally[after.units.s!.hit ? 'miss' : 'hit'] += 1;
    }
    expectTally(tally, { miss: 1 - recovers, hit: recovers, kill: 0 }, times);
  });
}

function expectTally(tally: Tally, chances: Outcome, times: number): void {
  for (const [outcome, chance] of Object.entries(chances) as [keyof Outcome, number][]) {
    const error = Math.sqrt((chance * (1 - chance)) / times);
    const strayed = Math.abs(tally[outcome] / times - chance);
    expect({ outcome, chance, tally, strayed: strayed <= STANDARD_ERRORS * error + 1e-12 }).toEqual(
      { outcome, chance, tally, strayed: true },
    );
  }
}

function outcomeIn(before: CohState, after: CohState, target: UnitId): keyof Outcome {
  const unit = after.units[target];
  if (!unit) return 'kill';
  return unit.hit && !before.units[target]!.hit ? 'hit' : 'miss';
}

function carriedOut(
  match: Match<CohState>,
  side: Side,
  command: CohCommand,
  chance: Chance,
): Match<CohState> {
  const outcome = execute(conflictOfHeroes, match, side, command, chance);
  if (outcome.refusal) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.match;
}

function luck(seed: number): Chance {
  return seededChance(chanceFromSeed(seed));
}

/** A marker of the pool as a unit draws it, if it lives. */
function drawnAlive({ hitMarkers }: CohState, chance: Chance) {
  for (;;) {
    const [marker] = chance.draw(hitMarkers.foot.contents ?? [], 1);
    if (marker && marker !== 'killed') return marker;
  }
}

/** The position after a step of `s` that did not show its marker; null if it could not be. */
function movedQuietly(state: CohState, chance: Chance): CohState | null {
  const payment = { by: 'opportunity' } as const;
  const move: CohCommand = {
    kind: 'moveUnit',
    unit: 's',
    to: '7-J06',
    facing: 5,
    cautious: false,
    payment,
  };
  const outcome = execute(conflictOfHeroes, newMatch(state, 0), 'soviet', move, chance);
  if (outcome.refusal || outcome.match.state.units.s?.hit?.shown) return null;
  return outcome.match.state;
}
