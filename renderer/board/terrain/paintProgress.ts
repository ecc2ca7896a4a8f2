import { useSyncExternalStore } from 'react';

/** The pictures under way, each with the share of it that is done. */
const underWay = new Map<object, number>();
const listeners = new Set<() => void>();

/** For one picture: how to tell its progress, and that it is over. */
export function tellProgress(): { share(share: number): void; finish(): void } {
  const picture = {};
  const set = (change: () => void) => {
    change();
    for (const listener of listeners) listener();
  };
  set(() => underWay.set(picture, 0));
  return {
    share: (share) => set(() => underWay.set(picture, share)),
    finish: () => set(() => underWay.delete(picture)),
  };
}

/** How far the painter is with the pictures it has been asked for, or null when it rests. */
export function usePaintProgress(): number | null {
  return useSyncExternalStore(subscribe, progress);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function progress(): number | null {
  if (underWay.size === 0) return null;
  const shares = [...underWay.values()];
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
