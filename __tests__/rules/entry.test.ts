import { describe, expect, test } from '@jest/globals';
import { labPosition } from '../../build/selfplay/lab.ts';
import { conflictOfHeroes, entryCost, entryHexes, FLAT_GROUND } from '../../shared/coh/index.ts';
import { played, refusal } from '../helpers/played.ts';

const german = { type: 'G02', hex: '7-G05', facing: 2 } as const;
const later = { type: 'S07', side: 'soviet', entry: ['7-R06', '7-R07'] } as const;

const state = labPosition('soviet', {
  board: {
    placements: [{ board: '7', column: 0, row: 0, turned: false }],
    ...FLAT_GROUND,
    terrain: { '7-R06': 'woods' },
    roads: [['7-R06', '7-Q06']],
  },
  units: { g: german },
  reinforcements: [
    { id: 's', round: 1, ...later },
    { id: 'late', round: 2, ...later },
  ],
});
const enter = (unit: string, to: string) =>
  ({
    kind: 'enterUnit',
    unit,
    to,
    facing: 5,
    cautious: false,
    payment: { by: 'opportunity' },
  }) as const;

describe('H-18: a reinforcement pays for the hex in which it comes onto the map', () => {
  const costOf = (hex: string) =>
    entryCost(state, state.reinforcements[0]!, hex).map(({ reason, amount }) => [reason, amount]);

  test('its move number and the terrain, also where a road leads on', () => {
    expect(costOf('7-R06')).toEqual([
      ['moveNumber', 2],
      ['terrain', 1],
    ]);
    expect(costOf('7-R07')).toEqual([['moveNumber', 2]]);
  });

  test('and is then in the hex, off the list, and spent like anybody who acted by opportunity', () => {
    const { state: after } = played(state, enter('s', '7-R06'));
    expect(after.units.s).toMatchObject({ hex: '7-R06', facing: 5, spent: true });
    expect(after.reinforcements.map(({ id }) => id)).toEqual(['late']);
  });
});

test('R5.1-1: it enters from its round on, where the scenario says', () => {
  expect(refusal(state, enter('late', '7-R06'))).toMatchObject({ code: 'notDue', rule: 'R5.1-1' });
  expect(refusal(state, enter('s', '7-R08'))).toMatchObject({ code: 'notAnEntryHex' });
});

describe('H-08: a reinforcement whose facing is still to be chosen', () => {
  const undoPoints = (hidden: boolean) => {
    const start = labPosition('soviet', {
      units: { g: { ...german, hidden } },
      reinforcements: state.reinforcements,
    });
    return played(start, { ...enter('s', '7-R06'), facing: null }).match.undo.length;
  };

  test('can be taken back', () => expect(undoPoints(false)).toBe(1));

  test('but not where units may be hidden: that nobody was there is news', () =>
    expect(undoPoints(true)).toBe(0));
});

test('R5.1-1: where an enemy stands in the way it enters the nearest hexes without one', () => {
  const blocked = { ...state, units: { g: { ...state.units.g!, hex: '7-R06' } } };
  const hexes = entryHexes(blocked, { ...state.reinforcements[0]!, entry: ['7-R06'] });
  expect(hexes.sort()).toEqual(['7-Q06', '7-Q07', '7-R05', '7-R07']);
});

describe('H-19: a side that has nobody on the map and nobody to come', () => {
  const alone = labPosition('german', { units: { g: german }, active: 'g' });

  test('passes whenever it has its turn', () => {
    const { state: after, match, events } = played(alone, { kind: 'stall', payBy: 'activation' });
    expect(conflictOfHeroes.seatToAct(after)).toBe('german');
    // Its turn was a turn all the same: what was done before cannot be taken back (H-08).
    expect(match.undo).toEqual([]);
    expect(events).toContainEqual({ type: 'passed', payload: { side: 'soviet' } });
    const over = played(after, { kind: 'pass' });
    expect(over.events.map(({ type }) => type)).toContain('roundEnded');
  });

  test('is asked as long as somebody is still to come', () => {
    const awaited = { ...alone, reinforcements: state.reinforcements };
    const { state: after } = played(awaited, { kind: 'stall', payBy: 'activation' });
    expect(conflictOfHeroes.seatToAct(after)).toBe('soviet');
  });
});
