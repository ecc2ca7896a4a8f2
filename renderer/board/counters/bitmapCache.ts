const KEPT = 400;

/** Pictures of counters and chits at device resolution, the oldest forgotten first. */
const bitmaps = new Map<string, HTMLCanvasElement>();

/** A square of `side` pixels, painted when it is first asked for. */
export function cachedBitmap(
  key: string,
  side: number,
  pixelRatio: number,
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const known = bitmaps.get(key);
  if (known) return known;
  const bitmap = document.createElement('canvas');
  bitmap.width = Math.round(side * pixelRatio);
  bitmap.height = bitmap.width;
  const context = bitmap.getContext('2d') as CanvasRenderingContext2D;
  context.scale(pixelRatio, pixelRatio);
  paint(context);
  bitmaps.set(key, bitmap);
  for (const oldest of bitmaps.keys()) {
    if (bitmaps.size <= KEPT) break;
    bitmaps.delete(oldest);
  }
  return bitmap;
}

/** Bitmaps made before the fonts were there show the wrong letters. */
export function forgetBitmaps(): void {
  bitmaps.clear();
}
