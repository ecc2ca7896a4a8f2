import { describe, expect, test } from '@jest/globals';
import { actionItems, afterReading, likelyPayment } from '../../renderer/features/match/actions.ts';
import { promptFor } from '../../renderer/features/match/prompt.ts';
import { NO_REACH, unitReach } from '../../renderer/features/match/reach.ts';
import { checkCommand, opponent, type Side, type UnitId } from '../../shared/coh/index.ts';
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
const [unit, second, enemy] = side === 'german' ? ['g2', 'g3', 's1'] : ['s1', 's2', 'g1'];

function itemsFor(at: SeatMatch, selected: UnitId | null, of = side) {
  const { state, legal } = viewOf(at, of);
  const items = actionItems({
    view: state,
    side: of,
    legal,
    selected: selected === null ? null : (state.units[selected] ?? null),
  });
  return Object.fromEntries(items.map(({ id, price, reason }) => [id, { price, reason }]));
}

const prompt = (at: SeatMatch, selected: UnitId | null, mode: 'move' | 'pivot' = 'move') =>
  promptOf(at, side, selected, mode);

function promptOf(at: SeatMatch, seat: Side, selected: UnitId | null, mode: 'move' | 'pivot') {
  const { state, legal } = viewOf(at, seat);
  const known = selected === null ? null : (state.units[selected] ?? null);
  const reach = known && known.side === seat ? unitReach(state, legal, known, false) : NO_REACH;
  const destination = reach.destinations.find(({ hex }) => !reach.nextHexes.has(hex))?.hex ?? null;
  return promptFor({
    view: state,
    side: seat,
    selected: known,
    mode,
    destination,
    reach,
    cautious: false,
    targets: 0,
    aim: null,
    caps: 0,
    usual: null,
  });
}

describe('the list of actions', () => {
  test('offers what a ready unit can do, with prices', () => {
    const items = itemsFor(begun, unit);
    expect(items['activate']).toEqual({ price: '7 AP', reason: null });
    expect(items['pivot']).toEqual({ price: '1 AP', reason: null });
    expect(items['stall']).toEqual({ price: '1 CAP', reason: null });
    expect(items['move']?.price).toMatch(/^\d(–\d)? AP$/);
    expect(items['declareSpent']?.reason).toEqual({ text: 'No unit is active.', rule: 'R3.0-3' });
  });

  test('never hides an action: it says why not, with the rule', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    expect(itemsFor(active, second)['activate']?.reason).toMatchObject({ rule: 'R2.2-4' });
    expect(itemsFor(active, second)['activate']?.reason?.text).toMatch(/ (is|are) already active/);
    expect(itemsFor(active, unit)['activate']?.reason?.text).toBe('Already active.');
    expect(itemsFor(active, unit)['declareSpent']).toEqual({ price: '−7 AP', reason: null });
    expect(Object.keys(itemsFor(active, unit)).toSorted()).toEqual([
      'activate',
      'declareSpent',
      'fire',
      'move',
      'pass',
      'pivot',
      'rally',
      'stall',
    ]);
  });

  test('a ready unit beside the active one acts for free, or by CAP', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    expect(itemsFor(active, second)['move']?.price).toBe('free');
    expect(itemsFor(active, second)['pivot']?.price).toBe('free');
    const { state, legal } = viewOf(active, side);
    const selected = { ...state.units[second]!, spent: true };
    const view = { ...state, units: { ...state.units, [second]: selected } };
    const items = actionItems({ view, side, legal, selected });
    expect(items.find(({ id }) => id === 'pivot')?.price).toBe('1 CAP');
    expect(items.find(({ id }) => id === 'move')?.price).toMatch(/^\d(–\d)? CAP$/);
  });

  test('nothing can be done before an announcement is read', () => {
    const { state, legal } = viewOf(begun, side);
    const items = afterReading(actionItems({ view: state, side, legal, selected: null }));
    expect(new Set(items.map(({ reason }) => reason?.text))).toEqual(
      new Set(['First read the message on the board.']),
    );
  });

  test('a pivot to the present facing is refused by its own rule', () => {
    const { state } = viewOf(begun, side);
    const ready = state.units[unit];
    if (!ready) throw new Error('No unit');
    const { facing } = ready;
    const payment = likelyPayment(state, ready);
    expect(checkCommand(state, side, { kind: 'pivotUnit', unit, facing, payment })).toMatchObject({
      rule: expect.stringMatching(/^R5\.3/),
    });
  });

  test('what can be done comes first', () => {
    const { state, legal } = viewOf(begun, side);
    const order = actionItems({ view: state, side, legal, selected: null });
    const firstOff = order.findIndex(({ reason }) => reason !== null);
    expect(order.slice(firstOff).every(({ reason }) => reason !== null)).toBe(true);
  });

  test('asks to select a unit, and refuses an enemy', () => {
    expect(itemsFor(begun, null)['move']?.reason?.text).toBe('Select one of your units first.');
    expect(itemsFor(begun, enemy)['move']?.reason).toMatchObject({ rule: 'R2.2-1' });
  });

  test('gives one reason for everything in the middle of an action', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    const move = viewOf(active, side).legal.find((one) => one.kind === 'moveUnit');
    if (!move) throw new Error('No move');
    const reasons = Object.values(itemsFor(play(active, move), unit)).map(
      ({ reason }) => reason?.text,
    );
    expect(new Set(reasons)).toEqual(new Set(['First choose the facing.']));
  });

  test('tells the waiting side that it is not its turn', () => {
    expect(itemsFor(begun, null, opponent(side))['pass']?.reason).toEqual({
      text: 'It is not your turn.',
      rule: 'R2.2-1',
    });
  });
});

describe('the prompt', () => {
  test('asks for a unit when none is selected', () => {
    expect(prompt(begun, null)).toMatchObject({ primary: null, canPass: true });
    expect(prompt(begun, null).detail).toMatch(/^6 units ready, \d CAP\./);
  });

  test('offers to activate a ready unit', () => {
    expect(prompt(begun, unit).primary?.action).toBe('activate');
  });

  test('leads an active unit along its plan, one hex at a time', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    const planned = prompt(active, unit);
    expect(planned.primary).toMatchObject({ action: 'moveOn' });
    expect(planned.primary?.label).toMatch(/^Move 1 hex · \d AP/);
    expect(prompt(active, null).primary?.action).toBe('selectActive');
  });

  test('asks for the facing after a move, and keeps it by default', () => {
    const active = play(begun, { kind: 'activateUnit', unit, modifier: 0 });
    const move = viewOf(active, side).legal.find((one) => one.kind === 'moveUnit');
    if (!move) throw new Error('No move');
    const asked = prompt(play(active, move), unit);
    expect(asked).toMatchObject({ rule: 'R5.2-3', canPass: false });
    expect(asked.primary?.action).toBe('keepFacing');
  });

  test('a pivot can be cancelled', () => {
    expect(prompt(begun, unit, 'pivot')).toMatchObject({ canCancel: true, canPass: false });
  });

  test('R2.2-7: warns that a second pass ends the round, but not in the middle of something else', () => {
    const passed = play(begun, { kind: 'pass' });
    const other = opponent(side);
    const at = (mode: 'move' | 'pivot') => promptOf(passed, other, enemy, mode);
    expect(at('move')).toMatchObject({ rule: 'R2.2-7', passLabel: 'Pass, end the round' });
    expect(at('pivot')).toMatchObject({ rule: 'R5.3', canPass: false });
    expect(at('pivot').passLabel).toBeUndefined();
  });

  test('an enemy cannot be ordered about', () => {
    expect(prompt(begun, enemy).primary).toBeNull();
  });

  test('leads back to the menu when the firefight is over', () => {
    let now = begun;
    while (!now.match.state.score.result) now = play(afterInitiative(now), { kind: 'pass' });
    expect(prompt(now, null).primary?.action).toBe('leave');
  });
});
