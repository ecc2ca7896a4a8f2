import { useLayoutEffect, useRef } from 'react';
import type { Side } from '../../../shared/coh/index.ts';
import { usePixelRatio } from '../camera/usePixelRatio.ts';
import { drawNationalSymbol } from './drawNationalSymbol.ts';

/** Points of the star and white rims reach a little beyond the symbol's own size. */
const ROOM = 1.34;

export function NationalSymbol({ side, size }: { readonly side: Side; readonly size: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixelRatio = usePixelRatio();
  const pixels = Math.round(size * pixelRatio);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, pixels, pixels);
    // A star hangs from its upper points: its middle lies a little above that of its box.
    context.translate(pixels / 2, pixels * (side === 'soviet' ? 0.53 : 0.5));
    drawNationalSymbol(context, side, pixels / (side === 'soviet' ? ROOM : 1.15), null);
  }, [side, pixels]);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      width={pixels}
      height={pixels}
      style={{ width: size, height: size, flex: 'none' }}
    />
  );
}
