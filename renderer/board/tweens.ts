/** Runs from 0 to 1 within its time; the last call is always 1. */
export type Frame = (progress: number) => void;

interface Tween {
  readonly frame: Frame;
  readonly duration: number;
  readonly start: number;
}

/** All motion on a board, so that one click can end it. */
export interface Tweens {
  /** Returns how to give up half-way. */
  run(duration: number, frame: Frame): () => void;
  finishAll(): void;
}

export function createTweens(): Tweens {
  const running = new Set<Tween>();
  let request = 0;

  function tick(now: number): void {
    for (const tween of running) {
      const progress = Math.min(1, Math.max(0, (now - tween.start) / tween.duration));
      if (progress === 1) running.delete(tween);
      tween.frame(progress);
    }
    request = running.size > 0 ? requestAnimationFrame(tick) : 0;
  }

  return {
    run(duration, frame) {
      if (duration <= 0 || prefersStillness()) {
        frame(1);
        return () => {};
      }
      const tween: Tween = { frame, duration, start: performance.now() };
      running.add(tween);
      if (request === 0) request = requestAnimationFrame(tick);
      return () => running.delete(tween);
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
