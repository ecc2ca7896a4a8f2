import { describe, expect, test } from '@jest/globals';
import { screenOpened } from '../../renderer/app/navigation.ts';
import { seatLeft } from '../../renderer/features/match/matchReducer.ts';
import { type Notice, notices, noticeShown } from '../../renderer/features/notices/noticesSlice.ts';

const undoable = noticeShown({ text: 'gone', restore: 'game' });

function after(...actions: Parameters<typeof notices>[1][]): string[] {
  return actions.reduce<Notice[]>(notices, []).map(({ text }) => text);
}

const news = (text: string) => noticeShown({ text });

describe('notices', () => {
  test('the newest three are shown', () => {
    expect(after(news('a'), news('b'), news('c'), news('d'))).toEqual(['b', 'c', 'd']);
  });

  test('what is said again stands there once, as the newest', () => {
    expect(after(news('a'), news('b'), news('a'))).toEqual(['b', 'a']);
  });

  test('an offer to undo gives way to no number of others', () => {
    const told = after(undoable, news('a'), news('b'), undoable, news('c'), news('d'));
    expect(told).toEqual(['gone', 'b', 'gone', 'c', 'd']);
  });

  test('another page of the desk keeps the offer to undo, and nothing else', () => {
    expect(after(undoable, news('a'), screenOpened('menu'))).toEqual(['gone']);
    expect(after(undoable, news('a'), screenOpened('play'))).toEqual([]);
  });

  test('a refusal, which may name a marker that only its owner knows, goes with the seat', () => {
    expect(after(undoable, news('Pinned: no move or pivot'), seatLeft())).toEqual(['gone']);
  });
});
