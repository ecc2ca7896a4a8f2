import type { Database } from 'better-sqlite3';
import type { GameCommand, GameEvent, Step } from '../../shared/kernel/index.ts';

interface CommandRow {
  readonly revision: number;
  readonly seat: string | null;
  readonly body: string;
  readonly chance: string;
}

interface EventRow {
  readonly revision: number;
  readonly type: string;
  readonly payload: string | null;
}

export type JournalRepository<Command extends GameCommand, Event extends GameEvent> = ReturnType<
  typeof journalRepository<Command, Event>
>;

/** What was asked and what happened, one row for each command and each event. */
export function journalRepository<Command extends GameCommand, Event extends GameEvent>(
  database: Database,
) {
  const insertCommand = database.prepare<
    [string, number, string | null, string | null, string, string]
  >(
    `INSERT INTO commands (game_id, revision, command_id, seat, body, chance)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const insertEvent = database.prepare<[string, number, number, string, string | null]>(
    'INSERT INTO events (game_id, revision, position, type, payload) VALUES (?, ?, ?, ?, ?)',
  );
  const knows = database
    .prepare<[string, string], number>(
      'SELECT 1 FROM commands WHERE game_id = ? AND command_id = ?',
    )
    .pluck();
  const commandsAfter = database.prepare<[string, number], CommandRow>(
    `SELECT revision, seat, body, chance FROM commands
     WHERE game_id = ? AND revision > ? ORDER BY revision`,
  );
  const eventsAfter = database.prepare<[string, number], EventRow>(
    `SELECT revision, type, payload FROM events
     WHERE game_id = ? AND revision > ? ORDER BY revision, position`,
  );
  const copyCommands = database.prepare<{ from: string; to: string }>(
    `INSERT INTO commands (game_id, revision, command_id, seat, body, chance)
     SELECT @to, revision, command_id, seat, body, chance FROM commands WHERE game_id = @from`,
  );
  const copyEvents = database.prepare<{ from: string; to: string }>(
    `INSERT INTO events (game_id, revision, position, type, payload)
     SELECT @to, revision, position, type, payload FROM events WHERE game_id = @from`,
  );

  return {
    append: (gameId: string, commandId: string | null, step: Step<Command, Event>): void => {
      const { revision, seat, command, events, chance } = step;
      const body = JSON.stringify(command);
      insertCommand.run(gameId, revision, commandId, seat, body, JSON.stringify(chance));
      events.forEach(({ type, payload }, position) => {
        const json = payload === undefined ? null : JSON.stringify(payload);
        insertEvent.run(gameId, revision, position, type, json);
      });
    },
    knows: (gameId: string, commandId: string): boolean =>
      knows.get(gameId, commandId) !== undefined,
    stepsAfter: (gameId: string, revision: number): Step<Command, Event>[] => {
      const events = groupByRevision<Event>(eventsAfter.all(gameId, revision));
      return commandsAfter.all(gameId, revision).map((row) => ({
        revision: row.revision,
        seat: row.seat,
        command: JSON.parse(row.body) as Command,
        events: events.get(row.revision) ?? [],
        chance: JSON.parse(row.chance) as number[],
      }));
    },
    copy: (from: string, to: string): void => {
      copyCommands.run({ from, to });
      copyEvents.run({ from, to });
    },
  };
}

function groupByRevision<Event extends GameEvent>(rows: readonly EventRow[]): Map<number, Event[]> {
  const groups = new Map<number, Event[]>();
  for (const { revision, type, payload } of rows) {
    const event = payload === null ? { type } : { type, payload: JSON.parse(payload) as unknown };
    const group = groups.get(revision);
    if (group) group.push(event as Event);
    else groups.set(revision, [event as Event]);
  }
  return groups;
}
