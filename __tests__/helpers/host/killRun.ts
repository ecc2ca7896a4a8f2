import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import type { CohStep } from '../../../electron/host/coh.ts';
import { databaseFile } from '../../../electron/host/dataFolder.ts';
import {
  type CohState,
  conflictOfHeroes,
  opponent,
  type Side,
  SIDES,
} from '../../../shared/coh/index.ts';
import type {
  CallArgs,
  CohSeatStep,
  CohSeatView,
  SeatUpdate,
} from '../../../shared/ipc/contract.ts';
import { type Match, verify } from '../../../shared/kernel/index.ts';
import { ended, spawnHost, startHost } from './hostProcess.ts';
import { type Luck, luckFrom } from './luck.ts';
import { connect, ConnectionLost, type WireClient } from './wireClient.ts';

/** What the screens know of the match, which no crash may take from them. */
interface Table {
  gameId: string | null;
  /** Every step that a seat was told of, by an answer or an update. */
  readonly seen: Record<Side, Map<number, CohSeatStep>>;
  /** Where each seat stands, as far as it was told. */
  views: Record<Side, CohSeatView> | null;
  /** Sent, and not yet answered. */
  inFlight: CallArgs<'submit'> | null;
}

type Screens = Record<Side, WireClient>;

export interface KillReport {
  kills: number;
  games: number;
  acknowledged: number;
  /** Commands whose answer the kill swallowed: written all the same, or not. */
  unansweredButWritten: number;
  unansweredAndNotWritten: number;
}

const LONGEST_LIFE_MS = 120;
/** About as long as the host takes to start, so that some die half way. */
const LONGEST_START_MS = 500;

/**
 * Plays random matches over real sockets against a host that is killed again and again. After each
 * restart: nothing that was told is lost, nothing happened twice, and the database is sound.
 */
export async function runKills(
  dataFolder: string,
  kills: number,
  seed: number,
): Promise<KillReport> {
  const luck = luckFrom(seed);
  const table = newTable();
  const report: KillReport = {
    kills: 0,
    games: 0,
    acknowledged: 0,
    unansweredButWritten: 0,
    unansweredAndNotWritten: 0,
  };
  for (; report.kills < kills; report.kills += 1) {
    if (luck.below(5) === 0) await killWhileStarting(dataFolder, luck);
    else await killWhilePlaying(dataFolder, table, luck, report);
  }
  await checkAtTheEnd(dataFolder, table, report);
  return report;
}

async function killWhileStarting(dataFolder: string, luck: Luck): Promise<void> {
  const child = spawnHost(['--data-dir', dataFolder]);
  await delay(luck.below(LONGEST_START_MS));
  child.kill('SIGKILL');
  await ended(child);
}

async function killWhilePlaying(
  dataFolder: string,
  table: Table,
  luck: Luck,
  report: KillReport,
): Promise<void> {
  const { host, screens } = await startAndCheck(dataFolder, table, report);
  const killed = delay(luck.below(LONGEST_LIFE_MS)).then(() => host.kill());
  try {
    for (;;) await playOneCommand(table, screens, luck, report);
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
  }
  await killed;
  await leave(screens);
  // Whatever reached a seat before the end was told to it, answered or not.
  for (const seat of SIDES) hearUpdates(table, screens, seat);
}

async function startAndCheck(dataFolder: string, table: Table, report: KillReport) {
  const host = await startHost(dataFolder);
  const screens: Screens = { german: await connect(host.url), soviet: await connect(host.url) };
  if (table.gameId) await checkNothingLost(table.gameId, table, screens, report);
  checkIntegrity(dataFolder, table);
  return { host, screens };
}

async function playOneCommand(
  table: Table,
  screens: Screens,
  luck: Luck,
  report: KillReport,
): Promise<void> {
  const { gameId, views } = table;
  const seat = views?.german.toAct as Side | null | undefined;
  if (!gameId || !views || !seat) return beginGame(table, screens, report);
  const { revision, legal } = views[seat];
  const order = { gameId, seat, revision, commandId: randomUUID(), command: luck.pick(legal) };
  // An impatient screen asks twice.
  const times = luck.below(4) === 0 ? 2 : 1;
  await send(table, screens, order, times, report);
}

async function beginGame(table: Table, screens: Screens, report: KillReport): Promise<void> {
  Object.assign(table, newTable());
  const scenarioId = 'firefight-1';
  table.gameId = (
    await screens.german.ask('createGame', { scenarioId, name: null, options: null })
  ).id;
  report.games += 1;
  await takeSeats(table.gameId, table, screens);
}

async function send(
  table: Table,
  screens: Screens,
  order: CallArgs<'submit'>,
  times: number,
  report: KillReport,
): Promise<void> {
  const { seat } = order;
  table.inFlight = order;
  const asked = Array.from({ length: times }, () => screens[seat].ask('submit', order));
  const [result, ...repeated] = await Promise.all(asked);
  if (!result?.accepted) throw new Error(`Refused: ${JSON.stringify(result)}`);
  for (const same of repeated) expect(same).toEqual(result);
  table.inFlight = null;
  report.acknowledged += 1;
  hear(table, seat, result.update);
  // The other seat's update was sent first; an answer on its own connection comes after it.
  await screens[opponent(seat)].ask('appInfo', {});
  hearUpdates(table, screens, opponent(seat));
}

async function takeSeats(gameId: string, table: Table, screens: Screens): Promise<void> {
  const german = await screens.german.ask('takeSeat', { gameId, seat: 'german' });
  const soviet = await screens.soviet.ask('takeSeat', { gameId, seat: 'soviet' });
  table.views = { german: german.view, soviet: soviet.view };
  hear(table, 'german', german);
  hear(table, 'soviet', soviet);
}

function hearUpdates(table: Table, screens: Screens, seat: Side): void {
  for (const update of screens[seat].updates.splice(0)) hear(table, seat, update);
}

/** A step is told once and for ever: told again, it must be the same. */
function hear(table: Table, seat: Side, { steps, view }: SeatUpdate): void {
  for (const step of steps) {
    const known = table.seen[seat].get(step.revision);
    if (known) expect(step).toEqual(known);
    table.seen[seat].set(step.revision, step);
  }
  if (table.views) table.views[seat] = view;
}

async function checkNothingLost(
  gameId: string,
  table: Table,
  screens: Screens,
  report: KillReport,
): Promise<void> {
  const lastTold = Math.max(0, ...SIDES.flatMap((seat) => [...table.seen[seat].keys()]));
  await takeSeats(gameId, table, screens);
  const revision = table.views!.german.revision;
  expect(revision).toBeGreaterThanOrEqual(lastTold);
  expect(table.views!.soviet.revision).toBe(revision);
  for (const seat of SIDES)
    expect([...table.seen[seat].keys()].sort(byNumber)).toEqual(upTo(revision));

  const order = table.inFlight;
  if (!order) return expect(revision).toBe(Math.max(lastTold, 1));
  // Only the one command that was never answered may or may not have been written.
  expect([order.revision, order.revision + 1]).toContain(revision);
  const wasWritten = revision > order.revision;
  report[wasWritten ? 'unansweredButWritten' : 'unansweredAndNotWritten'] += 1;
  await send(table, screens, order, 1, report);
  await takeSeats(gameId, table, screens);
  for (const seat of SIDES) expect(table.views![seat].revision).toBe(order.revision + 1);
}

function checkIntegrity(dataFolder: string, { gameId, views }: Table): void {
  const database = new Sqlite(databaseFile(dataFolder), { readonly: true });
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(database.pragma('foreign_key_check')).toEqual([]);
  if (gameId) {
    const commands = 'SELECT count(*), max(revision) FROM commands WHERE game_id = ?';
    const revision = views?.german.revision ?? 1;
    expect(database.prepare(commands).raw().get(gameId)).toEqual([revision, revision]);
  }
  database.close();
}

/** The match that survived it all can be played again from its commands, step by step. */
async function checkAtTheEnd(dataFolder: string, table: Table, report: KillReport): Promise<void> {
  const { host, screens } = await startAndCheck(dataFolder, table, report);
  if (table.gameId) {
    const { text } = await screens.german.ask('exportGame', { gameId: table.gameId });
    const { start, steps } = JSON.parse(text) as { start: Match<CohState>; steps: CohStep[] };
    expect(verify(conflictOfHeroes, start, steps)).toBeNull();
  }
  await leave(screens);
  expect(await host.stop()).toBe(0);
}

async function leave(screens: Screens): Promise<void> {
  for (const seat of SIDES) await screens[seat].close();
}

function newTable(): Table {
  const seen = { german: new Map(), soviet: new Map() };
  return { gameId: null, seen, views: null, inFlight: null };
}

const byNumber = (a: number, b: number) => a - b;

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
