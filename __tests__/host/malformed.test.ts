import { createHash } from 'node:crypto';
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { openStore } from '../../db/index.ts';
import type { CohStore } from '../../electron/host/coh.ts';
import { checksumOf } from '../../electron/host/gameFile.ts';
import { storeShippedDocuments } from '../../electron/host/scenarios.ts';
import { type Loopback, startLoopback } from '../../electron/loopback/server.ts';
import type { CohCommand, CohEvent, CohState } from '../../shared/coh/index.ts';
import type { CallArgs, CallError, CallName } from '../../shared/ipc/contract.ts';
import { luckFrom } from '../helpers/host/luck.ts';
import { type Json, malform } from '../helpers/host/malform.ts';
import { orderFrom, reachFirstTurn } from '../helpers/host/order.ts';
import {
  newGame,
  openTestHost,
  playOn,
  scenariosFolder,
  type TestHost,
} from '../helpers/host/testHost.ts';
import { connect, type WireClient } from '../helpers/host/wireClient.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

/** 1,000 in all. */
const CALLS = 400;
const GAME_FILES = 300;
const DOCUMENTS = 300;

let host: TestHost;
let loopback: Loopback;
let client: WireClient;
let store: CohStore;
let gameFile: Json;
let validCalls: [CallName, Json][];
let fingerprint: string;

beforeAll(async () => {
  host = openTestHost();
  const screen = host.screen();
  const gameId = newGame(screen);
  const update = reachFirstTurn(screen, gameId);
  validCalls = callsOn(gameId, orderFrom(update), update.view.legal);
  const played = newGame(screen);
  playOn(screen, played, 25, luckFrom(4));
  gameFile = JSON.parse(screen.ask('exportGame', { gameId: played }).text) as Json;
  loopback = await startLoopback({ host, rendererFolder: '.', port: 0, devOrigin: null });
  client = await connect(loopback.url);
  await client.ask('takeSeat', { gameId, seat: orderFrom(update).seat });
  store = openStore<CohState, CohCommand, CohEvent>(host.databaseFile);
  emptyWriteAheadLog();
  fingerprint = hashOfDatabase();
});

afterAll(async () => {
  await client.close();
  await loopback.close();
  store.close();
  host.close();
});

function callsOn(
  gameId: string,
  order: CallArgs<'submit'>,
  legal: readonly CohCommand[],
): [CallName, Json][] {
  const kinds = [...new Map(legal.map((command) => [command.kind, command])).values()];
  const { command: _, ...undo } = order;
  const calls: { [Name in CallName]: CallArgs<Name>[] } = {
    appInfo: [{}],
    listScenarios: [{}],
    listGames: [{}],
    createGame: [
      { scenarioId: 'firefight-1', name: 'Mine', options: null },
      {
        scenarioId: 'firefight-1',
        name: 'Mine',
        options: { variableActionPoints: true, cautiousMovement: false },
      },
    ],
    takeSeat: [{ gameId, seat: 'german' }],
    leaveSeat: [{ gameId }],
    submit: [
      ...kinds.map((command) => ({ ...order, command })),
      { ...order, command: { kind: 'faceUnit', facing: 3 } },
      { ...order, command: { kind: 'declareInitiative', modifier: 1 } },
    ],
    undo: [undo],
    renameGame: [{ gameId, name: 'Other' }],
    duplicateGame: [{ gameId }],
    deleteGame: [{ gameId }],
    restoreGame: [{ gameId }],
    exportGame: [{ gameId }],
    importGame: [{ text: '{}' }],
    readSettings: [{}],
    writeSetting: [{ key: 'sound', value: true }],
    readPicture: [{ name: `${'0f'.repeat(16)}-58` }],
    keepPicture: [{ name: `${'0f'.repeat(16)}-58`, picture: '/9j/4AAQ' }],
    quit: [{}],
  };
  return Object.entries(calls).flatMap(([name, all]) =>
    all.map((args): [CallName, Json] => [name as CallName, args as Json]),
  );
}

function emptyWriteAheadLog(): void {
  const database = new Sqlite(host.databaseFile);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

/** Every committed byte is in the main file: the write-ahead log is empty and must stay so. */
function hashOfDatabase(): string {
  expect(statSync(`${host.databaseFile}-wal`).size).toBe(0);
  return createHash('sha256').update(readFileSync(host.databaseFile)).digest('hex');
}

/** The sentence names the field, or a part of it, and nothing was written. */
function expectRefused(
  { path: named, message }: Pick<CallError, 'path' | 'message'>,
  field: string,
) {
  expect(named.startsWith(field)).toBe(true);
  expect(message).toContain(named);
  expect(hashOfDatabase()).toBe(fingerprint);
}

describe('whatever is malformed gets a sentence that names the field, and changes no byte:', () => {
  test(`${CALLS} calls`, async () => {
    const luck = luckFrom(101);
    for (let made = 0; made < CALLS; made += 1) {
      const [name, valid] = luck.pick(validCalls);
      const { value, field } = malform(valid, luck);
      const answer = await client.call(name, value as never);
      if (answer.ok) throw new Error(`${name} took ${JSON.stringify(value)}`);
      expect(answer.error.code).toBe('badArgument');
      expectRefused(answer.error, field);
    }
  });

  test(`${GAME_FILES} game files`, async () => {
    const luck = luckFrom(102);
    for (let made = 0; made < GAME_FILES; made += 1) {
      const { value, field } = malform(gameFile, luck);
      const answer = await client.call('importGame', { text: JSON.stringify(signed(value)) });
      if (answer.ok) throw new Error(`A game file with a wrong ${field} was taken`);
      expect(answer.error.code).toBe('badFile');
      expectRefused(answer.error, field);
    }
  });

  test(`${DOCUMENTS} map and scenario files`, () => {
    const luck = luckFrom(103);
    const folder = tempFolder();
    cpSync(scenariosFolder, folder, { recursive: true });
    const files = [
      'maps/7.json',
      'maps/9.json',
      'firefights/firefight-1.json',
      'firefights/firefight-6.json',
      'firefights/manoeuvre-1.json',
    ];
    for (let made = 0; made < DOCUMENTS; made += 1) {
      const file = path.join(folder, luck.pick(files));
      const valid = readFileSync(file, 'utf8');
      const { value, field } = malform(JSON.parse(valid) as Json, luck);
      writeFileSync(file, JSON.stringify(value));
      const sentence = messageOf(() => storeShippedDocuments(store, folder));
      expect(sentence).toContain(`${file} is not valid. `);
      expect(sentence).toContain(field || 'The document');
      expect(hashOfDatabase()).toBe(fingerprint);
      writeFileSync(file, valid);
    }
    storeShippedDocuments(store, folder);
    expect(hashOfDatabase()).toBe(fingerprint);
  });
});

/** With a checksum that fits, so that it is not the checksum that gives the file away. */
function signed(file: Json): Json {
  const { checksum, ...content } = file as { [key: string]: Json };
  const original = (gameFile as { checksum: string }).checksum;
  return checksum === original ? { ...content, checksum: checksumOf(content) } : file;
}

function messageOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('A malformed document was taken');
}
