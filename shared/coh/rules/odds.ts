import type { HexId } from '../../hex/index.ts';
import {
  FOOT_HIT_MARKERS,
  HIT_MARKER_IDS,
  type HitMarkerId,
  markerChanges,
} from '../content/hitMarkers.ts';
import { type Modifier, sumOf } from '../events/index.ts';
import type { AttackSum, CohState, RangeBand, Unit, UnitId } from '../state.ts';
import { attackSum, checkFire, fireRange, targetsIn } from './fire.ts';
import { knownUnit } from './queries.ts';
import { checkRally, rallyModifiers, rallyNumber } from './rally.ts';

/** What may come of one roll; the three sum to 1. */
export interface Outcome {
  readonly miss: number;
  /** One hit: the unit gets a marker and lives. */
  readonly hit: number;
  /** Two hits, a second hit, or the marker that kills. */
  readonly kill: number;
}

/** Something for each number of CAPs on a roll: 0, 1 and 2. */
export type ByCaps<T> = readonly [T, T, T];

/** The chances against one unit of the hex, from what a seat knows. */
export interface TargetOdds extends AttackSum {
  readonly outcomes: ByCaps<Outcome>;
  /** The lowest 2D6 that hits without CAPs; 13 or more is out of reach. */
  readonly needs: number;
  /** Its marker is not known: the chances are averaged over what it can be (H-15). */
  readonly averaged: boolean;
}

export interface AttackOdds {
  readonly hex: HexId;
  readonly range: number;
  readonly band: RangeBand;
  readonly targets: readonly TargetOdds[];
}

/** Exact chances of an attack, whoever's turn it is; null when the unit cannot fire there. */
export function attackOdds(view: CohState, attacker: UnitId, hex: HexId): AttackOdds | null {
  const unit = knownUnit(view, attacker);
  if (!unit || checkFire(view, unit, hex)) return null;
  return {
    hex,
    ...fireRange(view, unit, hex),
    targets: targetsIn(view, unit, hex).map((target) => targetOdds(view, unit, target)),
  };
}

function targetOdds(view: CohState, attacker: Unit, target: Unit): TargetOdds {
  const known = attackSum(view, attacker, target, target.hit?.marker ?? null);
  const needs = sumOf(known.defence) - sumOf(known.attack);
  const outcome = outcomesOf(view, attacker, target, needs);
  return {
    ...known,
    needs,
    averaged: isUnknown(target),
    outcomes: [outcome(0), outcome(1), outcome(2)],
  };
}

/** What a roll may come to by the CAPs on it; below 0 they lower it (R3.2.3). */
export function attackOutcome(view: CohState, attacker: Unit, target: Unit, caps: number): Outcome {
  const { attack, defence } = attackSum(view, attacker, target, target.hit?.marker ?? null);
  return outcomesOf(view, attacker, target, sumOf(defence) - sumOf(attack))(caps);
}

function outcomesOf(
  view: CohState,
  attacker: Unit,
  target: Unit,
  needs: number,
): (caps: number) => Outcome {
  if (!target.hit) return (caps) => healthyOutcome(view, needs - caps);
  if (!isUnknown(target)) return (caps) => secondHit(atLeast(needs - caps));
  const chance = averagedChance(view, attacker, target);
  return (caps) => secondHit(chance(caps));
}

function isUnknown({ hit }: Unit): boolean {
  return hit !== null && hit.marker === null;
}

/** A healthy unit that takes one hit may still draw Killed: that marker is always in the pool. */
function healthyOutcome({ hitMarkers }: CohState, needs: number): Outcome {
  const any = atLeast(needs);
  const two = atLeast(needs + 4);
  const fatal = hitMarkers.foot.remaining > 0 ? 1 / hitMarkers.foot.remaining : 0;
  const hit = (any - two) * (1 - fatal);
  return { miss: 1 - any, hit, kill: any - hit };
}

/** R7.3-1: whatever hits a unit that is hit already destroys it. */
function secondHit(chance: number): Outcome {
  return { miss: 1 - chance, hit: 0, kill: chance };
}

/** The chance to hit over all that the unknown marker can be, by the number of CAPs. */
function averagedChance(view: CohState, attacker: Unit, target: Unit): (caps: number) => number {
  const cases = possibleMarkers(view, target).map(({ marker, count }) => {
    const { attack, defence } = attackSum(view, attacker, target, marker);
    return { count, needs: sumOf(defence) - sumOf(attack) };
  });
  const total = cases.reduce((sum, { count }) => sum + count, 0);
  return (caps) =>
    cases.reduce((sum, { count, needs }) => sum + count * atLeast(needs - caps), 0) / total;
}

/**
 * H-15: what an unknown marker can be, and how many of each there are: all markers of the box but
 * those this seat can see, Killed, and those that would have had to be shown by now.
 */
export function possibleMarkers(
  view: CohState,
  { hit }: Unit,
): { readonly marker: HitMarkerId; readonly count: number }[] {
  const seen = Object.values(view.units).flatMap((unit) => unit.hit?.marker ?? []);
  const unseenFor = hit?.unseenFor ?? [];
  const possible = HIT_MARKER_IDS.filter(
    (marker) => marker !== 'killed' && !unseenFor.some((ability) => markerChanges(marker, ability)),
  ).map((marker) => ({
    marker,
    count: FOOT_HIT_MARKERS[marker].count - seen.filter((one) => one === marker).length,
  }));
  const left = possible.filter(({ count }) => count > 0);
  return left.length > 0 ? left : [{ marker: 'spare', count: 1 }];
}

/** The chance of each total of 2D6 and more. */
const AT_LEAST: readonly number[] = Array.from({ length: 14 }, (_, needed) => {
  let ways = 0;
  for (let first = 1; first <= 6; first += 1)
    for (let second = 1; second <= 6; second += 1) if (first + second >= needed) ways += 1;
  return ways / 36;
});

function atLeast(needed: number): number {
  return AT_LEAST[Math.max(0, Math.min(13, needed))] ?? 0;
}

export interface RallyOdds {
  readonly modifiers: readonly Modifier[];
  /** The lowest 2D6 that removes the marker without CAPs. */
  readonly needs: number;
  readonly chances: ByCaps<number>;
}

/** The chances of an own unit to rally; null when it cannot try. */
export function rallyOdds(view: CohState, id: UnitId): RallyOdds | null {
  const unit = knownUnit(view, id);
  const marker = unit?.hit?.marker;
  if (!unit || !marker || checkRally(view, unit)) return null;
  const modifiers = rallyModifiers(view, unit);
  const needs = rallyNumber(marker) - sumOf(modifiers);
  return { modifiers, needs, chances: [atLeast(needs), atLeast(needs - 1), atLeast(needs - 2)] };
}
