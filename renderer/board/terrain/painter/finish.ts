import type { Pen } from '../../pen.ts';
import { isPlayable } from '../../../../shared/hex/index.ts';
import { traceHex } from '../../geometry/hexShape.ts';
import { boardRectangle } from '../../geometry/table.ts';
import { PAINT_RADIUS, type Ground } from './ground.ts';
import { seeded } from './seeded.ts';

const GRAIN_TILE = 160;

/** Half hexes at the outer edge belong to nobody: darkened and hatched. */
export function shadeUnplayable(context: Pen, { grid, centres }: Ground): void {
  const halves = new Path2D();
  centres.forEach((centre, hex) => {
    if (!isPlayable(grid, hex)) traceHex(halves, centre, PAINT_RADIUS);
  });
  context.fillStyle = 'rgba(20,16,8,.42)';
  context.fill(halves);
  const hatch = context.createPattern(hatchTile(), 'repeat');
  if (!hatch) return;
  context.fillStyle = hatch;
  context.fill(halves);
}

function hatchTile(): OffscreenCanvas {
  const side = 8;
  const tile = new OffscreenCanvas(side, side);
  const context = tile.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.strokeStyle = 'rgba(10,8,3,.22)';
  context.lineWidth = 1.6;
  context.beginPath();
  for (const shift of [-side, 0, side]) {
    context.moveTo(shift, side);
    context.lineTo(shift + side, 0);
  }
  context.stroke();
  return tile;
}

/** A warm lamp off the middle, darker towards the edges. */
export function lightWithLamp(context: Pen, { table }: Ground): void {
  const { x, y, width, height } = table;
  const lamp = context.createRadialGradient(
    x + width * 0.46,
    y + height * 0.4,
    Math.min(width, height) * 0.12,
    x + width * 0.5,
    y + height * 0.5,
    Math.hypot(width, height) * 0.6,
  );
  lamp.addColorStop(0, 'rgba(255,236,186,.15)');
  lamp.addColorStop(0.45, 'rgba(255,228,170,.03)');
  lamp.addColorStop(0.72, 'rgba(36,26,10,.16)');
  lamp.addColorStop(1, 'rgba(14,10,4,.44)');
  context.fillStyle = lamp;
  context.fillRect(x, y, width, height);
}

/** The faint tooth of paper. */
export function addGrain(context: Pen, { table, randomFor }: Ground): void {
  const tile = new OffscreenCanvas(GRAIN_TILE, GRAIN_TILE);
  const tileContext = tile.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const image = tileContext.createImageData(GRAIN_TILE, GRAIN_TILE);
  const random = seeded(Math.floor(randomFor('grain')() * 1e9));
  for (let pixel = 0; pixel < image.data.length; pixel += 4) {
    const light = random() < 0.5 ? 0 : 255;
    image.data.set([light, light, light, random() * 13], pixel);
  }
  tileContext.putImageData(image, 0, 0);
  const grain = context.createPattern(tile, 'repeat');
  if (!grain) return;
  context.fillStyle = grain;
  context.fillRect(table.x, table.y, table.width, table.height);
}

/** Everything is painted within the boards. */
export function clipToBoards(context: Pen, { board }: Ground): void {
  context.beginPath();
  for (const { x, y, width, height } of board.placements.map(boardRectangle))
    context.rect(x * PAINT_RADIUS, y * PAINT_RADIUS, width * PAINT_RADIUS, height * PAINT_RADIUS);
  context.clip();
}
