import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { labPosition } from '../../build/selfplay/lab.ts';
import { createStore } from '../../renderer/app/store.ts';
import {
  allowedCaps,
  selectAim,
  selectRollAction,
} from '../../renderer/features/attack/attackSelectors.ts';
import { viewReceived } from '../../renderer/features/match/matchReducer.ts';
import { chooseHex, chooseRollCaps } from '../../renderer/features/table/intents.ts';
import { selectOverlay } from '../../renderer/features/table/selectors.ts';
import {
  aimedUnitChosen,
  aimTaken,
  cautiousToggled,
  oneByOneToggled,
  unitSelected,
} from '../../renderer/features/table/tableSlice.ts';
import {
  attackOdds,
  type CohState,
  conflictOfHeroes,
  FLAT_GROUND,
} from '../../shared/coh/index.ts';
import type { HostApi } from '../../shared/ipc/contract.ts';
import { newMatch, seatView } from '../../shared/kernel/index.ts';
import { played } from '../helpers/played.ts';

/** A screen at which the side to act sits, with one unit selected. */
function screenAt(state: CohState, unit: string) {
  const store = createStore({} as HostApi);
  const sitDown = (now: CohState) => {
    const seat = conflictOfHeroes.seatToAct(now)!;
    store.dispatch(viewReceived(seatView(conflictOfHeroes, newMatch(now, 0), seat)));
  };
  sitDown(state);
  store.dispatch(unitSelected(unit));
  return { store, sitDown, capsLeft: () => Math.max(...allowedCaps(store.getState())) };
}

beforeAll(() => {
  Object.assign(globalThis, { window: { matchMedia: () => ({ matches: true }) } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('R5.0.1: a reinforcement enters with care when care is wished and of use', async () => {
  const state = labPosition('soviet', {
    units: { g: { type: 'G02', hex: '7-G05', facing: 2 } },
    reinforcements: [{ id: 's', type: 'S02', side: 'soviet', round: 1, entry: ['7-R06', '7-R07'] }],
    board: {
      placements: [{ board: '7', column: 0, row: 0, turned: false }],
      ...FLAT_GROUND,
      terrain: { '7-R07': 'woods' },
    },
    options: { variableActionPoints: false, cautiousMovement: true },
  });
  const { store } = screenAt(state, 's');
  store.dispatch(cautiousToggled());
  await store.dispatch(chooseHex('7-R06'));
  expect(store.getState().table.toPay).toMatchObject({ kind: 'enter', cautious: true });
  await store.dispatch(chooseHex('7-R07'));
  expect(store.getState().table.toPay).toMatchObject({ kind: 'enter', cautious: false });
});

describe('R3.2.3: CAPs that can still be put on a roll', () => {
  const units = {
    a: { type: 'G02', hex: '7-G05', facing: 3 },
    x: { type: 'S02', hex: '7-G07', facing: 0 },
    y: { type: 'S02', hex: '7-G07', facing: 0 },
  } as const;
  const active = labPosition('german', { units, active: 'a', commandPoints: 4 });

  test('are not those on the other rolls of the attack', () => {
    const { store, capsLeft } = screenAt(
      labPosition('german', { units, active: 'a', commandPoints: 3 }),
      'a',
    );
    store.dispatch(aimTaken({ hex: '7-G07', unit: 'x' }));
    store.dispatch(chooseRollCaps(2));
    store.dispatch(aimedUnitChosen('y'));
    expect(capsLeft()).toBe(1);
  });

  test('those on a roll that has been made are paid and count no more', () => {
    const declared = played(active, {
      kind: 'attackHex',
      unit: 'a',
      hex: '7-G07',
      rolls: [],
      payment: { by: 'activation', commandPoints: 0 },
    });
    const { store, sitDown, capsLeft } = screenAt(declared.state, 'a');
    store.dispatch(chooseRollCaps(2));
    const rolled = played(
      declared.match,
      { kind: 'rollAttack', target: 'x', modifier: 2 },
      { dice: [2] },
    );
    sitDown(rolled.state);
    expect(rolled.state.commandPoints.german.current).toBe(2);
    expect(capsLeft()).toBe(2);
  });

  test('are not those that the action itself costs', () => {
    const spent = { ...active, activations: { german: null, soviet: null } };
    const tired = {
      ...spent,
      units: { ...spent.units, a: { ...spent.units.a!, spent: true } },
    };
    const { store, capsLeft } = screenAt(tired, 'a');
    store.dispatch(aimTaken({ hex: '7-G07', unit: 'x' }));
    expect(capsLeft()).toBe(1);
  });
});

describe('R3.2.3: CAPs on the roll against a friend in the hex', () => {
  const units = {
    a: { type: 'G02', hex: '7-G05', facing: 3 },
    friend: { type: 'G02', hex: '7-G07', facing: 3 },
    foe: { type: 'S02', hex: '7-G07', facing: 0 },
  } as const;

  test('lower it, and make him harder to hit', () => {
    const { store } = screenAt(
      labPosition('german', { units, active: 'a', commandPoints: 4 }),
      'a',
    );
    store.dispatch(aimTaken({ hex: '7-G07', unit: 'friend' }));
    expect(allowedCaps(store.getState())).toEqual([0, -1, -2]);
    const { outcomes } = selectAim(store.getState())!;
    expect(outcomes.get(-2)!.miss).toBeGreaterThan(outcomes.get(0)!.miss);
    store.dispatch(chooseRollCaps(2));
    expect(selectRollAction(store.getState())).toMatchObject({
      rolls: [
        { target: 'foe', modifier: 0 },
        { target: 'friend', modifier: -2 },
      ],
    });
  });
});

test('rolls that are made one by one get their CAPs when it is their turn', () => {
  const units = {
    a: { type: 'G02', hex: '7-G05', facing: 3 },
    x: { type: 'S02', hex: '7-G07', facing: 0 },
    y: { type: 'S02', hex: '7-G07', facing: 0 },
  } as const;
  const { store } = screenAt(labPosition('german', { units, active: 'a', commandPoints: 4 }), 'a');
  store.dispatch(aimTaken({ hex: '7-G07', unit: 'x' }));
  store.dispatch(oneByOneToggled());
  expect(allowedCaps(store.getState())).toEqual([]);
  expect(selectRollAction(store.getState())).toMatchObject({ rolls: [] });
});

test('R7.6.3-7: the chance over a hex is that against an enemy, not against a friend among them', () => {
  const state = labPosition('german', {
    units: {
      a: { type: 'G02', hex: '7-G05', facing: 3 },
      friend: { type: 'G02', hex: '7-G07', facing: 3 },
      foe: { type: 'S02', hex: '7-G07', facing: 0 },
    },
  });
  const { store } = screenAt(state, 'a');
  const [mark] = selectOverlay(store.getState()).targets;
  const foe = attackOdds(state, 'a', '7-G07')!.targets.find(({ unit }) => unit === 'foe')!;
  expect(mark?.chance).toBe(1 - foe.outcomes[0].miss);
});
