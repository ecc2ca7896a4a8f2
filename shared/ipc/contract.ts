import { z } from 'zod';
import {
  type CohCommand,
  type CohEvent,
  type CohState,
  commandSchema,
  type Objective,
  type OptionalRules,
  optionalRulesSchema,
  type Side,
} from '../coh/index.ts';
import type { Refusal, SeatStep, SeatView } from '../kernel/index.ts';

/** A seat's view of a Conflict of Heroes match, as the screen and the AI get it. */
export type CohSeatView = SeatView<CohState, CohCommand>;
export type CohSeatStep = SeatStep<CohEvent>;

export interface ForceSummary {
  readonly units: number;
  /** Units that come onto the map later (R5.1). */
  readonly reinforcements: number;
  readonly startCaps: number;
}

export interface ScenarioSummary {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly rounds: number;
  readonly briefing: string;
  readonly maps: readonly string[];
  readonly forces: Readonly<Record<Side, ForceSummary>>;
  /** The optional rules that the battle is meant to be played with; the players may choose others. */
  readonly optionalRules: OptionalRules;
  /** The hexes worth points, and who holds each when play begins. */
  readonly objectives: readonly Objective[];
  /** Where the document came from: shipped with the game, or made by the player. */
  readonly origin: 'shipped' | 'own';
}

export interface GameSummary {
  readonly id: string;
  readonly name: string;
  readonly scenario: { readonly id: string; readonly title: string; readonly date: string };
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly toAct: Side | null;
  readonly points: Readonly<Record<Side, number>>;
  readonly winner: Side | null;
  readonly finished: boolean;
  readonly revision: number;
  /** ISO 8601, by the host's clock. */
  readonly createdAt: string;
  readonly playedAt: string;
}

/** What a seat is told: where it stands now, and what happened since the revision it knew. */
export interface SeatUpdate {
  readonly gameId: string;
  readonly view: CohSeatView;
  readonly steps: readonly CohSeatStep[];
}

export type SubmitResult =
  | { readonly accepted: true; readonly update: SeatUpdate }
  | { readonly accepted: false; readonly refusal: Refusal };

export interface AppInfo {
  readonly version: string;
  readonly host: 'electron' | 'loopback';
}

/** What every JPEG file begins with. */
const JPEG_IN_BASE64 = '/9j/';

const seatSchema = z.enum(['german', 'soviet']);
const gameIdSchema = z.uuid();
const nameSchema = z.string().trim().min(1).max(80);
const revisionSchema = z.int().min(0);
/** A hash of what is on the picture, and its size. */
const pictureNameSchema = z
  .string()
  .regex(/^[0-9a-f]{32}-[0-9]{1,3}$/, 'expected 32 hexadecimal digits, a hyphen and a size');
/** A JPEG file in base64. */
const pictureSchema = z
  .string()
  .max(48 * 1024 * 1024)
  .startsWith(JPEG_IN_BASE64, 'expected a JPEG file in base64');
const gameArgs = z.strictObject({ gameId: gameIdSchema });

/**
 * Every call from the screen to the host, with the shape of its argument. A host refuses anything
 * else before it does anything. `commandId` is chosen by the screen: a command sent twice under
 * the same id is carried out once, so that a lost answer can safely be asked for again.
 */
export const callSchemas = {
  appInfo: z.strictObject({}),
  listScenarios: z.strictObject({}),
  listGames: z.strictObject({}),
  createGame: z.strictObject({
    scenarioId: z.string().min(1).max(64),
    name: nameSchema.nullable(),
    /** The optional rules that the players want; null for those of the scenario. */
    options: optionalRulesSchema.nullable(),
  }),
  /** Takes a seat: its view and everything it has seen so far. Updates follow by `onUpdate`. */
  takeSeat: z.strictObject({ gameId: gameIdSchema, seat: seatSchema }),
  /** The curtain is down: this screen hears of no seat any more. */
  leaveSeat: gameArgs,
  submit: z.strictObject({
    gameId: gameIdSchema,
    seat: seatSchema,
    revision: revisionSchema,
    commandId: z.uuid(),
    command: commandSchema,
  }),
  undo: z.strictObject({
    gameId: gameIdSchema,
    seat: seatSchema,
    revision: revisionSchema,
    commandId: z.uuid(),
  }),
  renameGame: z.strictObject({ gameId: gameIdSchema, name: nameSchema }),
  duplicateGame: gameArgs,
  /** Puts the game away; `restoreGame` takes that back. */
  deleteGame: gameArgs,
  restoreGame: gameArgs,
  /** The whole match as one text, to be kept as a file. It holds every secret of both seats. */
  exportGame: gameArgs,
  importGame: z.strictObject({ text: z.string().max(64 * 1024 * 1024) }),
  readSettings: z.strictObject({}),
  writeSetting: z.strictObject({
    key: z.string().regex(/^[a-z][A-Za-z0-9.]{0,63}$/),
    value: z.union([z.string().max(4096), z.number(), z.boolean(), z.null()]),
  }),
  /** Pictures that took long to paint, kept so that they need not be painted again. */
  readPicture: z.strictObject({ name: pictureNameSchema }),
  keepPicture: z.strictObject({ name: pictureNameSchema, picture: pictureSchema }),
  quit: z.strictObject({}),
} as const;

export type CallName = keyof typeof callSchemas;
export type CallArgs<Name extends CallName> = z.infer<(typeof callSchemas)[Name]>;

export type Settings = Readonly<Record<string, string | number | boolean | null>>;

export interface CallResults {
  readonly appInfo: AppInfo;
  readonly listScenarios: readonly ScenarioSummary[];
  readonly listGames: readonly GameSummary[];
  readonly createGame: GameSummary;
  readonly takeSeat: SeatUpdate;
  readonly leaveSeat: null;
  readonly submit: SubmitResult;
  readonly undo: SubmitResult;
  readonly renameGame: GameSummary;
  readonly duplicateGame: GameSummary;
  readonly deleteGame: null;
  readonly restoreGame: GameSummary;
  readonly exportGame: { readonly fileName: string; readonly text: string };
  readonly importGame: GameSummary;
  readonly readSettings: Settings;
  readonly writeSetting: null;
  /** Null when it is not kept, or not any more. */
  readonly readPicture: string | null;
  readonly keepPicture: null;
  readonly quit: null;
}

/** An answer that is no result: the caller's mistake (with the field), or the host's own trouble. */
export interface CallError {
  readonly code: 'badArgument' | 'notFound' | 'badFile' | 'forbidden' | 'internal';
  /** The field at fault, like `command.payment.by`; empty when no single field is. */
  readonly path: string;
  /** One sentence that names the field and what was expected. */
  readonly message: string;
}

export type CallAnswer<Name extends CallName> =
  | { readonly ok: true; readonly result: CallResults[Name] }
  | { readonly ok: false; readonly error: CallError };

/** What the screen holds. Electron's preload and the loopback client both provide one. */
export type HostApi = {
  readonly [Name in CallName]: (args: CallArgs<Name>) => Promise<CallAnswer<Name>>;
} & {
  /** Another seat or screen moved the match on. Returns a function that stops listening. */
  onUpdate(listener: (update: SeatUpdate) => void): () => void;
};

export const CALL_NAMES = Object.keys(callSchemas) as readonly CallName[];
