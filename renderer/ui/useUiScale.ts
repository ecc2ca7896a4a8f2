import { useSyncExternalStore } from 'react';

const LARGE = '(width >= 2200px)';

/** What the style sheets do to type on a large screen, for pictures that are sized in pixels. */
export function useUiScale(): number {
  const large = useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(LARGE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(LARGE).matches,
  );
  return large ? 1.15 : 1;
}
