import type { CohEvent, Firefight } from '../../shared/coh/index.ts';
import type { Books } from './books.ts';
import type { Ground } from './ground.ts';

/** Where the journal and the rules part. */
export interface Difference {
  readonly revision: number;
  /** The type of the event concerned. */
  readonly event: string;
  readonly what: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** An audit under way: the books so far and the events of the current step not yet accounted for. */
export interface Audit {
  readonly firefight: Firefight;
  readonly ground: Ground;
  readonly differences: Difference[];
  books: Books;
  revision: number;
  unread: CohEvent[];
}

export type EventType = CohEvent['type'];

export type PayloadOf<Type extends EventType> = Extract<CohEvent, { type: Type }>['payload'];
