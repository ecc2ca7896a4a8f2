import { cachedBitmap } from './bitmapCache.ts';
import { COUNTER_MARGIN, drawTile, type TileLook } from './drawCounter.ts';

/** The tile with its margin around it; the canvas is `pixelRatio` times as large as it is shown. */
export function tileBitmap(look: TileLook, pixelRatio: number): HTMLCanvasElement {
  const margin = marginOf(look.size, pixelRatio);
  const side = look.size + 2 * margin;
  return cachedBitmap(tileKey(look, pixelRatio), side, pixelRatio, (context) => {
    context.translate(margin, margin);
    drawTile(context, look);
  });
}

/** One bitmap per type, size and state. */
export function tileKey(
  { type, size, mirrored, spent, hidden, active, selected }: TileLook,
  pixelRatio: number,
): string {
  const states = [mirrored, spent, hidden, active, selected].map((on) => (on ? 1 : 0)).join('');
  return `tile ${type} ${size} ${pixelRatio} ${states}`;
}

/** On whole device pixels, so that the tile inside stays crisp. */
export function marginOf(size: number, pixelRatio: number): number {
  return Math.ceil(size * COUNTER_MARGIN * pixelRatio) / pixelRatio;
}
