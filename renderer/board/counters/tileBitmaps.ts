import { COUNTER_MARGIN, drawTile, type TileLook } from './drawCounter.ts';

const KEPT = 400;

/** One bitmap per type, size and state, at device resolution. */
const bitmaps = new Map<string, HTMLCanvasElement>();

/** The tile with its margin around it; the canvas is `pixelRatio` times as large as it is shown. */
export function tileBitmap(look: TileLook, pixelRatio: number): HTMLCanvasElement {
  const key = keyOf(look, pixelRatio);
  const known = bitmaps.get(key);
  if (known) return known;
  const bitmap = paintTile(look, pixelRatio);
  bitmaps.set(key, bitmap);
  for (const oldest of bitmaps.keys()) {
    if (bitmaps.size <= KEPT) break;
    bitmaps.delete(oldest);
  }
  return bitmap;
}

/** Bitmaps made before the fonts were there show the wrong letters. */
export function forgetTileBitmaps(): void {
  bitmaps.clear();
}

function keyOf(
  { type, size, mirrored, spent, hidden, active, selected }: TileLook,
  pixelRatio: number,
): string {
  const states = [mirrored, spent, hidden, active, selected].map((on) => (on ? 1 : 0)).join('');
  return `${type} ${size} ${pixelRatio} ${states}`;
}

function paintTile(look: TileLook, pixelRatio: number): HTMLCanvasElement {
  const margin = marginOf(look.size, pixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((look.size + 2 * margin) * pixelRatio);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.scale(pixelRatio, pixelRatio);
  context.translate(margin, margin);
  drawTile(context, look);
  return canvas;
}

/** On whole device pixels, so that the tile inside stays crisp. */
export function marginOf(size: number, pixelRatio: number): number {
  return Math.ceil(size * COUNTER_MARGIN * pixelRatio) / pixelRatio;
}
