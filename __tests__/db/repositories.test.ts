import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openStore, type GameProgress, type Store, type StoredGame } from '../../db/index.ts';
import type { GameCommand, GameEvent, Match, Step } from '../../shared/kernel/index.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

type State = { readonly pips: number };
type Rolled = GameEvent & { readonly type: 'rolled' };

let store: Store<State, GameCommand, Rolled>;
beforeEach(() => {
  store = openStore(path.join(tempFolder(), 'hexfront.sqlite'));
});

const progress: GameProgress = {
  scenario: { id: 's', title: 'S', date: 'then' },
  round: 1,
  rounds: 5,
  turn: 2,
  toAct: 'german',
  points: { german: 1, soviet: 0 },
  winner: null,
  finished: false,
};
const game = (id: string, playedAt = '2026-01-01T00:00:00.000Z'): StoredGame => ({
  id,
  rules: 'dice',
  name: `Game ${id}`,
  revision: 0,
  progress,
  createdAt: '2026-01-01T00:00:00.000Z',
  playedAt,
});
const step = (revision: number): Step<GameCommand, Rolled> => ({
  revision,
  seat: revision === 1 ? null : 'german',
  command: { kind: 'roll' },
  events: [{ type: 'rolled', payload: { pips: revision } }, { type: 'rolled' }],
  chance: [1, -2, 3, revision],
});
const match = (revision: number): Match<State> => ({
  revision,
  state: { pips: revision },
  chance: [0, 0, 0, revision],
  undo: [],
});

describe('games', () => {
  test('come back as they were kept, last played first', () => {
    store.games.insert(game('a', '2026-01-01T00:00:00.000Z'));
    store.games.insert(game('b', '2026-03-01T00:00:00.000Z'));
    store.games.insert(game('c', '2026-02-01T00:00:00.000Z'));
    expect(store.games.find('a')).toEqual(game('a'));
    expect(store.games.list().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  test('go on and change their names', () => {
    store.games.insert(game('a'));
    store.games.advance('a', 3, { ...progress, turn: 9 }, '2026-05-05T00:00:00.000Z');
    store.games.rename('a', 'Other');
    expect(store.games.find('a')).toEqual({
      ...game('a'),
      name: 'Other',
      revision: 3,
      progress: { ...progress, turn: 9 },
      playedAt: '2026-05-05T00:00:00.000Z',
    });
  });

  test('that are put away are not found until they are restored', () => {
    store.games.insert(game('a'));
    store.games.putAway('a', '2026-05-05T00:00:00.000Z');
    expect(store.games.find('a')).toBeNull();
    expect(store.games.list()).toEqual([]);
    store.games.restore('a');
    expect(store.games.find('a')).toEqual(game('a'));
  });

  test('are purged, journal and all, only when put away before the time', () => {
    for (const id of ['kept', 'young', 'old']) {
      store.games.insert(game(id));
      store.journal.append(id, null, step(1));
      store.snapshots.put(id, match(0));
    }
    store.games.putAway('young', '2026-05-02T00:00:00.000Z');
    store.games.putAway('old', '2026-05-01T00:00:00.000Z');
    store.games.purgePutAwayBefore('2026-05-02T00:00:00.000Z');
    for (const id of ['young', 'old']) store.games.restore(id);
    expect(store.games.list().map(({ id }) => id)).toEqual(['kept', 'young']);
    expect(store.journal.stepsAfter('old', 0)).toEqual([]);
    expect(store.journal.stepsAfter('young', 0)).toEqual([step(1)]);
  });
});

describe('the journal', () => {
  beforeEach(() => store.games.insert(game('a')));

  test('gives the steps back, in order, after a revision', () => {
    for (const revision of [1, 2, 3]) store.journal.append('a', `id-${revision}`, step(revision));
    expect(store.journal.stepsAfter('a', 0)).toEqual([step(1), step(2), step(3)]);
    expect(store.journal.stepsAfter('a', 2)).toEqual([step(3)]);
    expect(store.journal.stepsAfter('a', 3)).toEqual([]);
  });

  test('knows a command by its id within a game', () => {
    store.games.insert(game('b'));
    store.journal.append('a', 'id-1', step(1));
    expect(store.journal.knows('a', 'id-1')).toBe(true);
    expect(store.journal.knows('a', 'id-2')).toBe(false);
    expect(store.journal.knows('b', 'id-1')).toBe(false);
  });

  test('takes no revision and no command id twice', () => {
    store.journal.append('a', 'id-1', step(1));
    expect(() => store.journal.append('a', 'id-2', step(1))).toThrow('UNIQUE');
    expect(() => store.journal.append('a', 'id-1', step(2))).toThrow('UNIQUE');
  });

  test('is copied whole, and the copy is its own', () => {
    store.games.insert(game('b'));
    store.journal.append('a', 'id-1', step(1));
    store.journal.copy('a', 'b');
    store.journal.append('b', 'id-2', step(2));
    expect(store.journal.stepsAfter('a', 0)).toEqual([step(1)]);
    expect(store.journal.stepsAfter('b', 0)).toEqual([step(1), step(2)]);
    expect(store.journal.knows('b', 'id-1')).toBe(true);
  });
});

describe('snapshots', () => {
  beforeEach(() => store.games.insert(game('a')));

  test('give the last one that is not newer', () => {
    for (const revision of [0, 16, 33]) store.snapshots.put('a', match(revision));
    expect(store.snapshots.notAfter('a', 0)).toEqual(match(0));
    expect(store.snapshots.notAfter('a', 32)).toEqual(match(16));
    expect(store.snapshots.notAfter('a', 9999)).toEqual(match(33));
    expect(store.snapshots.latestRevision('a')).toBe(33);
  });

  test('are missed loudly', () => {
    expect(() => store.snapshots.notAfter('a', 5)).toThrow('Game a has no snapshot');
  });
});

describe('documents and settings', () => {
  test('are replaced by what is written last', () => {
    store.documents.put('map', { id: '7', origin: 'shipped', body: { trees: 1 } });
    store.documents.put('map', { id: '7', origin: 'shipped', body: { trees: 2 } });
    store.documents.put('scenario', { id: '7', origin: 'own', body: {} });
    expect(store.documents.list('map')).toEqual([
      { id: '7', origin: 'shipped', body: { trees: 2 } },
    ]);
    store.documents.remove('map', '7');
    expect(store.documents.list('map')).toEqual([]);
    expect(store.documents.list('scenario')).toHaveLength(1);

    store.settings.write('sound', true);
    store.settings.write('sound', null);
    store.settings.write('language', 'it');
    expect(store.settings.readAll()).toEqual({ language: 'it', sound: null });
  });
});

test('a transaction that throws leaves nothing behind', () => {
  expect(() =>
    store.transaction(() => {
      store.games.insert(game('a'));
      store.journal.append('a', null, step(1));
      throw new Error('power cut');
    }),
  ).toThrow('power cut');
  expect(store.games.find('a')).toBeNull();
  expect(store.journal.stepsAfter('a', 0)).toEqual([]);
});
