import { z } from 'zod';
import type { Recorder, Refusal } from '../../kernel/index.ts';
import type { CohEvent, Payment } from '../events/index.ts';
import type { Side } from '../sides.ts';
import type { CohDecision, CohState } from '../state.ts';

export type CohRecorder = Recorder<CohState, CohEvent>;

/**
 * One thing a player can ask for. `candidates` may offer too much: the legal list keeps what
 * `check` accepts, so list and refusals can never disagree.
 */
export interface CommandRules<Command extends { readonly kind: string }> {
  readonly kind: Command['kind'];
  readonly schema: z.ZodType<Command> & z.core.$ZodTypeDiscriminable;
  /** The pending decision that this command answers. */
  readonly answers: CohDecision['kind'];
  candidates(view: CohState, side: Side): Command[];
  check(view: CohState, side: Side, command: Command): Refusal | null;
  decide(recorder: CohRecorder, side: Side, command: Command): void;
}

export const hexSchema = z.string().max(16);
export const unitSchema = z.string().min(1).max(64);
export const facingSchema = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

export const paymentSchema: z.ZodType<Payment> = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('activation'), commandPoints: z.int().min(0).max(99) }),
  z.strictObject({ by: z.literal('opportunity') }),
  z.strictObject({ by: z.literal('command') }),
]);
