import { z } from 'zod';
import { refuse } from '../../kernel/index.ts';
import { actionTaken } from '../events/index.ts';
import { finishAction } from '../rules/flow.ts';
import { revealActing } from '../rules/hidden.ts';
import { checkMarker, showIfItMatters } from '../rules/markers.ts';
import { knownUnit } from '../rules/queries.ts';
import type { Side } from '../sides.ts';
import type { CohState, UnitId } from '../state.ts';
import type { CommandRules } from './command.ts';
import type { Stall } from './types.ts';

/** R2.2-8: an action that does nothing, for 1 AP or 1 CAP. */
export const stall: CommandRules<Stall> = {
  kind: 'stall',
  answers: 'takeTurn',
  schema: z.strictObject({ kind: z.literal('stall'), payBy: z.enum(['activation', 'command']) }),

  candidates: () => [
    { kind: 'stall', payBy: 'activation' },
    { kind: 'stall', payBy: 'command' },
  ],

  check(view, side, { payBy }) {
    if (payBy === 'activation') {
      if (!view.activations[side]) return refuse('nobodyActive', 'R2.2-8');
      const unit = knownUnit(view, activeId(view, side) ?? '');
      const barred = unit && checkMarker(unit, 'stall');
      if (barred) return barred;
      const ap = view.actionPoints[side];
      return ap > 0 ? null : refuse('notEnoughActionPoints', 'R2.2-8', { cost: 1, ap });
    }
    const caps = view.commandPoints[side].current;
    return caps > 0 ? null : refuse('notEnoughCommandPoints', 'R2.2-8', { cost: 1, caps });
  },

  decide(recorder, side, { payBy }) {
    const staller = payBy === 'activation' ? activeId(recorder.state(), side) : null;
    const unit = staller === null ? null : knownUnit(recorder.state(), staller);
    if (unit) revealActing(recorder, unit);
    recorder.emit(
      actionTaken({
        side,
        unit: staller,
        action: 'stall',
        by: payBy,
        cost: [{ reason: 'stall', amount: 1, rule: 'R2.2-8' }],
        actionPoints: payBy === 'activation' ? 1 : 0,
        commandPoints: payBy === 'command' ? 1 : 0,
      }),
    );
    if (unit) showIfItMatters(recorder, unit, 'stall');
    finishAction(recorder);
  },
};

/** It may be a reinforcement that has not entered the map yet. */
function activeId({ activations }: CohState, side: Side): UnitId | null {
  return activations[side]?.units[0] ?? null;
}
