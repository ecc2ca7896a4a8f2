import type { HitMarkerId } from '../../../shared/coh/index.ts';
import { cachedBitmap } from './bitmapCache.ts';
import { drawHitMarker } from './drawHitMarker.ts';
import { hitLetters } from './hitLetters.ts';

/** Room for the tilted corners and the shadow, in sides of the chit. */
export const HIT_MARKER_ROOM = 1.5;

/** A chit of its own, beside the bitmap of its counter: it pops in while the tile lies still. */
export function hitMarkerBitmap(
  marker: HitMarkerId | null,
  side: number,
  pixelRatio: number,
): HTMLCanvasElement {
  const room = side * HIT_MARKER_ROOM;
  return cachedBitmap(hitMarkerKey(marker, side, pixelRatio), room, pixelRatio, (context) => {
    context.translate(room / 2, room / 2);
    drawHitMarker(context, side, hitLetters(marker));
  });
}

export function hitMarkerKey(marker: HitMarkerId | null, side: number, pixelRatio: number): string {
  return `hit ${marker ?? 'unknown'} ${side} ${pixelRatio}`;
}
