import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { playMatch } from '../../build/selfplay/playMatch.ts';
import {
  attackDeclared,
  attackOdds,
  type CohState,
  conflictOfHeroes,
  hitMarkerShown,
  type Outcome,
  rallyOdds,
  type Side,
  SIDES,
  type TargetOdds,
  unitsOf,
} from '../../shared/coh/index.ts';
import {
  ATTACKS,
  expectAttackFrequencies,
  expectRallyFrequencies,
} from '../helpers/frequencies.ts';
import { allAttackOdds, brawl } from '../helpers/matches.ts';

const MATCHES = 12;
// The same with 200,000 rolls is __tests__/long/odds.test.ts.
const ROLLS = 10_000;

/** Everybody whom a unit of either side could attack, as a side sees it. */
function targetsOf(state: CohState, side: Side): TargetOdds[] {
  const view = conflictOfHeroes.viewFor(state, side);
  return allAttackOdds(view).flatMap(({ targets }) => targets);
}

test('R7.0-2: miss, hit and kill have chances between 0 and 1 that sum to 1, for each number of CAPs', () => {
  const seen = { attacks: 0, averaged: 0, rallies: 0 };
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      playMatch({
        ...brawl(seed),
        observe: (_, { revision }, { state }) => {
          if (revision % 5 !== 0) return;
          for (const side of SIDES) {
            for (const { outcomes, averaged } of targetsOf(state, side)) {
              seen.attacks += 1;
              seen.averaged += averaged ? 1 : 0;
              expect(outcomes.map(sumsToOne)).toEqual([true, true, true]);
              expect(risesWithCaps(outcomes.map(({ miss }) => 1 - miss))).toBe(true);
            }
            const view = conflictOfHeroes.viewFor(state, side);
            for (const { chances } of unitsOf(view, side).flatMap(
              ({ id }) => rallyOdds(view, id) ?? [],
            )) {
              seen.rallies += 1;
              expect(chances.every(isChance) && risesWithCaps(chances)).toBe(true);
            }
          }
        },
      });
    }),
    { numRuns: MATCHES },
  );
  expect(seen.attacks).toBeGreaterThan(1_000);
  expect(seen.averaged).toBeGreaterThan(50);
  expect(seen.rallies).toBeGreaterThan(50);
});

const isChance = (chance: number) => chance >= 0 && chance <= 1;

function sumsToOne({ miss, hit, kill }: Outcome): boolean {
  return [miss, hit, kill].every(isChance) && Math.abs(miss + hit + kill - 1) <= 1e-12;
}

function risesWithCaps(chances: readonly number[]): boolean {
  return chances.every((chance, caps) => caps === 0 || chance >= chances[caps - 1]! - 1e-12);
}

test('A-23: an attack is decided by the very modifiers that its odds showed before', () => {
  let known = 0;
  let unknown = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      playMatch({
        ...brawl(seed),
        observe: ({ state }, { command, events }) => {
          const declared = events.find(attackDeclared.match)?.payload;
          if (!declared || command.kind !== 'attackHex') return;
          const view = conflictOfHeroes.viewFor(state, declared.side);
          const odds = attackOdds(view, command.unit, command.hex)!;
          const { hex, range, band } = declared;
          expect({ hex: odds.hex, range: odds.range, band: odds.band }).toEqual({
            hex,
            range,
            band,
          });
          const shown = new Set(
            events.filter(hitMarkerShown.match).map(({ payload }) => payload.unit),
          );
          expect(odds.targets.map(({ unit }) => unit)).toEqual(
            declared.targets.map(({ unit }) => unit),
          );
          declared.targets.forEach((sum, index) => {
            const { unit, colour, aspect, attack, defence, averaged } = odds.targets[index]!;
            if (averaged) unknown += 1;
            else known += 1;
            // Only a marker that had to be shown can add a line that the odds did not have.
            if (!averaged || !shown.has(unit))
              expect({ unit, colour, aspect, attack, defence }).toEqual(sum);
          });
        },
      });
    }),
    { numRuns: MATCHES },
  );
  expect(known).toBeGreaterThan(100);
  expect(unknown).toBeGreaterThan(10);
});

describe(`over ${ROLLS} rolls the outcomes are as frequent as the odds say:`, () => {
  test.each(ATTACKS)('R7.0-2, R7.4: %s', (name) => expectAttackFrequencies(name, ROLLS));

  test('R7.5: a rally, with each number of CAPs', () => expectRallyFrequencies(ROLLS));
});
