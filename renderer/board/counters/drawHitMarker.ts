import { HIT_CORNER, HIT_TILT } from './hitMarkerPlace.ts';

const EDGE = '#2a0906';
const FLAME = { top: '#ea6230', bottom: '#a82a16' } as const;
const BURST = '#ffd98a';
const CORE = '#7a1a0c';
const BAND = 'rgba(30,6,2,.92)';
const LETTERS = '#fff2d8';
const RAYS = 8;

/** An orange-red chit around the origin; letters, if it has any, on a band below the burst. */
export function drawHitMarker(
  context: CanvasRenderingContext2D,
  side: number,
  letters: string | null,
): void {
  context.save();
  context.rotate(HIT_TILT);
  drawChit(context, side);
  drawBurst(context, letters === null ? 0 : -side * 0.17, side * (letters === null ? 1 : 0.72));
  if (letters !== null) drawLetters(context, side, letters);
  context.restore();
}

function drawChit(context: CanvasRenderingContext2D, side: number): void {
  context.save();
  // Canvas shadows ignore the transformation, so they are scaled here.
  const { a, b } = context.getTransform();
  const scale = Math.hypot(a, b);
  context.shadowColor = 'rgba(0,0,0,.6)';
  context.shadowBlur = side * 0.16 * scale;
  context.shadowOffsetY = side * 0.07 * scale;
  context.fillStyle = EDGE;
  fillSquare(context, side, side * HIT_CORNER);
  context.restore();
  const flame = context.createLinearGradient(0, -side / 2, 0, side / 2);
  flame.addColorStop(0, FLAME.top);
  flame.addColorStop(1, FLAME.bottom);
  context.fillStyle = flame;
  fillSquare(context, side * 0.88, side * 0.14);
}

function fillSquare(context: CanvasRenderingContext2D, side: number, corner: number): void {
  context.beginPath();
  context.roundRect(-side / 2, -side / 2, side, side, corner);
  context.fill();
}

/** Long and short rays by turns. */
function drawBurst(context: CanvasRenderingContext2D, y: number, size: number): void {
  context.fillStyle = BURST;
  context.beginPath();
  for (let point = 0; point < 2 * RAYS; point += 1) {
    const angle = (point * Math.PI) / RAYS;
    const reach = point % 2 === 1 ? 0.15 : point % 4 === 0 ? 0.37 : 0.3;
    context.lineTo(Math.cos(angle) * reach * size, y + Math.sin(angle) * reach * size);
  }
  context.closePath();
  context.fill();
  context.fillStyle = CORE;
  context.beginPath();
  context.arc(0, y, size * 0.085, 0, 2 * Math.PI);
  context.fill();
}

function drawLetters(context: CanvasRenderingContext2D, side: number, letters: string): void {
  context.fillStyle = BAND;
  context.beginPath();
  context.roundRect(-side * 0.5, side * 0.06, side, side * 0.44, side * 0.1);
  context.fill();
  context.fillStyle = LETTERS;
  context.font = `700 ${side * 0.44}px "Barlow Condensed"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letters, 0, side * 0.3);
}
