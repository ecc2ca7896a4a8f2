import { describe, expect, test } from '@jest/globals';
import { playMatch } from '../../build/selfplay/playMatch.ts';
import {
  type CohState,
  conflictOfHeroes,
  FOOT_HIT_MARKERS,
  isActive,
  type Side,
  SIDES,
} from '../../shared/coh/index.ts';
import { isUndone } from '../../shared/kernel/index.ts';
import { checkPoints } from '../helpers/laws.ts';
import { brawl } from '../helpers/matches.ts';

const MATCHES = 32;

/** The truth after every single event of a match. */
interface History {
  readonly start: CohState;
  readonly truths: readonly CohState[];
}

const happened: Record<string, number> = {};
const histories = Array.from({ length: MATCHES }, (_, seed): History => {
  const battle = brawl(seed);
  const truths: CohState[] = [];
  playMatch({
    ...battle,
    observe: (before, { events }) => {
      let truth = before.state;
      for (const event of events) {
        if (isUndone(event)) throw new Error('brawlers do not undo');
        truth = conflictOfHeroes.evolve(truth, event);
        truths.push(truth);
        happened[event.type] = (happened[event.type] ?? 0) + 1;
      }
    },
  });
  return { start: battle.state, truths };
});

function afterEveryEvent(check: (state: CohState, start: CohState) => void): void {
  for (const { start, truths } of histories) for (const truth of truths) check(truth, start);
}

const BOX = Object.values(FOOT_HIT_MARKERS)
  .flatMap(({ id, count }) => Array<string>(count).fill(id))
  .sort()
  .join();

describe(`after every event of ${MATCHES} brawls`, () => {
  test('R7.4-1: the markers in the pool and under units are the 20 of Table T2', () => {
    afterEveryEvent(({ units, hitMarkers: { foot } }) => {
      const pool = foot.contents ?? [];
      const lying = Object.values(units).flatMap(({ hit }) => hit?.marker ?? []);
      expect([...pool, ...lying].sort().join()).toBe(BOX);
      expect(foot.remaining).toBe(pool.length);
    });
  });

  test('R7.3-2: CAPs are never below 0 nor above the ceiling; R2.2-4: AP are of an activation', () => {
    afterEveryEvent((state) => checkPoints(state));
  });

  test('R2.2-5: nobody is active and spent at once, and each side has one active unit at most', () => {
    afterEveryEvent((state) => {
      const all = [...Object.values(state.units), ...state.reinforcements];
      expect(all.some((unit) => unit.spent && isActive(state, unit.id))).toBe(false);
      for (const side of SIDES)
        expect(state.activations[side]?.units.length ?? 0).toBeLessThanOrEqual(1);
    });
  });

  test('R7.3-2: every unit that is destroyed is on its owner’s CAP track, and nobody else is', () => {
    afterEveryEvent((state, start) => {
      for (const side of SIDES) {
        const all = [...typesOf(state, side), ...state.commandPoints[side].lost];
        expect(all.sort().join()).toBe(typesOf(start, side).sort().join());
      }
    });
  });

  test('all of it was put to the test', () => {
    for (const type of ['hitMarkerDrawn', 'rallyRolled', 'unitDestroyed', 'activationRolled'])
      expect(happened[type]).toBeGreaterThan(50);
    expect(happened.unitEntered).toBeGreaterThan(10);
  });
});

function typesOf({ units, reinforcements }: CohState, side: Side): string[] {
  return [...Object.values(units), ...reinforcements]
    .filter((unit) => unit.side === side)
    .map(({ type }) => type);
}
