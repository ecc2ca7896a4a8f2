import { type HitMarkerId, UNIT_TYPES, type UnitTypeId } from '../../../shared/coh/index.ts';
import type { Direction } from '../../../shared/hex/index.ts';
import { directionAngle } from '../geometry/hexShape.ts';
import { drawFigures } from './drawFigures.ts';
import { drawHitMarker } from './drawHitMarker.ts';
import { drawFacingArrow } from './facingArrow.ts';
import { hitLetters } from './hitLetters.ts';
import { hitMarkerPlace } from './hitMarkerPlace.ts';
import { ACTIVE_GREEN, PALETTES, SELECTED_GOLD, type SidePalette } from './palette.ts';
import { drawPicture, pictureOf } from './pictures.ts';

export interface CounterState {
  readonly spent?: boolean;
  readonly hidden?: boolean;
  readonly active?: boolean;
  readonly selected?: boolean;
  /** The marker is null as long as the onlooker does not know it. */
  readonly hit?: { readonly marker: HitMarkerId | null } | null;
}

/** A hit marker is a chit of its own, and so is no part of the tile. */
export interface TileLook extends Omit<CounterState, 'hit'> {
  readonly type: UnitTypeId;
  /** The side of the tile. */
  readonly size: number;
  /** The soldiers look west. */
  readonly mirrored: boolean;
}

export interface CounterLook extends CounterState {
  readonly type: UnitTypeId;
  readonly size: number;
  /** Null for a counter off the map. */
  readonly facing: Direction | null;
}

/** How far rings, arrow and shadow reach beyond the tile, in tile sides. */
export const COUNTER_MARGIN = 0.32;
const CORNER = 0.115;

/**
 * A whole counter, the upper left corner of its tile at the origin. A hidden unit faces nowhere
 * (R10.0-1), so it has no arrow.
 */
export function drawCounter(context: CanvasRenderingContext2D, look: CounterLook): void {
  const { facing, size, spent = false, hidden = false, hit = null } = look;
  drawTile(context, { ...look, mirrored: facing !== null && looksWest(facing) });
  if (facing !== null && !hidden) drawFacingArrow(context, size, directionAngle(facing), spent);
  if (!hit) return;
  const { middle, side } = hitMarkerPlace(false);
  context.save();
  context.translate(size * middle.x, size * middle.y);
  drawHitMarker(context, size * side, hitLetters(hit.marker));
  context.restore();
}

export function looksWest(facing: Direction): boolean {
  return facing === 4 || facing === 5;
}

/** A counter without its arrow: what is cached as a bitmap. */
export function drawTile(context: CanvasRenderingContext2D, look: TileLook): void {
  const type = UNIT_TYPES[look.type];
  const palette = PALETTES[type.side];
  const { size } = look;
  context.save();
  drawShadow(context, size);
  drawCard(context, size, palette);
  context.save();
  context.translate(size * 0.12, size * 0.172);
  drawPicture(context, pictureOf(type), type.side, size * 0.76, look.mirrored);
  context.restore();
  if (look.spent) drawSpent(context, size);
  if (look.hidden) drawVeil(context, size);
  drawFigures(context, type, size, look.spent ? palette.spentHalo : palette.tileTop);
  if (look.hidden) drawHiddenMarks(context, size);
  if (look.selected) drawRing(context, size, SELECTED_GOLD, 0.055, 0.22);
  else if (look.active) drawRing(context, size, ACTIVE_GREEN, 0.05, 0.14);
  context.restore();
}

function drawShadow(context: CanvasRenderingContext2D, size: number): void {
  context.save();
  // Canvas shadows ignore the transformation, so they are scaled here.
  const scale = context.getTransform().a;
  context.shadowColor = 'rgba(8,6,2,.62)';
  context.shadowBlur = size * 0.1 * scale;
  context.shadowOffsetX = size * 0.035 * scale;
  context.shadowOffsetY = size * 0.055 * scale;
  context.fillStyle = '#111';
  fillRounded(context, 0, size, size * CORNER);
  context.restore();
}

function drawCard(context: CanvasRenderingContext2D, size: number, palette: SidePalette): void {
  context.fillStyle = palette.edge;
  fillRounded(context, 0, size, size * CORNER);
  context.fillStyle = palette.rim;
  fillRounded(context, size * 0.016, size, size * CORNER * 0.9);
  const face = context.createLinearGradient(0, 0, size * 0.25, size);
  face.addColorStop(0, palette.tileTop);
  face.addColorStop(1, palette.tileBottom);
  context.fillStyle = face;
  fillRounded(context, size * 0.045, size, size * CORNER * 0.7);
  context.strokeStyle = 'rgba(255,255,245,.55)';
  context.lineWidth = size * 0.02;
  context.beginPath();
  context.moveTo(size * 0.1, size * 0.055);
  context.lineTo(size * 0.9, size * 0.055);
  context.stroke();
  const glow = context.createRadialGradient(
    size * 0.5,
    size * 0.45,
    size * 0.05,
    size * 0.5,
    size * 0.45,
    size * 0.5,
  );
  glow.addColorStop(0, 'rgba(255,252,232,.40)');
  glow.addColorStop(1, 'rgba(255,252,232,0)');
  context.fillStyle = glow;
  fillRounded(context, size * 0.045, size, size * CORNER * 0.7);
}

/** Greyed, and barred below the figures so that they stay legible. */
function drawSpent(context: CanvasRenderingContext2D, size: number): void {
  context.save();
  clipRounded(context, size * 0.016, size, size * CORNER * 0.9);
  context.globalCompositeOperation = 'saturation';
  context.globalAlpha = 0.85;
  context.fillStyle = '#777';
  context.fillRect(0, 0, size, size);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 0.3;
  context.fillStyle = '#2a2820';
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 1;
  for (const [colour, width] of [
    ['rgba(255,246,228,.75)', 0.125],
    ['#c02418', 0.088],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = size * width;
    context.beginPath();
    context.moveTo(-size * 0.1, size * 1.1);
    context.lineTo(size * 1.1, -size * 0.1);
    context.stroke();
  }
  context.restore();
}

function drawVeil(context: CanvasRenderingContext2D, size: number): void {
  context.save();
  clipRounded(context, 0, size, size * CORNER);
  context.fillStyle = 'rgba(40,58,66,.34)';
  context.fillRect(0, 0, size, size);
  context.strokeStyle = 'rgba(220,240,246,.20)';
  context.lineWidth = size * 0.03;
  context.beginPath();
  for (let x = -size; x < size; x += size * 0.13) {
    context.moveTo(x, size);
    context.lineTo(x + size, 0);
  }
  context.stroke();
  context.restore();
}

/** Dashed edge and crossed eye. */
function drawHiddenMarks(context: CanvasRenderingContext2D, size: number): void {
  context.save();
  context.setLineDash([size * 0.09, size * 0.06]);
  context.strokeStyle = '#fffbe6';
  context.lineWidth = size * 0.035;
  context.beginPath();
  context.roundRect(0, 0, size, size, size * CORNER);
  context.stroke();
  context.setLineDash([]);
  context.translate(0, size * 0.5);
  const radius = size * 0.15;
  context.fillStyle = '#1e2a30';
  context.strokeStyle = '#bfe3ee';
  context.lineWidth = radius * 0.15;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.beginPath();
  context.ellipse(0, 0, radius * 0.6, radius * 0.36, 0, 0, 2 * Math.PI);
  context.moveTo(-radius * 0.55, radius * 0.5);
  context.lineTo(radius * 0.55, -radius * 0.5);
  context.stroke();
  context.restore();
}

function drawRing(
  context: CanvasRenderingContext2D,
  size: number,
  colour: string,
  width: number,
  glow: number,
): void {
  const grow = size * width;
  const trace = () => {
    context.beginPath();
    context.roundRect(-grow, -grow, size + 2 * grow, size + 2 * grow, size * CORNER + grow);
  };
  trace();
  context.strokeStyle = 'rgba(20,14,0,.7)';
  context.lineWidth = size * width * 1.9;
  context.stroke();
  context.shadowColor = colour;
  context.shadowBlur = size * glow * context.getTransform().a;
  context.strokeStyle = colour;
  context.lineWidth = size * width;
  trace();
  context.stroke();
  context.shadowColor = 'transparent';
}

function fillRounded(
  context: CanvasRenderingContext2D,
  inset: number,
  size: number,
  corner: number,
): void {
  context.beginPath();
  context.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, corner);
  context.fill();
}

function clipRounded(
  context: CanvasRenderingContext2D,
  inset: number,
  size: number,
  corner: number,
): void {
  context.beginPath();
  context.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, corner);
  context.clip();
}
