import type { CohCommand, CohView } from '../coh/view.ts';
import type { Chance, SeatView } from '../kernel/index.ts';

/** A computer player: a seat view in, a command out. Its luck is its own, never the match's dice. */
export type Player = (view: SeatView<CohView, CohCommand>, chance: Chance) => CohCommand;
