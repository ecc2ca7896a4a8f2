import { describe, expect, test } from '@jest/globals';
import { isFreshPress } from '../../renderer/app/freshKeys.ts';
import type { AppStore } from '../../renderer/app/store.ts';
import { toggleSight } from '../../renderer/features/sight/sightIntents.ts';
import { sightHeld } from '../../renderer/features/sight/sightSlice.ts';
import { hexHovered, unitSelected } from '../../renderer/features/table/tableSlice.ts';
import { deedOf, type KeyPress, selectFloor } from '../../renderer/features/table/useTableKeys.ts';
import { gameWithoutHost } from './helpers/noHost.ts';

test.each(['Enter', ' ', 'p', 's', 'd', 'a', '1', '6', 'Escape'])(
  'a held %p counts once',
  (key) => {
    expect(isFreshPress({ key, repeat: false })).toBe(true);
    expect(isFreshPress({ key, repeat: true })).toBe(false);
  },
);

test.each(['ArrowLeft', 'ArrowDown', '+', '-', 'Tab'])('a held %p goes on', (key) => {
  expect(isFreshPress({ key, repeat: true })).toBe(true);
});

const LETTERS = ['a', 'm', 'e', 'f', 'r', 'v', 's', 'd', 'p', 'c', 'u', 'w'];
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

describe('while a player looks from hex to hex', () => {
  const { unit, table } = gameWithoutHost();
  const POINTED = '7-J06';
  const atTable = () => {
    const store = table();
    store.dispatch(unitSelected(unit));
    store.dispatch(hexHovered(POINTED));
    return store;
  };
  const press = async (
    { dispatch, getState }: AppStore,
    key: string,
    more: Partial<KeyPress> = {},
  ) => {
    const plain = { key, shift: false, control: false, onBoard: true };
    await deedOf(selectFloor(getState()), { ...plain, ...more })?.(dispatch, null);
  };

  test.each(['a', 'p', 'enter'])('%p, which else sends a command', async (key) => {
    await expect(press(atTable(), key)).rejects.toThrow('submit');
  });

  test.each(['u', 'z'])('%p, which else asks to undo', async (key) => {
    await expect(press(atTable(), key, { control: key === 'z' })).rejects.toThrow('undo');
  });

  const played = [...LETTERS, ...DIGITS, 'tab'].flatMap((key) => [
    { key, shift: false },
    { key, shift: true },
  ]);

  test.each(played)('$key does nothing, shift: $shift', async ({ key, shift }) => {
    const kept = atTable();
    kept.dispatch(toggleSight());
    const held = atTable();
    held.dispatch(sightHeld(true));
    for (const store of [kept, held]) {
      const before = store.getState();
      await press(store, key, { shift });
      expect(store.getState()).toEqual(before);
    }
  });

  test('Ctrl+Z does nothing', async () => {
    const store = atTable();
    store.dispatch(toggleSight());
    const before = store.getState();
    await press(store, 'z', { control: true });
    expect(store.getState()).toEqual(before);
  });

  test.each(['enter', ' '])('%p picks the hex pointed at', async (key) => {
    const store = atTable();
    store.dispatch(toggleSight());
    await press(store, key);
    expect(store.getState().sight.from).toBe(POINTED);
  });

  test('its own keys, those of the page and Escape work', async () => {
    const store = atTable();
    const { getState } = store;
    await press(store, 'q', { shift: true });
    expect(getState().sight.kept).toBe(true);
    await press(store, 't');
    expect(getState().sight.threats).toBe(true);
    await press(store, 'n');
    expect(getState().table.overviewToggled).toBe(true);
    await press(store, 'arrowup', { shift: true });
    expect(getState().table.hoveredHex).toBe('7-J05');
    await press(store, 'escape');
    expect(getState().sight.kept).toBe(false);
    await press(store, 'q');
    expect(getState().sight.held).toBe(true);
    await press(store, '?');
    expect(selectFloor(getState())).toBe('help');
    await press(store, 'p');
    await press(store, '?');
    expect(selectFloor(getState())).toBe('sight');
  });
});
