import type { z } from 'zod';
import type { Refusal } from '../../kernel/index.ts';
import type { CohRecorder } from '../recorder.ts';
import type { Side } from '../sides.ts';
import type { CohDecision, CohState } from '../state.ts';

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
