import type { CohStep } from '../../build/selfplay/playMatch.ts';
import type { CohCommand, CohEvent } from '../../shared/coh/index.ts';

export type EventType = CohEvent['type'];
export type PayloadOf<Type extends EventType> = Extract<CohEvent, { type: Type }>['payload'];

/** A journal with a lie in it, or null when there was no place for that lie. */
export type Tampering = (steps: readonly CohStep[]) => CohStep[] | null;

/** Changes the first event of a type for which `change` has an answer. */
export function altering<Type extends EventType>(
  type: Type,
  change: (payload: PayloadOf<Type>, step: CohStep) => Partial<PayloadOf<Type>> | null,
): Tampering {
  return replacing((event, step) => {
    if (event.type !== type) return null;
    const changed = change(event.payload as PayloadOf<Type>, step);
    return changed && [{ ...event, payload: { ...event.payload, ...changed } } as CohEvent];
  });
}

export function dropping(type: EventType): Tampering {
  return replacing((event) => (event.type === type ? [] : null));
}

/** Puts an event of its own after the first event of a type. */
export function adding(
  type: EventType,
  added: (event: CohEvent, step: CohStep) => CohEvent | null,
): Tampering {
  return replacing((event, step) => {
    const more = event.type === type ? added(event, step) : null;
    return more && [event, more];
  });
}

function replacing(replacement: (event: CohEvent, step: CohStep) => CohEvent[] | null): Tampering {
  return (steps) => {
    for (const [at, step] of steps.entries())
      for (const [place, event] of step.events.entries()) {
        const found = event.type === 'undone' ? null : replacement(event, step);
        if (found)
          return steps.with(at, { ...step, events: step.events.toSpliced(place, 1, ...found) });
      }
    return null;
  };
}

/** Changes what was asked and what happened alike, so that only the rules can find it. */
export function alteringStep(change: (step: CohStep, at: number) => CohStep | null): Tampering {
  return (steps) => {
    for (const [at, step] of steps.entries()) {
      const changed = change(step, at);
      if (changed) return steps.with(at, changed);
    }
    return null;
  };
}

export function asks<Kind extends CohCommand['kind']>(
  step: CohStep | undefined,
  kind: Kind,
): Extract<CohCommand, { kind: Kind }> | null {
  if (step?.command.kind !== kind) return null;
  return step.command as Extract<CohCommand, { kind: Kind }>;
}
