import { useMemo } from 'react';
import { grown, type Rectangle, scaled } from '../geometry/table.ts';
import { Painting } from '../Painting.tsx';

/** The shadow is soft anyway: it is painted small, for this hex radius, and enlarged. */
const SHADOW_RADIUS = 8;
/** In hex radii. */
const MARGIN = 0.52;
const CARD = 0.12;
const CORNER = 0.1;

interface TableEdgeProps {
  readonly table: Rectangle;
  readonly radius: number;
}

/** The boards are thick card on a dark table: a shadow around, a pale cut along the edge. */
export function TableEdge({ table, radius }: TableEdgeProps) {
  const shadow = useMemo(() => paintShadow(table), [table]);
  return (
    <Painting
      draw={(context) => {
        const { x, y, width, height } = scaled(grown(table, MARGIN), radius);
        context.drawImage(shadow, x, y, width, height);
        const card = scaled(grown(table, CARD), radius);
        context.beginPath();
        context.roundRect(card.x, card.y, card.width, card.height, CORNER * radius);
        context.fillStyle = '#3a3120';
        context.fill();
        context.strokeStyle = '#6d5c3a';
        context.lineWidth = 0.026 * radius;
        context.stroke();
      }}
    />
  );
}

function paintShadow(table: Rectangle): HTMLCanvasElement {
  const whole = scaled(grown(table, MARGIN), SHADOW_RADIUS);
  const card = scaled(grown(table, CARD), SHADOW_RADIUS);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(whole.width);
  canvas.height = Math.ceil(whole.height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.translate(-whole.x, -whole.y);
  context.shadowColor = 'rgba(0,0,0,.85)';
  context.shadowBlur = 0.31 * SHADOW_RADIUS;
  context.shadowOffsetX = 0.07 * SHADOW_RADIUS;
  context.shadowOffsetY = 0.1 * SHADOW_RADIUS;
  context.fillRect(card.x, card.y, card.width, card.height);
  return canvas;
}
