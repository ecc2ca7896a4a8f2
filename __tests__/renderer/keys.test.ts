import { expect, test } from '@jest/globals';
import { isFreshPress } from '../../renderer/app/freshKeys.ts';

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
