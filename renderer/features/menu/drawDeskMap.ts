import { hexGrid, hexIndex, type HexId } from '../../../shared/hex/index.ts';
import { drawCounter } from '../../board/index.ts';
import { drawGrid } from '../../board/terrain/drawGrid.ts';
import type { GroundImage } from '../../board/terrain/groundImages.ts';
import { deskSetup } from './deskMap.ts';

/** The side of a counter, in hex radii. */
const COUNTER_SHARE = 1.14;
const PAPER = '#e9dfc2';
const BLUE_PENCIL = '#1c4f9c';
const RED_PENCIL = '#b3231a';

/** The plan of attack as an officer would have drawn it: hexes the strokes go through. */
const ARROWS: readonly { colour: string; width: number; hexes: readonly HexId[] }[] = [
  { colour: BLUE_PENCIL, width: 11, hexes: ['7-B09', '7-E08', '7-H07', '7-J06'] },
  { colour: BLUE_PENCIL, width: 9, hexes: ['7-C04', '7-F03', '7-I04', '7-K04'] },
  { colour: RED_PENCIL, width: 10, hexes: ['7-Q07', '7-N07', '7-L08', '7-J08'] },
];

/** The painted map as a folded sheet with pencil marks and the counters of both sides. */
export function drawDeskMap(canvas: HTMLCanvasElement, ground: GroundImage): void {
  const { width, height } = ground.picture;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(ground.picture, 0, 0);
  const scale = width / ground.area.width;
  const grid = hexGrid(deskSetup.board.placements);
  const toCanvas = (hex: HexId) => {
    const centre = grid.centres[hexIndex(grid, hex)] ?? { x: 0, y: 0 };
    return { x: (centre.x - ground.area.x) * scale, y: (centre.y - ground.area.y) * scale };
  };
  context.save();
  context.translate(-ground.area.x * scale, -ground.area.y * scale);
  drawGrid(context, grid, deskSetup.board.levels, scale);
  context.restore();
  for (const arrow of ARROWS)
    drawPencilArrow(context, arrow.hexes.map(toCanvas), arrow.colour, arrow.width);
  const size = COUNTER_SHARE * scale;
  for (const { type, hex, facing } of deskSetup.units) {
    const { x, y } = toCanvas(hex);
    context.save();
    context.translate(x - size / 2, y - size / 2);
    drawCounter(context, { type, size, facing });
    context.restore();
  }
  for (const fold of [1 / 3, 2 / 3]) drawFold(context, fold * width, 0, 36, height);
  drawFold(context, 0, height / 2, width, 36);
  context.strokeStyle = PAPER;
  context.lineWidth = 26;
  context.strokeRect(13, 13, width - 26, height - 26);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Three strokes that do not quite meet look like a grease pencil. */
function drawPencilArrow(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  colour: string,
  width: number,
): void {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return;
  context.save();
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [index, alpha] of [0.7, 0.35, 0.3].entries()) {
    context.globalAlpha = alpha;
    context.lineWidth = width * (1 + index * 0.18);
    strokeThrough(context, points, index * 2.2 - 2);
  }
  context.globalAlpha = 0.8;
  context.lineWidth = width;
  drawHead(context, before, end, width * 4);
  context.restore();
}

function strokeThrough(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  offset: number,
): void {
  context.beginPath();
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) context.moveTo(point.x, point.y + offset);
    else if (next)
      context.quadraticCurveTo(
        point.x,
        point.y + offset,
        (point.x + next.x) / 2,
        (point.y + next.y) / 2 + offset,
      );
    else context.lineTo(point.x, point.y + offset);
  });
  context.stroke();
}

function drawHead(
  context: CanvasRenderingContext2D,
  before: Point,
  end: Point,
  length: number,
): void {
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  context.beginPath();
  context.moveTo(end.x - Math.cos(angle - 0.6) * length, end.y - Math.sin(angle - 0.6) * length);
  context.lineTo(end.x, end.y);
  context.lineTo(end.x - Math.cos(angle + 0.6) * length, end.y - Math.sin(angle + 0.6) * length);
  context.stroke();
}

/** A crease: dark on one side of the bend, lit on the other. */
function drawFold(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const upright = height > width;
  const shade = upright
    ? context.createLinearGradient(x - 18, 0, x + 18, 0)
    : context.createLinearGradient(0, y - 18, 0, y + 18);
  shade.addColorStop(0, 'rgba(0, 0, 0, 0)');
  shade.addColorStop(0.48, 'rgba(30, 20, 6, .30)');
  shade.addColorStop(0.52, 'rgba(255, 246, 214, .28)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = shade;
  context.fillRect(upright ? x - 18 : x, upright ? y : y - 18, width, height);
}
