import { describe, expect, test } from '@jest/globals';
import { labPosition } from '../../build/selfplay/lab.ts';
import { LOOKS } from '../../renderer/board/overlay/looks.ts';
import { seatLeft } from '../../renderer/features/match/matchReducer.ts';
import { fieldOfView } from '../../renderer/features/sight/fieldOfView.ts';
import {
  moveCursor,
  pickPointed,
  stopLooking,
  toggleSight,
} from '../../renderer/features/sight/sightIntents.ts';
import {
  selectLineOfSight,
  selectLookedFrom,
  selectSightOn,
} from '../../renderer/features/sight/sightSelectors.ts';
import {
  hexPicked,
  sight as sightReducer,
  sightHeld,
  type SightState,
} from '../../renderer/features/sight/sightSlice.ts';
import {
  chooseAction,
  chooseHex,
  chooseUnit,
  doPrimary,
} from '../../renderer/features/table/intents.ts';
import { selectOverlay } from '../../renderer/features/table/selectors.ts';
import {
  hexHovered,
  paymentAsked,
  unitSelected,
} from '../../renderer/features/table/tableSlice.ts';
import { levelName, verdictText } from '../../renderer/i18n/sightWords.ts';
import {
  battlefieldOf,
  type Board,
  BLIND,
  FLAT_GROUND,
  IN_SIGHT,
  sight,
  sightCode,
  type Smoke,
} from '../../shared/coh/index.ts';
import { hexIndex, isPlayable } from '../../shared/hex/index.ts';
import { firefight } from '../helpers/matches.ts';
import { gameWithoutHost } from './helpers/noHost.ts';

const placements = [{ board: '7', column: 0, row: 0, turned: false }];
const ground = (board: Partial<Board>): Board => ({ ...FLAT_GROUND, placements, ...board });

describe('what a hex sees', () => {
  const state = firefight('firefight-6');
  const { grid } = battlefieldOf(state.board);

  test('is what the engine says of each hex, and half hexes are not counted', () => {
    const from = grid.addresses[100]!;
    const field = fieldOfView(state, from)!;
    const codes = grid.addresses.map((_, hex) => sightCode(state, 100, hex));
    codes.forEach((code, hex) => {
      const look = code === IN_SIGHT ? 'seen' : code === BLIND ? 'blind' : 'blocked';
      expect(field.looks[hex]).toBe(LOOKS[look]);
    });
    const others = codes.filter((_, hex) => isPlayable(grid, hex) && hex !== 100);
    const { seen, blind, blocked } = field.counts;
    expect(seen).toBe(others.filter((code) => code === IN_SIGHT).length);
    expect(blind).toBe(others.filter((code) => code === BLIND).length);
    expect(seen + blind + blocked).toBe(others.length);
  });

  test('marks what first stands in the way, by a word, and no gully as a blocker of itself', () => {
    const board = ground({
      terrain: { '7-J04': 'woods' },
      levels: { '7-J08': -1, '7-G06': 1, '7-F06': 1 },
    });
    const { blockers } = fieldOfView({ board, smoke: {} }, '7-J06')!;
    const words = new Map(blockers.map(({ hex, word }) => [hex, word]));
    expect(words.get('7-J04')).toBe('woods');
    expect(words.get('7-G06')).toBe('ground L1');
    expect(words.has('7-J08')).toBe(false);
  });

  test('is nothing for a hex that is not on the table', () => {
    expect(fieldOfView(state, '3-A01')).toBeNull();
  });
});

describe('why a hex is not seen, in words', () => {
  const words = (to: string, board: Partial<Board>, smoke: Smoke = {}) => {
    const state = { board: ground(board), smoke };
    const { grid } = battlefieldOf(state.board);
    const ends = [hexIndex(grid, '7-J06'), hexIndex(grid, to)] as const;
    const line = sight(state, { hex: ends[0] }, { hex: ends[1] });
    return verdictText(state.board, { from: '7-J06', to }, line);
  };

  test.each([
    ['seen', '7-J03', {}, '7-J03 is seen'],
    ['obstacle', '7-J03', { terrain: { '7-J05': 'woods' } }, 'woods in the way at 7-J05'],
    [
      'obstacle on a hill',
      '7-J03',
      { terrain: { '7-J04': 'brush' }, levels: { '7-J03': 1, '7-J04': 1, '7-J06': 1 } },
      'brush on L1 in the way at 7-J04',
    ],
    [
      'blind',
      '7-J02',
      { terrain: { '7-J03': 'woods' }, levels: { '7-J06': 2 } },
      '7-J02 is blind: it lies right behind the woods at 7-J03',
    ],
    ['rise', '7-J03', { levels: { '7-J04': 1 } }, 'the ground rises to L1 at 7-J04'],
    [
      'edge of the plateau on which one stands',
      '7-J03',
      { levels: { '7-J06': 2, '7-J05': 2 } },
      'the edge of L2 at 7-J05 hides the ground below it',
    ],
    [
      'border of which both sides are in the way (R6.0-2)',
      '7-K05',
      { terrain: { '7-J05': 'woods', '7-K06': 'woods' } },
      'woods in the way at 7-J05 and 7-K06, on whose border the line runs',
    ],
    [
      'border of which one side is clear',
      '7-K05',
      { terrain: { '7-J05': 'woods' } },
      '7-K05 is seen',
    ],
    [
      'gully',
      '7-J03',
      { levels: { '7-J03': -1 } },
      'only neighbours see into or out of the gully at 7-J03',
    ],
    [
      'rim',
      '7-J03',
      { levels: { '7-J06': -1, '7-J05': -1, '7-J03': -1 } },
      'the edge of the gully at 7-J04 is in the way',
    ],
  ] as const)('%s', (_reason, to, board, expected) => {
    expect(words(to, board as Partial<Board>)).toContain(expected);
  });

  test('smoke', () => {
    expect(words('7-J03', {}, { '7-J05': [1], '7-J04': [1] })).toContain(
      'the smoke on the line adds up to +2 or more at 7-J04',
    );
  });

  test('levels', () => {
    expect([-1, 0, 1, 2].map(levelName)).toEqual(['gully L−1', 'L0', 'L1', 'L2']);
  });
});

describe('picking hexes', () => {
  const on: SightState = { ...sightReducer(undefined, { type: '' }), kept: true };
  const picks = (...hexes: string[]) => {
    const { from, to } = hexes.reduce((state, hex) => sightReducer(state, hexPicked(hex)), on);
    return [from, to];
  };

  test('first where to look from, then at what; the next click lets go of it', () => {
    expect(picks('a')).toEqual(['a', null]);
    expect(picks('a', 'b')).toEqual(['a', 'b']);
    expect(picks('a', 'b', 'c')).toEqual(['a', null]);
  });

  test('the hex itself, clicked again, is let go', () => {
    expect(picks('a', 'a')).toEqual([null, null]);
    expect(picks('a', 'b', 'a')).toEqual([null, null]);
  });

  test('nothing of it stays for the next player', () => {
    const used: Required<SightState> = {
      held: true,
      kept: true,
      from: 'a',
      to: 'b',
      cursor: 'b',
      threats: true,
    };
    expect(sightReducer(used, seatLeft())).toEqual(sightReducer(undefined, { type: '' }));
  });

  test('with the key let go all is let go, unless it is kept on', () => {
    const held = { ...on, kept: false, held: true, from: 'a' };
    expect(sightReducer(held, sightHeld(false))).toMatchObject({ held: false, from: null });
    expect(sightReducer({ ...held, kept: true }, sightHeld(false)).from).toBe('a');
  });
});

describe('at the table', () => {
  const { unit, table } = gameWithoutHost();

  test('a hex is looked from where the pointer is, or else the selected unit', () => {
    const { dispatch, getState } = table();
    dispatch(unitSelected(unit));
    expect(selectLookedFrom(getState())).toBeNull();
    dispatch(toggleSight());
    expect(selectLookedFrom(getState())).toBe(getState().match?.units[unit]?.hex);
    dispatch(hexHovered('7-J06'));
    expect(selectLookedFrom(getState())).toBe('7-J06');
  });

  test('a click on a hex or a counter picks and sends nothing; what went on comes back', async () => {
    const { dispatch, getState } = table();
    dispatch(unitSelected(unit));
    const before = selectOverlay(getState());
    const next = before.destinations[0]!.hex;
    dispatch(toggleSight());
    expect(selectOverlay(getState()).destinations).toEqual([]);
    await dispatch(chooseHex(next));
    expect(getState().sight.from).toBe(next);
    dispatch(chooseUnit(unit));
    expect(getState().sight.to).toBe(getState().match?.units[unit]?.hex);
    dispatch(toggleSight());
    expect(selectOverlay(getState())).toEqual(before);
    expect(getState().table.selectedUnit).toBe(unit);
  });

  test.each(['pass', 'activate'] as const)('without sight, %s is sent', async (action) => {
    const { dispatch } = table();
    dispatch(unitSelected(unit));
    await expect(dispatch(chooseAction(action))).rejects.toThrow('submit');
  });

  test('a button that does something ends the sight first', async () => {
    for (const press of [() => chooseAction('pass'), doPrimary]) {
      const { dispatch, getState } = table();
      dispatch(unitSelected(unit));
      dispatch(toggleSight());
      dispatch(hexPicked('7-J06'));
      await expect(dispatch(press())).rejects.toThrow('submit');
      expect(getState().sight).toMatchObject({ held: false, kept: false, from: null });
    }
  });

  test('so does the choice of a way to pay', () => {
    const { dispatch, getState } = table();
    dispatch(toggleSight());
    dispatch(paymentAsked(null));
    expect(selectSightOn(getState())).toBe(false);
  });

  test('the keys lead the pointer in a zigzag and back, and pick', () => {
    const { dispatch, getState } = table();
    dispatch(toggleSight());
    dispatch(hexHovered('7-J06'));
    dispatch(pickPointed());
    for (const key of ['right', 'right', 'up'] as const) dispatch(moveCursor(key));
    expect(getState().table.hoveredHex).toBe('7-L05');
    expect(selectLineOfSight(getState())).toMatchObject({ from: '7-J06', to: '7-L05', range: 2 });
    for (const key of ['left', 'left', 'down'] as const) dispatch(moveCursor(key));
    expect(getState().table.hoveredHex).toBe('7-J06');
  });

  test('they stop at the edge of the table', () => {
    const { dispatch, getState } = table();
    dispatch(hexHovered('7-J06'));
    for (let steps = 0; steps < 30; steps += 1) dispatch(moveCursor('left'));
    const edge = getState().table.hoveredHex!;
    dispatch(moveCursor('left'));
    expect(getState().table.hoveredHex).toBe(edge);
    expect(edge).toMatch(/^7-B/);
  });

  test('Escape finds nothing to do where nobody looks', () => {
    const { dispatch, getState } = table();
    expect(dispatch(stopLooking())).toBe(false);
    dispatch(toggleSight());
    expect(dispatch(stopLooking())).toBe(true);
    expect(selectSightOn(getState())).toBe(false);
  });
});

test('smoke in a lab position is part of what is seen', () => {
  const { board } = labPosition('german', { units: {} });
  const clear = fieldOfView({ board, smoke: {} }, '7-J06')!;
  const smoky = fieldOfView({ board, smoke: { '7-J05': [2] } }, '7-J06')!;
  expect(smoky.counts.seen).toBeLessThan(clear.counts.seen);
  expect(smoky.blockers).toEqual([{ hex: '7-J05', word: 'smoke' }]);
});
