import { describe, expect, test } from '@jest/globals';
import {
  obviousPayment,
  paymentOptions,
  type PricedAction,
} from '../../renderer/features/match/payments.ts';
import { unitReach } from '../../renderer/features/match/reach.ts';
import type { CohState } from '../../shared/coh/index.ts';
import {
  afterInitiative,
  beginMatch,
  play,
  type SeatMatch,
  toAct,
  viewOf,
} from './helpers/seatMatch.ts';

const begun = afterInitiative(beginMatch());
const side = toAct(begun);
const unit = side === 'german' ? 'g2' : 's1';
const pivot: PricedAction = { kind: 'pivot', unit, facing: 3 };

function optionsFor(at: SeatMatch, action: PricedAction, patch: Partial<CohState> = {}) {
  const { state } = viewOf(at, side);
  return paymentOptions({ ...state, ...patch }, side, action);
}

describe('ways to pay', () => {
  test('a ready unit may be activated first, act once for free, or act by CAP', () => {
    expect(optionsFor(begun, pivot)).toMatchObject([
      { way: 'activate', actionPoints: 1, rule: 'R3.0', after: { kind: 'apLeft', count: 6 } },
      { way: 'opportunity', actionPoints: 0, commandPoints: 0, after: { kind: 'spentAfter' } },
      { way: 'command', commandPoints: 1, rule: 'R3.2.2', after: { kind: 'staysReady' } },
    ]);
  });

  test('there is no way to pay for what cannot be done', () => {
    const facing = viewOf(begun, side).state.units[unit]?.facing ?? 0;
    expect(optionsFor(begun, { ...pivot, facing })).toEqual([]);
  });

  test('activating on the way asks the referee twice', () => {
    const [first] = optionsFor(begun, pivot);
    expect(first?.commands.map(({ kind }) => kind)).toEqual(['activateUnit', 'pivotUnit']);
    expect(() => play(begun, ...(first?.commands ?? []))).not.toThrow();
  });

  test('an active unit pays with its own AP without being asked', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    const options = optionsFor(active, pivot);
    expect(obviousPayment(options)).toMatchObject({ way: 'activation', actionPoints: 1 });
    expect(options.find(({ way }) => way === 'command')?.after).toEqual({
      kind: 'staysActive',
      count: 7,
    });
  });

  test('several ways without own AP are a question', () => {
    expect(obviousPayment(optionsFor(begun, pivot))).toBeNull();
    expect(obviousPayment([])).toBeNull();
  });

  test('a stall without an active unit has one way: a CAP', () => {
    const options = optionsFor(begun, { kind: 'stall' });
    expect(options).toMatchObject([{ way: 'command', commandPoints: 1, rule: 'R2.2-8' }]);
    expect(obviousPayment(options)).toBe(options[0]);
  });

  test('the last AP says that the unit is spent afterwards', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    const { actionPoints } = active.match.state;
    const options = optionsFor(active, pivot, { actionPoints: { ...actionPoints, [side]: 1 } });
    expect(options[0]).toMatchObject({ way: 'activation', after: { kind: 'spentAfter' } });
  });
});

describe('reach', () => {
  const reachOf = (at: SeatMatch) => {
    const { state, legal } = viewOf(at, side);
    const known = state.units[unit];
    if (!known) throw new Error('No such unit');
    return unitReach(state, legal, known, false);
  };

  test('a unit that is not active reaches the next hexes only', () => {
    const { destinations, nextHexes } = reachOf(begun);
    expect(destinations.map(({ hex }) => hex).toSorted()).toEqual([...nextHexes].toSorted());
    expect(destinations.every(({ last }) => !last)).toBe(true);
  });

  test('an active unit sees further hexes with their whole cost, marked where CAPs must help', () => {
    const { destinations, nextHexes, ways } = reachOf(
      play(begun, { kind: 'activateUnit', unit, modifier: 0 }),
    );
    const further = destinations.filter(({ hex }) => !nextHexes.has(hex));
    expect(further.length).toBeGreaterThan(nextHexes.size);
    for (const { hex, actionPoints, commandPoints } of further) {
      expect(ways.get(hex)?.cost).toBe(actionPoints + commandPoints);
      expect(commandPoints).toBeLessThanOrEqual(1);
    }
    expect(further.some(({ commandPoints }) => commandPoints === 1)).toBe(true);
    expect(further.filter(({ last }) => last).every(({ actionPoints }) => actionPoints === 7)).toBe(
      true,
    );
  });

  test('a ready unit beside an active one moves once and is spent', () => {
    const other = side === 'german' ? 'g3' : 's2';
    const { destinations } = reachOf(
      play(begun, { kind: 'activateUnit', unit: other, modifier: 0 }),
    );
    expect(destinations.every(({ last, actionPoints }) => last && actionPoints === 0)).toBe(true);
  });

  test('nobody reaches anything in the turn of the other side', () => {
    const passed = play(begun, { kind: 'pass' });
    expect(reachOf(passed).destinations).toEqual([]);
  });
});
