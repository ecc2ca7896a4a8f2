import { describe, expect, test } from '@jest/globals';
import { checksumOf } from '../../electron/host/gameFile.ts';
import { luckFrom } from '../helpers/host/luck.ts';
import { newGame, openTestHost, playOn, errorOf } from '../helpers/host/testHost.ts';

const host = openTestHost();
const screen = host.screen();
const gameId = newGame(screen);
playOn(screen, gameId, 60, luckFrom(9));
const { fileName, text } = screen.ask('exportGame', { gameId });

interface LooseFile {
  [field: string]: unknown;
  start: {
    state: {
      units: Record<string, { hex: string; hit: unknown }>;
      attack: unknown;
      decisions: unknown[];
      reinforcements: object[];
    };
  };
  formatVersion: number;
  checksum: string;
  steps: {
    revision: number;
    seat: unknown;
    command: { kind: string };
    events: { type: string; payload: unknown }[];
  }[];
}

/** The exported file with something changed and, unless told, a checksum that fits again. */
function changed(change: (file: LooseFile) => void, sign = true): string {
  const file = JSON.parse(text) as LooseFile;
  change(file);
  if (sign) {
    const { checksum: _, ...content } = file;
    file.checksum = checksumOf(content);
  }
  return JSON.stringify(file);
}

const problemOf = (wrong: string) => errorOf(screen.call('importGame', { text: wrong }));

describe('a game file', () => {
  test('brings the same match into another Hexfront, where it goes on', () => {
    const other = openTestHost();
    const there = other.screen();
    const { id, name } = there.ask('importGame', { text });
    expect(name).toBe(screen.ask('listGames', {})[0]?.name);
    for (const seat of ['german', 'soviet'] as const) {
      const { gameId: _, ...here } = screen.ask('takeSeat', { gameId, seat });
      expect(there.ask('takeSeat', { gameId: id, seat })).toEqual({ gameId: id, ...here });
    }
    expect(JSON.parse(there.ask('exportGame', { gameId: id }).text)).toEqual(JSON.parse(text));
    playOn(there, id, 20, luckFrom(1));
    other.close();
  });

  test.each(['firefight-1', 'firefight-2', 'firefight-5'])(
    'takes any match of %s to its end',
    (scenarioId) => {
      for (let seed = 0; seed < 2; seed += 1) {
        const played = newGame(screen, scenarioId);
        playOn(screen, played, 5000, luckFrom(seed));
        const file = screen.ask('exportGame', { gameId: played }).text;
        expect(screen.ask('importGame', { text: file })).toMatchObject({ finished: true });
        for (const { id } of screen.ask('listGames', {}))
          if (id !== gameId) screen.ask('deleteGame', { gameId: id });
      }
    },
  );

  test('has a name that every file system takes', () => {
    expect(fileName).toMatch(/\.hexfront\.json$/);
    screen.ask('renameGame', { gameId, name: '../a/b\\c:"è" 1' });
    expect(screen.ask('exportGame', { gameId }).fileName).toBe('-a-b-c-è- 1.hexfront.json');
  });

  test('is the same whatever the order of its fields', () => {
    const reversed = Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse());
    expect(screen.call('importGame', { text: JSON.stringify(reversed) }).ok).toBe(true);
  });
});

describe('a bad game file is refused by its field:', () => {
  const unitMoved = (file: LooseFile) =>
    file.steps.flatMap(({ events }) => events).find(({ type }) => type === 'unitMoved')!;
  const cases: [string, string, RegExp, string][] = [
    ['no JSON', text.slice(0, 100), /^The file must be JSON/, ''],
    ['something else', '{"hello":1}', /^format must be "hexfront-game"/, 'format'],
    ['a list', '[]', /^format must be "hexfront-game"/, 'format'],
    [
      'a newer version',
      changed((file) => (file.formatVersion = 4)),
      /^formatVersion must be at most 3, but is 4: .* newer Hexfront/,
      'formatVersion',
    ],
    [
      'another game',
      changed((file) => (file.game = 'chess')),
      /^game must be "conflict-of-heroes"/,
      'game',
    ],
    ['an unknown field', changed((file) => (file.cheat = true)), /^cheat is not a field/, 'cheat'],
    [
      'an edit that leaves the checksum',
      changed((file) => (file.name = 'Edited'), false),
      /^checksum must be that of the content/,
      'checksum',
    ],
    [
      'an unknown command',
      changed((file) => (file.steps[2]!.command = { kind: 'cheat' })),
      /^steps\[2\]\.command\.kind must be one of "declareInitiative"/,
      'steps[2].command.kind',
    ],
    [
      'an event with a wrong field',
      changed(
        (file) => (unitMoved(file).payload = { side: 'german', unit: 'g1', from: 3, to: '7-A01' }),
      ),
      /\.payload\.from must be a text/,
      '',
    ],
    [
      'a step left out',
      changed((file) => file.steps.splice(3, 1)),
      /^steps\[3\]\.revision must be 4/,
      'steps[3].revision',
    ],
    [
      'a match that begins twice',
      changed((file) => (file.steps[1]!.command = { kind: 'begin' })),
      /^steps\[1\]\.command\.kind must be a command of a seat/,
      'steps[1].command.kind',
    ],
    [
      'a step of nobody',
      changed((file) => (file.steps[1]!.seat = null)),
      /^steps\[1\]\.seat must be the seat that acted/,
      'steps[1].seat',
    ],
    [
      'an undo of what cannot be undone',
      changed((file) => {
        file.steps[1]!.command = { kind: 'undo' };
        file.steps[1]!.events = [{ type: 'undone', payload: { revision: 0 } }];
      }),
      /^steps\[1\]\.events must be one "undone" to revision none/,
      'steps[1].events',
    ],
    [
      'events that lead nowhere',
      changed((file) => {
        const payload = { side: 'german', modifier: 9999 };
        file.steps[1]!.events = [{ type: 'initiativeDeclared', payload }];
      }),
      /^steps\[1\]\.events must lead to a position that can be played/,
      'steps[1].events',
    ],
    [
      'something nested without end',
      text.replace(/"name":"[^"]*"/, `"name":${'['.repeat(200_000)}${']'.repeat(200_000)}`),
      /^name must be a text/,
      'name',
    ],
    [
      'a unit hit by nobody knows what',
      changed(({ start }) => {
        start.state.units.g1!.hit = { marker: null, shown: false, unseenFor: [] };
      }),
      /^start\.state\.units\.g1\.hit\.marker must be/,
      'start.state.units.g1.hit.marker',
    ],
    [
      'a roll without an attack',
      changed(({ start }) => start.state.decisions.push({ kind: 'rollAttack', seat: 'german' })),
      /^start\.state\.attack must be the attack that is rolled for/,
      'start.state.attack',
    ],
    [
      'an attack on nobody',
      changed(({ start }) => {
        const sum = { unit: 'ghost', colour: 'red', aspect: 'front', attack: [], defence: [] };
        const attack = { side: 'german', attacker: 'g1', hex: start.state.units.g1!.hex };
        start.state.attack = { ...attack, targets: [sum], results: [] };
        start.state.decisions.push({ kind: 'rollAttack', seat: 'german' });
      }),
      /^start\.state\.attack\.targets\[0\]\.unit must be a unit on the map/,
      'start.state.attack.targets[0].unit',
    ],
    ...(['g1', '__proto__'] as const).map((id): [string, string, RegExp, string] => [
      `a reinforcement called ${id}`,
      changed(({ start }) => {
        const entry = [start.state.units.g1!.hex];
        const later = { id, type: 'G02', side: 'german', round: 1, entry, spent: false };
        start.state.reinforcements.push(later);
      }),
      /^start\.state\.reinforcements\[0\]\.id must be/,
      'start.state.reinforcements[0].id',
    ]),
  ];

  test.each(cases)('%s', (_what, wrong, message, path) => {
    const before = screen.ask('listGames', {});
    const problem = problemOf(wrong);
    expect(problem).toMatchObject({ code: 'badFile', message: expect.stringMatching(message) });
    if (path) expect(problem.path).toBe(path);
    expect(screen.ask('listGames', {})).toEqual(before);
  });
});
