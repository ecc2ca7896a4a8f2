import type { Pen } from '../../pen.ts';
/** Something that rises from the ground: drawn from north to south, so nearer things cover it. */
export interface Standing {
  readonly y: number;
  draw(context: Pen): void;
}

/** A picture that is painted once and stamped often. */
export interface Sprite {
  draw(context: Pen, x: number, y: number): void;
}

/** `reach` is how far the picture goes from its middle, in paint pixels. */
export function createSprite(
  reach: number,
  scale: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): Sprite {
  const side = Math.ceil(2 * reach * scale);
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.translate(side / 2, side / 2);
  context.scale(scale, scale);
  paint(context);
  const size = side / scale;
  return {
    draw: (target, x, y) => target.drawImage(canvas, x - size / 2, y - size / 2, size, size),
  };
}
