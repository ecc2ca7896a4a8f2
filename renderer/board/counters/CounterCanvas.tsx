import { useLayoutEffect, useRef } from 'react';
import type { UnitTypeId } from '../../../shared/coh/index.ts';
import type { Direction } from '../../../shared/hex/index.ts';
import { usePixelRatio } from '../camera/usePixelRatio.ts';
import { useFonts } from '../useFonts.ts';
import { type CounterState, drawCounter } from './drawCounter.ts';
import { marginOf } from './tileBitmaps.ts';

export interface CounterCanvasProps {
  readonly type: UnitTypeId;
  /** The side of the tile in pixels; arrow, rings and shadow reach a third beyond it. */
  readonly size: number;
  readonly facing?: Direction | null;
  readonly state?: CounterState;
}

const NO_STATE: CounterState = {};

/** A counter anywhere outside the map. It is a picture: the words are the caller's. */
export function CounterCanvas({ type, size, facing = null, state = NO_STATE }: CounterCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixelRatio = usePixelRatio();
  const fonts = useFonts();
  const margin = marginOf(size, pixelRatio);
  const side = size + 2 * margin;
  const { spent = false, hidden = false, active = false, selected = false } = state;
  const isHit = Boolean(state.hit);
  const marker = state.hit?.marker ?? null;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    context.clearRect(0, 0, side, side);
    context.translate(margin, margin);
    const hit = isHit ? { marker } : null;
    drawCounter(context, { type, size, facing, spent, hidden, active, selected, hit });
  }, [
    type,
    size,
    side,
    margin,
    facing,
    spent,
    hidden,
    active,
    selected,
    isHit,
    marker,
    pixelRatio,
    fonts,
  ]);
  return (
    <span
      aria-hidden="true"
      style={{
        position: 'relative',
        display: 'inline-block',
        width: size,
        height: size,
        flex: 'none',
      }}
    >
      <canvas
        ref={canvas}
        width={Math.round(side * pixelRatio)}
        height={Math.round(side * pixelRatio)}
        style={{
          position: 'absolute',
          left: -margin,
          top: -margin,
          width: side,
          height: side,
          pointerEvents: 'none',
        }}
      />
    </span>
  );
}
