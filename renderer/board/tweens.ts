/** Runs from 0 to 1 within its time; the last call is always 1. */
export type Frame = (progress: number) => void;

interface Tween {
  readonly frame: Frame;
  readonly duration: number;
  readonly start: number;
  /** Says nothing before its end. */
  readonly still: boolean;
}

/** All motion on a board, so that one click can end it. */
export interface Tweens {
  /** Returns how to give up half-way. */
  run(duration: number, frame: Frame): () => void;
  /** For what is there only while it moves: for who wants stillness it stops at the given progress. */
  flash(duration: number, stillAt: number, frame: Frame): () => void;
  finishAll(): void;
}

export function createTweens(): Tweens {
  const running = new Set<Tween>();
  let request = 0;

  function tick(now: number): void {
    for (const tween of running) {
      const progress = Math.min(1, Math.max(0, (now - tween.start) / tween.duration));
      if (progress === 1) running.delete(tween);
      if (progress === 1 || !tween.still) tween.frame(progress);
    }
    request = running.size > 0 ? requestAnimationFrame(tick) : 0;
  }

  function start(duration: number, frame: Frame, still: boolean): () => void {
    const tween: Tween = { frame, duration, start: performance.now(), still };
    running.add(tween);
    if (request === 0) request = requestAnimationFrame(tick);
    return () => running.delete(tween);
  }

  return {
    run(duration, frame) {
      if (duration > 0 && !prefersStillness()) return start(duration, frame, false);
      frame(1);
      return () => {};
    },
    flash(duration, stillAt, frame) {
      const still = prefersStillness();
      if (still) frame(stillAt);
      return start(duration, frame, still);
    },
    finishAll() {
      const ending = [...running];
      running.clear();
      for (const { frame } of ending) frame(1);
    },
  };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
