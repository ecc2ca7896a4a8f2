import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../db/connection.ts';
import { openHost } from '../../electron/host/host.ts';
import { chanceFromSeed, seededChance } from '../../shared/kernel/index.ts';
import { PLAYERS } from '../../shared/ai/index.ts';
import type { CallArgs, CallName, CallResults, SeatUpdate } from '../../shared/ipc/contract.ts';
import { REPOSITORY } from '../selfplay/documents.ts';
import { compared, type Measurement, median, microseconds } from './measure.ts';

const COMMANDS = 600;

/**
 * From a command as it arrives to the seat's view as it leaves, with the journal safely on disk in
 * between, against committing the same number of bytes to a bare table.
 */
export function benchLatency(): Measurement[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexfront-bench-'));
  const host = openHost({
    info: { version: 'bench', host: 'loopback' },
    dataFolder: folder,
    scenariosFolder: path.join(REPOSITORY, 'scenarios'),
    quit: () => undefined,
    logError: (error) => console.error(error),
  });
  const bare = openDatabase(path.join(folder, 'bare.sqlite'));
  try {
    const session = host.openSession(() => undefined);
    const call = <Name extends CallName>(name: Name, args: CallArgs<Name>): CallResults[Name] => {
      const answer = host.call(session, name, args);
      if (!answer.ok) throw new Error(answer.error.message);
      return answer.result as CallResults[Name];
    };
    bare.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT');
    const insert = bare.prepare('INSERT INTO bare (bytes) VALUES (?)');
    return [measure(call, (bytes) => insert.run(bytes))];
  } finally {
    host.close();
    bare.close();
    rmSync(folder, { recursive: true });
  }
}

type Call = <Name extends CallName>(name: Name, args: CallArgs<Name>) => CallResults[Name];

function measure(call: Call, commit: (bytes: Buffer) => void): Measurement {
  const thoughts = seededChance(chanceFromSeed(1));
  const ours: number[] = [];
  const theirs: number[] = [];
  let game = '';
  let seat: 'german' | 'soviet' | null = null;
  for (let count = 0; count < COMMANDS; count += 1) {
    if (!seat)
      game = call('createGame', { scenarioId: 'firefight-1', name: null, options: null }).id;
    const toAct = (seat ??
      call('takeSeat', { gameId: game, seat: 'soviet' }).view.toAct) as 'german';
    const { view } = call('takeSeat', { gameId: game, seat: toAct });
    const command = PLAYERS.random!(view, thoughts);
    const order = {
      gameId: game,
      seat: toAct,
      revision: view.revision,
      commandId: randomUUID(),
      command,
    };
    let update: SeatUpdate | null = null;
    ours.push(
      microseconds(() => {
        const result = call('submit', order);
        if (result.accepted) update = result.update;
      }),
    );
    if (!update) throw new Error('The referee refused what its list offered');
    const written = JSON.stringify([order, (update as SeatUpdate).steps]);
    theirs.push(microseconds(() => commit(Buffer.from(written))));
    seat = (update as SeatUpdate).view.toAct as 'german' | 'soviet' | null;
  }
  return compared({
    name: 'command, durable, view',
    baseline: 'bare SQLite commit of the same bytes',
    unit: 'µs',
    ours: median(ours),
    theirs: median(theirs),
    atMost: 2,
  });
}
