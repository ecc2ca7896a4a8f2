import {
  type Colour,
  type Firepower,
  type UnitType,
  type UnitTypeId,
} from '../../../shared/coh/index.ts';
import { drawNationalSymbol } from './drawNationalSymbol.ts';
import { counterName } from './names.ts';
import { FIGURES, INK } from './palette.ts';

/** All figures of a counter, in fractions of its side; the halo keeps them legible on any tile. */
export function drawFigures(
  context: CanvasRenderingContext2D,
  type: UnitType,
  size: number,
  halo: string,
): void {
  const pen: Pen = { context, size, halo };
  drawName(pen, type.id);
  drawBare(pen, String(type.fireCost), 0.165, 0.178, 0.255, INK);
  if (type.indirectFireCost !== null)
    drawBare(pen, `(${type.indirectFireCost})`, 0.165, 0.335, 0.145, INK);
  drawBare(pen, String(type.moveCost), 0.838, 0.178, 0.255, FIGURES.red);
  drawFirepower(pen, type.firepower.red, 'red', 0.69);
  drawFirepower(pen, type.firepower.blue, 'blue', 0.872);
  drawBare(pen, String(type.flank.value), 0.835, 0.69, 0.215, FIGURES[type.flank.colour]);
  drawBare(pen, String(type.front.value), 0.835, 0.872, 0.215, FIGURES[type.front.colour]);
  drawHairline(pen);
  context.save();
  context.translate(size * 0.5, size * 0.8);
  drawNationalSymbol(context, type.side, size * 0.265, rangeText(type));
  context.restore();
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly size: number;
  readonly halo: string;
}

function rangeText({ range }: UnitType): string {
  return range.minimum > 0 ? `${range.minimum}–${range.normal}` : String(range.normal);
}

function drawName({ context, size }: Pen, type: UnitTypeId): void {
  const name = counterName(type);
  context.save();
  context.font = `600 ${size * 0.118}px "Barlow Condensed"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = INK;
  context.translate(size * 0.5, size * 0.122);
  context.scale(Math.min(1, (size * 0.47) / context.measureText(name).width), 1);
  context.fillText(name, 0, 0);
  context.restore();
}

function drawFirepower(pen: Pen, { value, boxed }: Firepower, colour: Colour, y: number): void {
  if (boxed) drawBoxed(pen, signed(value), 0.165, y, FIGURES[colour]);
  else drawBare(pen, signed(value), 0.165, y, 0.215, FIGURES[colour]);
}

/** A true minus, as long as a figure is wide. */
function signed(value: number): string {
  return String(value).replace('-', '−');
}

function drawBare(
  { context, size, halo }: Pen,
  text: string,
  x: number,
  y: number,
  type: number,
  colour: string,
): void {
  setType(context, size * type);
  context.lineJoin = 'round';
  context.strokeStyle = halo;
  context.lineWidth = size * 0.062;
  const baseline = size * (y + type * 0.04);
  context.strokeText(text, size * x, baseline);
  context.fillStyle = colour;
  context.fillText(text, size * x, baseline);
}

function drawBoxed(
  { context, size }: Pen,
  text: string,
  x: number,
  y: number,
  colour: string,
): void {
  context.fillStyle = '#fff';
  context.strokeStyle = INK;
  context.lineWidth = size * 0.015;
  context.beginPath();
  context.roundRect(
    size * (x - 0.108),
    size * (y - 0.088),
    size * 0.216,
    size * 0.176,
    size * 0.03,
  );
  context.fill();
  context.stroke();
  setType(context, size * 0.202);
  context.fillStyle = colour;
  context.fillText(text, size * x, size * (y + 0.008));
}

function setType(context: CanvasRenderingContext2D, pixels: number): void {
  context.font = `700 ${pixels}px "Barlow Condensed"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
}

/** Between flank and front. */
function drawHairline({ context, size }: Pen): void {
  context.strokeStyle = 'rgba(27,26,20,.45)';
  context.lineWidth = size * 0.012;
  context.beginPath();
  context.moveTo(size * 0.745, size * 0.781);
  context.lineTo(size * 0.925, size * 0.781);
  context.stroke();
}
