import type { Recorder } from '../kernel/index.ts';
import type { CohEvent } from './events/index.ts';
import type { CohState } from './state.ts';

/** What commands and rules write to while they decide. */
export type CohRecorder = Recorder<CohState, CohEvent>;
