import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checksumOf } from '../../electron/host/gameFile.ts';
import { luckFrom } from '../helpers/host/luck.ts';
import { type Json, malform } from '../helpers/host/malform.ts';
import { errorOf, openTestHost, playOn } from '../helpers/host/testHost.ts';

/** A match saved in format 1, by a Hexfront that knew movement only. */
const text = readFileSync(path.resolve(__dirname, '../fixtures/game-file-1.json'), 'utf8');

interface LooseFile {
  [field: string]: unknown;
  name: string;
  checksum: string;
  start: { state: { units: Record<string, object>; commandPoints: { german: object } } };
  steps: { command: { kind: string }; events: { type: string; payload: { unit: object } }[] }[];
}

/** The old file with something changed and a checksum that fits again. */
function changed(change: (file: LooseFile) => void): string {
  const file = JSON.parse(text) as LooseFile;
  change(file);
  return JSON.stringify(signed(file as unknown as Json));
}

function signed(file: Json): Json {
  const { checksum: _, ...content } = file as { [key: string]: Json };
  return { ...content, checksum: checksumOf(content) };
}

describe('a game file of version 1', () => {
  test('is imported, goes on to its end, and is exported in the format of today', () => {
    const host = openTestHost();
    const screen = host.screen();
    const old = JSON.parse(text) as LooseFile;
    const { id: gameId, name, revision } = screen.ask('importGame', { text });
    expect({ name, revision }).toEqual({ name: old.name, revision: old.steps.length });
    const kinds = new Set(old.steps.map(({ command }) => command.kind));
    for (const kind of ['activateUnit', 'moveUnit', 'undo']) expect(kinds).toContain(kind);
    playOn(screen, gameId, 5000, luckFrom(4));
    const exported = screen.ask('exportGame', { gameId }).text;
    expect(JSON.parse(exported)).toMatchObject({ formatVersion: 3, createdAt: old.createdAt });
    expect(screen.ask('importGame', { text: exported })).toMatchObject({ name, finished: true });
    host.close();
  });

  test.each<[string, string, string]>([
    ['an edit', text.replace('Mill at dawn', 'Mill at noon'), 'checksum'],
    ['no checksum', text.replace('"checksum"', '"sum"'), 'checksum'],
    ['no steps', changed((file) => delete (file as Partial<LooseFile>).steps), 'steps'],
    [
      'a unit of no type',
      changed((file) => (file.start.state.units.g1 = { ...file.start.state.units.g1, type: 'X1' })),
      'start.state.units.g1.type',
    ],
    [
      'losses that could not be',
      changed(
        (file) => (file.start.state.commandPoints.german = { start: 7, lost: 1, current: 6 }),
      ),
      'start.state.commandPoints.german.lost',
    ],
    [
      'a revealed unit without a place',
      changed((file) => {
        const events = file.steps.flatMap((step) => step.events);
        const revealed = events.find(({ type }) => type === 'unitRevealed');
        Object.assign(revealed!.payload.unit, { hex: 7 });
      }),
      'payload.unit.hex',
    ],
  ])('that is damaged is refused by its field: %s', (_what, wrong, field) => {
    const host = openTestHost();
    const screen = host.screen();
    const problem = errorOf(screen.call('importGame', { text: wrong }));
    expect(problem.code).toBe('badFile');
    expect(problem.path.endsWith(field)).toBe(true);
    expect(problem.message).toContain(problem.path);
    expect(screen.ask('listGames', {})).toEqual([]);
    host.close();
  });

  test('that is malformed anywhere is refused by that field', () => {
    const host = openTestHost();
    const screen = host.screen();
    const luck = luckFrom(77);
    for (let made = 0; made < 100; made += 1) {
      const { value, field } = malform(JSON.parse(text) as Json, luck);
      const whole = field === 'checksum' ? value : signed(value);
      const problem = errorOf(screen.call('importGame', { text: JSON.stringify(whole) }));
      expect(problem.code).toBe('badFile');
      expect(problem.path.startsWith(field)).toBe(true);
    }
    host.close();
  });
});

describe('a game file of version 2', () => {
  /** A match saved in format 2, by a Hexfront that knew flat ground only. */
  const flat = readFileSync(path.resolve(__dirname, '../fixtures/game-file-2.json'), 'utf8');

  test('is imported, goes on to its end, and is exported in the format of today', () => {
    const host = openTestHost();
    const screen = host.screen();
    const { id: gameId, name, revision } = screen.ask('importGame', { text: flat });
    expect({ name, revision }).toEqual({ name: 'Mill by noon', revision: 41 });
    playOn(screen, gameId, 5000, luckFrom(4));
    const exported = screen.ask('exportGame', { gameId }).text;
    expect(JSON.parse(exported)).toMatchObject({
      formatVersion: 3,
      start: { state: { smoke: {} } },
    });
    expect(screen.ask('importGame', { text: exported })).toMatchObject({ name, finished: true });
    host.close();
  });

  test('that is malformed anywhere is refused by that field', () => {
    const host = openTestHost();
    const screen = host.screen();
    const luck = luckFrom(78);
    for (let made = 0; made < 50; made += 1) {
      const { value, field } = malform(JSON.parse(flat) as Json, luck);
      const whole = field === 'checksum' ? value : signed(value);
      const problem = errorOf(screen.call('importGame', { text: JSON.stringify(whole) }));
      expect(problem.code).toBe('badFile');
      expect(problem.path.startsWith(field)).toBe(true);
    }
    host.close();
  });
});
