import { FACING_GREEN, FACING_SPENT } from './palette.ts';

/** The arrow on the edge of a counter; `angle` 0 is up, clockwise, and may lie between hexsides. */
export function drawFacingArrow(
  context: CanvasRenderingContext2D,
  size: number,
  angle: number,
  spent: boolean,
): void {
  const dx = Math.sin(angle);
  const dy = -Math.cos(angle);
  // Where the ray leaves the square tile, and a little beyond: at the corners the tile is rounded.
  const toEdge = (size * 0.5) / Math.max(Math.abs(dx), Math.abs(dy));
  const beyond = size * (0.03 + 0.065 * Math.abs(Math.sin(angle)));
  context.save();
  context.translate(size / 2 + dx * (toEdge + beyond), size / 2 + dy * (toEdge + beyond));
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, -size * 0.15);
  context.lineTo(size * 0.135, size * 0.04);
  context.lineTo(0, 0);
  context.lineTo(-size * 0.135, size * 0.04);
  context.closePath();
  context.lineJoin = 'round';
  context.strokeStyle = '#10140a';
  context.lineWidth = size * 0.06;
  context.stroke();
  context.fillStyle = spent ? FACING_SPENT : FACING_GREEN;
  context.fill();
  context.restore();
}
