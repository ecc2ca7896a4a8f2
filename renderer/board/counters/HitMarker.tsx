import type Konva from 'konva';
import { useLayoutEffect, useRef } from 'react';
import { Image } from 'react-konva';
import type { HitMarkerId } from '../../../shared/coh/index.ts';
import { backOut } from '../geometry/easing.ts';
import type { Tweens } from '../tweens.ts';
import { HIT_MARKER_ROOM, hitMarkerBitmap } from './hitMarkerBitmaps.ts';
import { hitMarkerPlace } from './hitMarkerPlace.ts';
import { POP } from './motion.ts';

export interface HitMarkerProps {
  readonly hit: { readonly marker: HitMarkerId | null } | null;
  readonly covered: boolean;
  /** The side of the counter as it is shown, and as its bitmaps are made. */
  readonly size: number;
  readonly tile: number;
  readonly pixelRatio: number;
  readonly tweens: Tweens;
}

/** The chit on a counter that has taken a hit. Under other counters it has no room for letters. */
export function HitMarker({ hit, covered, size, tile, pixelRatio, tweens }: HitMarkerProps) {
  const image = usePop(hit && (hit.marker ?? 'unknown'), tweens);
  if (!hit) return null;
  const { middle, side } = hitMarkerPlace(covered);
  const room = size * side * HIT_MARKER_ROOM;
  return (
    <Image
      ref={image}
      image={hitMarkerBitmap(covered ? null : hit.marker, tile * side, pixelRatio)}
      x={size * middle.x}
      y={size * middle.y}
      offsetX={room / 2}
      offsetY={room / 2}
      width={room}
      height={room}
      perfectDrawEnabled={false}
    />
  );
}

/** A marker that was not there before, or turns its face up, pops in. */
function usePop(face: string | null, tweens: Tweens) {
  const image = useRef<Konva.Image>(null);
  const shown = useRef(face);
  useLayoutEffect(() => {
    const isNew = face !== null && face !== shown.current;
    shown.current = face;
    if (!isNew) return;
    return tweens.run(POP, (progress) => {
      const scale = backOut(progress);
      image.current?.scale({ x: scale, y: scale });
    });
  }, [face, tweens]);
  return image;
}
