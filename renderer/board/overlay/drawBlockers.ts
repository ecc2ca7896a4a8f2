import type { Point } from '../../../shared/hex/index.ts';
import { BLOCKER_DISC, blockerPlace } from './blockerPlaces.ts';
import { SMALLEST_TYPE } from './drawChips.ts';
import { drawGround, type PlateColours } from './drawPlate.ts';

const COLOURS: PlateColours = { ground: 'rgba(26,15,10,.95)', text: '#ffe3bd', edge: '#ffb25a' };
/** In hex radii. */
const TYPE = 0.215;
/** Smaller hexes, in pixels, are narrower than the smallest legible word. */
const ROOM_FOR_WORDS = 33;

/** The word where nothing stands and the hex has room for it, else the icon alone. */
export function drawBlocker(
  context: CanvasRenderingContext2D,
  word: string,
  centre: Point,
  counters: number,
  hasFlag: boolean,
  radius: number,
): void {
  const offset = blockerPlace(counters, hasFlag);
  const place = { x: centre.x + offset.x * radius, y: centre.y + offset.y * radius };
  if (counters === 0 && radius >= ROOM_FOR_WORDS) drawWord(context, word, place, radius);
  else drawIcon(context, place, radius);
}

function drawWord(
  context: CanvasRenderingContext2D,
  word: string,
  { x, y }: Point,
  radius: number,
): void {
  const type = Math.max(SMALLEST_TYPE, radius * TYPE);
  const icon = type * 0.42;
  const padding = type * 0.55;
  const text = word.toUpperCase();
  context.font = `700 ${type}px "Barlow Condensed"`;
  const width = context.measureText(text).width + 2 * icon + 2.5 * padding;
  const height = type * 1.7;
  const left = x - width / 2;
  drawGround(context, COLOURS, { x: left, y: y - height / 2, width, height });
  drawBarredCircle(context, { x: left + padding + icon, y }, icon);
  context.fillStyle = COLOURS.text;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(text, left + 1.5 * padding + 2 * icon, y + type * 0.06);
}

function drawIcon(context: CanvasRenderingContext2D, place: Point, radius: number): void {
  const disc = Math.max(6.5, radius * BLOCKER_DISC);
  context.fillStyle = COLOURS.ground;
  context.strokeStyle = COLOURS.edge;
  context.lineWidth = 1.4;
  context.beginPath();
  context.arc(place.x, place.y, disc, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  drawBarredCircle(context, place, disc * 0.55);
}

function drawBarredCircle(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  radius: number,
): void {
  const bar = radius * Math.SQRT1_2;
  context.strokeStyle = COLOURS.edge;
  context.lineWidth = Math.max(1.5, radius * 0.36);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.moveTo(x - bar, y + bar);
  context.lineTo(x + bar, y - bar);
  context.stroke();
}
