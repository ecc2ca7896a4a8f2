import { useEffect, useState } from 'react';
import { forgetBitmaps } from './counters/bitmapCache.ts';

const FACES = ['600 16px "Barlow Condensed"', '700 16px "Barlow Condensed"'] as const;

let loaded = false;
let loading: Promise<void> | null = null;

function loadFonts(): Promise<void> {
  loading ??= Promise.all(FACES.map((face) => document.fonts.load(face)))
    .catch(() => [])
    .then(() => {
      loaded = true;
      forgetBitmaps();
    });
  return loading;
}

/** A canvas does not wait for its letters: whoever draws text on one draws again when they are here. */
export function useFonts(): boolean {
  const [ready, setReady] = useState(loaded);
  useEffect(() => {
    let mounted = true;
    void loadFonts().then(() => {
      if (mounted) setReady(true);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return ready;
}
