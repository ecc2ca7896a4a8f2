import type { Unit, UnitId, Units } from '../../shared/coh/index.ts';
import type { HexGrid } from '../../shared/hex/index.ts';
import { centreOn } from './geometry/centreOn.ts';
import type { Rectangle } from './geometry/table.ts';
import type { GroundImage } from './terrain/groundImages.ts';

export interface MinimapPicture {
  readonly grid: HexGrid;
  readonly table: Rectangle;
  readonly ground: GroundImage | null;
  readonly units: Units;
  readonly selectedUnit: UnitId | null;
  readonly visible: Rectangle | null;
  readonly width: number;
  readonly height: number;
}

/** Half the side of a unit's dot, in pixels. */
const DOT = 3.4;
const COLOURS = { german: '#c9d2c6', soviet: '#d6422c', hidden: '#8fb0b8' } as const;

export function drawMinimap(context: CanvasRenderingContext2D, picture: MinimapPicture): void {
  const { table, ground, visible, width, height } = picture;
  const scale = width / table.width;
  context.fillStyle = '#1a160d';
  context.fillRect(0, 0, width, height);
  if (ground) {
    const { area, picture: image } = ground;
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      image,
      (area.x - table.x) * scale,
      (area.y - table.y) * scale,
      area.width * scale,
      area.height * scale,
    );
  }
  context.fillStyle = 'rgba(10,8,2,.12)';
  context.fillRect(0, 0, width, height);
  drawUnits(context, picture, scale);
  if (visible) drawVisible(context, visible, width, height);
}

function drawUnits(
  context: CanvasRenderingContext2D,
  picture: MinimapPicture,
  scale: number,
): void {
  const { grid, table, units, selectedUnit } = picture;
  for (const unit of Object.values(units)) {
    const centre = centreOn(grid, unit.hex, 1);
    if (!centre) continue;
    context.save();
    context.translate((centre.x - table.x) * scale, (centre.y - table.y) * scale);
    drawDot(context, unit, unit.id === selectedUnit);
    context.restore();
  }
}

/** German dots are square, Soviet ones round. */
function drawDot(
  context: CanvasRenderingContext2D,
  { side, hidden }: Unit,
  selected: boolean,
): void {
  for (const [colour, grow] of [
    ['#0b0a06', 1.2],
    [hidden ? COLOURS.hidden : COLOURS[side], 0],
  ] as const) {
    const half = DOT + grow;
    context.fillStyle = colour;
    context.beginPath();
    if (side === 'german') context.rect(-half, -half, 2 * half, 2 * half);
    else context.arc(0, 0, half + 0.3, 0, 2 * Math.PI);
    context.fill();
  }
  if (!selected) return;
  context.strokeStyle = '#ffd65a';
  context.lineWidth = 1.6;
  context.strokeRect(-6, -6, 12, 12);
}

function drawVisible(
  context: CanvasRenderingContext2D,
  visible: Rectangle,
  width: number,
  height: number,
): void {
  const left = Math.max(1, visible.x * width);
  const top = Math.max(1, visible.y * height);
  const right = Math.min(width - 1, (visible.x + visible.width) * width);
  const bottom = Math.min(height - 1, (visible.y + visible.height) * height);
  for (const [colour, line] of [
    ['rgba(10,8,2,.7)', 3.2],
    ['#fff6d0', 1.4],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = line;
    context.strokeRect(left, top, right - left, bottom - top);
  }
}
