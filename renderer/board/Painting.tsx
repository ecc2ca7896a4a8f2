import type { Context } from 'konva/lib/Context';
import { Shape } from 'react-konva';

/** A piece of a layer drawn by our own brush; it neither listens nor moves by itself. */
export function Painting({ draw }: { draw(context: CanvasRenderingContext2D): void }) {
  return (
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(context: Context) => {
        context.save();
        draw(context._context);
        context.restore();
      }}
    />
  );
}
