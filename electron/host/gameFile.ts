import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  commandSchema,
  conflictOfHeroes,
  eventSchema,
  matchFrom1,
  matchFrom2,
  SIDES,
  stateSchema,
  stepFrom1,
} from '../../shared/coh/index.ts';
import { applyStep, isUndone, seatStep, seatView } from '../../shared/kernel/index.ts';
import { CallFailure } from './callFailure.ts';
import type { CohMatch, CohStep } from './coh.ts';
import { firstProblem } from '../../shared/scenario/index.ts';

/** A whole match as it leaves one Hexfront and enters another. */
export interface GameFile {
  readonly name: string;
  readonly createdAt: string;
  readonly start: CohMatch;
  readonly steps: readonly CohStep[];
}

const FORMAT = 'hexfront-game';
const FORMAT_VERSION = 3;

const chance = z.array(z.int()).length(4);

const start = z.strictObject({
  revision: z.literal(0),
  state: stateSchema,
  chance,
  undo: z.array(z.never()).max(0),
}) satisfies z.ZodType<CohMatch>;

const undone = z.strictObject({
  type: z.literal('undone'),
  payload: z.strictObject({ revision: z.int().min(0) }),
});

const step = z.strictObject({
  revision: z.int().min(1),
  seat: z.enum(SIDES).nullable(),
  command: toldApartBy<CohStep['command']>('kind', [
    commandSchema,
    z.strictObject({ kind: z.literal('begin') }),
    z.strictObject({ kind: z.literal('undo') }),
  ]),
  events: z.array(toldApartBy<CohStep['events'][number]>('type', [eventSchema, undone])),
  chance,
}) satisfies z.ZodType<CohStep>;

const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  game: z.literal(conflictOfHeroes.id),
  name: z.string().trim().min(1).max(80),
  createdAt: z.iso.datetime(),
  start,
  steps: z.array(step).min(1),
  checksum: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A union that looks at one field first. `ZodType` has forgotten that its shapes have that field. */
function toldApartBy<Value>(field: string, shapes: readonly z.ZodType<Value>[]): z.ZodType<Value> {
  const union = z.discriminatedUnion(field, shapes as unknown as [z.core.$ZodTypeDiscriminable]);
  return union as unknown as z.ZodType<Value>;
}

export function writeGameFile({ name, createdAt, start, steps }: GameFile): string {
  const content = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    game: conflictOfHeroes.id,
    name,
    createdAt,
    start,
    steps,
  };
  return JSON.stringify({ ...content, checksum: checksumOf(content) });
}

/**
 * Reads a file that anybody may have written: shape, checksum, and every step played through. The
 * checksum is that of the file as it is, also where an older version was upgraded for the shape.
 */
export function readGameFile(text: string): GameFile & { readonly end: CohMatch } {
  const value = parseJson(text);
  refuseOtherFormats(value);
  const shape = fileSchema.safeParse(upgraded(value));
  if (!shape.success) {
    const { path, message } = firstProblem(shape.error, 'The file');
    throw badFile(path, message);
  }
  refuseDamaged(value);
  const { name, createdAt, start, steps } = shape.data;
  return { name, createdAt, start, steps, end: playThrough(start, steps) };
}

type AnyFile = Readonly<Record<string, unknown>>;

function refuseDamaged({ checksum, ...content }: AnyFile): void {
  if (checksum !== checksumOf(content))
    throw badFile(
      'checksum',
      'checksum must be that of the content: the file was damaged or edited.',
    );
}

/** What makes version 2 of a file of version 1, and so on. */
const UPGRADES: readonly ((file: AnyFile) => AnyFile)[] = [
  ({ start, steps, ...file }) => ({
    ...file,
    start: matchFrom1(start),
    steps: Array.isArray(steps) ? steps.map(stepFrom1) : steps,
  }),
  ({ start, ...file }) => ({ ...file, start: matchFrom2(start) }),
];

function upgraded(file: AnyFile): AnyFile {
  const version = file.formatVersion;
  if (typeof version !== 'number' || !UPGRADES[version - 1]) return file;
  return UPGRADES.slice(version - 1).reduce(
    (older, upgrade, index) => ({ ...upgrade(older), formatVersion: version + index + 1 }),
    file,
  );
}

export function checksumOf(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** The same text for the same content, however its fields are ordered. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badFile('', `The file must be JSON, but: ${(error as Error).message}.`);
  }
}

/** Before anything else, so that a file of tomorrow is not called broken. */
function refuseOtherFormats(value: unknown): asserts value is AnyFile {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('format' in value) ||
    value.format !== FORMAT
  )
    throw badFile('format', `format must be "${FORMAT}": this is not a game saved by Hexfront.`);
  const version = 'formatVersion' in value ? value.formatVersion : null;
  if (typeof version === 'number' && version > FORMAT_VERSION)
    throw badFile(
      'formatVersion',
      `formatVersion must be at most ${FORMAT_VERSION}, but is ${version}: the game was saved by a newer Hexfront.`,
    );
}

/** Follows the events, and looks at each position as both seats will. */
function playThrough(start: CohMatch, steps: readonly CohStep[]): CohMatch {
  return steps.reduce((before, step, index) => {
    const path = `steps[${index}]`;
    const fault = sequenceFault(before, step);
    if (fault)
      throw badFile(`${path}.${fault.field}`, `${path}.${fault.field} must be ${fault.expected}.`);
    try {
      const after = applyStep(conflictOfHeroes, before, step);
      stateSchema.parse(after.state);
      for (const seat of SIDES) {
        seatStep(conflictOfHeroes, before, step, seat);
        seatView(conflictOfHeroes, after, seat);
      }
      return after;
    } catch {
      const events = `${path}.events`;
      throw badFile(events, `${events} must lead to a position that can be played.`);
    }
  }, start);
}

function sequenceFault(
  before: CohMatch,
  { revision, seat, command, events }: CohStep,
): { field: string; expected: string } | null {
  const next = before.revision + 1;
  if (revision !== next) return { field: 'revision', expected: String(next) };
  const begins = command.kind === 'begin';
  if (begins !== (next === 1))
    return { field: 'command.kind', expected: next === 1 ? '"begin"' : 'a command of a seat' };
  if (begins !== (seat === null))
    return { field: 'seat', expected: begins ? 'null' : 'the seat that acted' };
  const undoTo = before.undo.at(-1)?.revision;
  const undoes = command.kind === 'undo';
  const fits = undoes
    ? events.length === 1 &&
      events.every((event) => isUndone(event) && event.payload.revision === undoTo)
    : !events.some(isUndone);
  if (fits) return null;
  return {
    field: 'events',
    expected: undoes ? `one "undone" to revision ${undoTo ?? 'none'}` : 'free of "undone"',
  };
}

function badFile(path: string, message: string): CallFailure {
  return new CallFailure('badFile', path, message);
}
