import type { BoardEffect } from '../boardProps.ts';

/** Section 9 of the look, in milliseconds. */
const TRACER = 220;
const IMPACT = 260;

/** How far tracer and impact have come, each from 0 to 1; null before it begins or when it is over. */
export interface EffectMoment {
  readonly tracer: number | null;
  readonly impact: number | null;
}

/** Nothing flies within a hex, nor to a unit that is taken away. */
export function hasTracer({ kind, from, to }: BoardEffect): boolean {
  return kind === 'shot' && from !== to;
}

export function effectTime(effect: BoardEffect): number {
  return hasTracer(effect) ? TRACER + IMPACT : IMPACT;
}

/** The impact is at its clearest there: what is shown when nothing shall move. */
export function stillMoment(effect: BoardEffect): number {
  return 1 - (0.65 * IMPACT) / effectTime(effect);
}

export function effectMoment(effect: BoardEffect, progress: number): EffectMoment {
  if (progress >= 1) return { tracer: null, impact: null };
  const before = hasTracer(effect) ? TRACER : 0;
  const elapsed = progress * effectTime(effect);
  return elapsed < before
    ? { tracer: elapsed / before, impact: null }
    : { tracer: null, impact: (elapsed - before) / IMPACT };
}
