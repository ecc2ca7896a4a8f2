import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { type Host, type HostOptions, openHost } from '../../../electron/host/host.ts';
import { databaseFile } from '../../../electron/host/dataFolder.ts';
import type { Side } from '../../../shared/coh/index.ts';
import type {
  CallAnswer,
  CallArgs,
  CallError,
  CallName,
  CallResults,
  SeatUpdate,
} from '../../../shared/ipc/contract.ts';
import { tempFolder } from '../tempFolder.ts';
import type { Luck } from './luck.ts';

export const scenariosFolder = path.resolve(__dirname, '../../../scenarios');

export interface TestHost extends Host {
  readonly dataFolder: string;
  readonly databaseFile: string;
  /** What the host wrote to its log. */
  readonly errors: unknown[];
  screen(): Screen;
}

/** A real host on a real database in a folder of its own. */
export function openTestHost(
  dataFolder = tempFolder(),
  options: Partial<HostOptions> = {},
): TestHost {
  const errors: unknown[] = [];
  const host = openHost({
    info: { version: '1.2.3', host: 'loopback' },
    dataFolder,
    scenariosFolder,
    quit: () => {},
    logError: (error) => errors.push(error),
    ...options,
  });
  return {
    ...host,
    dataFolder,
    databaseFile: databaseFile(dataFolder),
    errors,
    screen: () => openScreen(host),
  };
}

/** A screen without a picture: it calls, and remembers what it was told. */
export interface Screen {
  readonly updates: SeatUpdate[];
  call<Name extends CallName>(name: Name, args: CallArgs<Name>): CallAnswer<Name>;
  /** The result, or a failed test. */
  ask<Name extends CallName>(name: Name, args: CallArgs<Name>): CallResults[Name];
  close(): void;
}

function openScreen(host: Host): Screen {
  const updates: SeatUpdate[] = [];
  const session = host.openSession((update) => updates.push(update));
  const call = <Name extends CallName>(name: Name, args: CallArgs<Name>) =>
    host.call(session, name, args) as CallAnswer<Name>;
  return {
    updates,
    call,
    ask: (name, args) => {
      const answer = call(name, args);
      if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
      return answer.result;
    },
    close: () => host.closeSession(session),
  };
}

export function errorOf(answer: CallAnswer<CallName>): CallError {
  if (answer.ok) throw new Error(`Expected an error, got ${JSON.stringify(answer.result)}`);
  return answer.error;
}

export function newGame(screen: Screen, scenarioId = 'firefight-1'): string {
  return screen.ask('createGame', { scenarioId, name: null, options: null }).id;
}

/** Plays random legal commands, each from the seat that must act; returns the last update. */
export function playOn(screen: Screen, gameId: string, commands: number, luck: Luck): SeatUpdate {
  let update = screen.ask('takeSeat', { gameId, seat: 'german' });
  for (let played = 0; played < commands && update.view.toAct; played += 1) {
    const seat = update.view.toAct as Side;
    const { view } = update.view.seat === seat ? update : screen.ask('takeSeat', { gameId, seat });
    const { revision } = view;
    const command = luck.pick(view.legal);
    const order = { gameId, seat, revision, commandId: randomUUID(), command };
    const result = screen.ask('submit', order);
    if (!result.accepted) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
    update = result.update;
  }
  return update;
}

export function bytesOf(file: string): string {
  return readFileSync(file).toString('base64');
}
