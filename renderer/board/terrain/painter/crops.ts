import { type Pen, strokePath } from '../../pen.ts';
import type { TerrainId } from '../../../../shared/coh/index.ts';
import { DIRECTIONS, neighbour, type Point } from '../../../../shared/hex/index.ts';
import { type Ground, hexesOf, PAINT_RADIUS } from './ground.ts';
import type { Scenery } from './scenery.ts';
import { between, pick, type Random } from './seeded.ts';
import { createSprite, type Sprite, type Standing } from './standing.ts';

const WHEAT_ROW = 4.6;
const CORN_ROW = 9;
const CORN_STEP = 5.2;
const CART_LINE = 46;
/** Corn that one cannot look over is half as large again. */
const TALL_GROWTH = 1.5;
const ROW_ANGLES = [0.35, -0.5, 0.95, -0.15, 0.62, 1.3] as const;
/** Zones reach beyond their hexes by less than this. */
const REACH = PAINT_RADIUS * 1.4;

/** Hexes sown together: all its rows run one way. */
interface Field {
  readonly hexes: readonly number[];
  readonly angle: number;
}

function fieldsOf(ground: Ground, crop: TerrainId): Field[] {
  const open = new Set(hexesOf(ground, crop));
  const fields: Field[] = [];
  for (const start of open) {
    const hexes = [start];
    open.delete(start);
    for (const hex of hexes)
      for (const direction of DIRECTIONS) {
        const next = neighbour(ground.grid, hex, direction);
        if (open.delete(next)) hexes.push(next);
      }
    fields.push({ hexes, angle: pick(ground.randomFor(`${crop} ${start}`), ROW_ANGLES) });
  }
  return fields;
}

/** Every spot of a field on its rows, once: `row` counts from the field's own middle line. */
function eachSpot(
  scenery: Scenery,
  crop: TerrainId,
  { hexes, angle }: Field,
  rowDistance: number,
  step: number,
  visit: (spot: Point, row: number) => void,
): void {
  const { ground, zones } = scenery;
  const members = new Set(hexes);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = hexes.map((hex) => turned(ground.centres[hex] as Point, cos, sin));
  const bounds = (values: number[]) =>
    [Math.min(...values) - REACH, Math.max(...values) + REACH] as const;
  const [firstRow, lastRow] = bounds(across.map(({ x }) => x)).map((x) =>
    Math.round(x / rowDistance),
  ) as [number, number];
  const [start, end] = bounds(across.map(({ y }) => y));
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let along = start; along < end; along += step) {
      const u = row * rowDistance;
      const spot = { x: u * cos - along * sin, y: u * sin + along * cos };
      if (!inside(ground, spot) || scenery.terrainAt(spot.x, spot.y) !== crop) continue;
      if (!members.has(zones.hex[zones.sampleAt(spot.x, spot.y)] as number)) continue;
      if (scenery.edgeAt(spot.x, spot.y) < 2.5 || scenery.isWay(spot.x, spot.y)) continue;
      visit(spot, row);
    }
}

function turned({ x, y }: Point, cos: number, sin: number): Point {
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

function inside({ table }: Ground, { x, y }: Point): boolean {
  return x > table.x && y > table.y && x < table.x + table.width && y < table.y + table.height;
}

/** Gold rows with lighter ears and a cart line now and then. */
export function paintWheat(context: Pen, scenery: Scenery): void {
  const random = scenery.ground.randomFor('wheat');
  const furrows = new Path2D();
  const ears = new Path2D();
  const carts = new Path2D();
  const rowsPerCart = Math.round(CART_LINE / WHEAT_ROW);
  for (const field of fieldsOf(scenery.ground, 'wheat')) {
    const along = { x: -Math.sin(field.angle), y: Math.cos(field.angle) };
    eachSpot(scenery, 'wheat', field, WHEAT_ROW, 6, (spot, row) => {
      const cart = row % rowsPerCart === 0;
      dash(
        cart ? carts : furrows,
        spot,
        along,
        cart ? 6.5 : between(random, 3.4, 6),
        between(random, -0.5, 0.5),
      );
      if (!cart && random() < 0.62)
        dash(
          ears,
          { x: spot.x + WHEAT_ROW / 2, y: spot.y + between(random, -2, 2) },
          along,
          between(random, 2, 4),
          between(random, -0.4, 0.4),
        );
    });
  }
  context.lineCap = 'round';
  strokePath(context, furrows, 'rgba(150,116,54,.42)', 1.5);
  if (scenery.ground.board.crops !== 'bare')
    strokePath(context, ears, 'rgba(246,224,156,.46)', 1.3);
  strokePath(context, carts, 'rgba(132,102,50,.6)', 2.1);
}

function dash(path: Path2D, { x, y }: Point, along: Point, length: number, aside: number): void {
  path.moveTo(x - aside, y);
  path.lineTo(x + along.x * length + aside, y + along.y * length);
}

/** Dark soil between the rows of corn. */
export function paintCornSoil(context: Pen, scenery: Scenery): void {
  const random = scenery.ground.randomFor('corn soil');
  const soil = new Path2D();
  for (const field of fieldsOf(scenery.ground, 'corn')) {
    const along = { x: -Math.sin(field.angle), y: Math.cos(field.angle) };
    const half = {
      x: (Math.cos(field.angle) * CORN_ROW) / 2,
      y: (Math.sin(field.angle) * CORN_ROW) / 2,
    };
    eachSpot(scenery, 'corn', field, CORN_ROW, 7, ({ x, y }) =>
      dash(soil, { x: x + half.x, y: y + half.y }, along, 7.4, between(random, -0.4, 0.4)),
    );
  }
  strokePath(context, soil, 'rgba(92,72,38,.55)', 3);
}

export function cornPlants(scenery: Scenery, scale: number): Standing[] {
  const random = scenery.ground.randomFor('corn');
  const fields = fieldsOf(scenery.ground, 'corn');
  const { crops } = scenery.ground.board;
  if (fields.length === 0 || crops === 'bare') return [];
  const growth = crops === 'tall' ? TALL_GROWTH : 1;
  const sprites = Array.from({ length: 8 }, () => cornSprite(random, scale, growth));
  const plants: Standing[] = [];
  for (const field of fields)
    eachSpot(scenery, 'corn', field, CORN_ROW, CORN_STEP, (spot) => {
      const sprite = pick(random, sprites);
      const x = spot.x + between(random, -1, 1);
      const y = spot.y + between(random, -1, 1);
      plants.push({ y, draw: (context) => sprite.draw(context, x, y) });
    });
  return plants;
}

const LEAVES = [
  [-3, -2.4],
  [3, -2],
  [-1.6, -5],
  [2, -5.4],
  [0, -3],
] as const;

function cornSprite(random: Random, scale: number, growth: number): Sprite {
  const size = between(random, 0.85, 1.3) * growth;
  const colour = pick(random, ['#66743a', '#7d8a48', '#55652f', '#8d9452']);
  const tassel = random() < 0.4;
  return createSprite(9 * growth, scale, (context) => {
    context.scale(size, size);
    context.fillStyle = 'rgba(30,32,12,.32)';
    context.beginPath();
    context.ellipse(2.4, 1.6, 3.6, 1.8, 0.5, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = colour;
    context.lineWidth = 1.5;
    context.lineCap = 'round';
    for (const [dx, dy] of LEAVES) {
      context.beginPath();
      context.moveTo(0, 0);
      context.quadraticCurveTo(dx * 0.4, dy, dx, dy * 0.8);
      context.stroke();
    }
    if (!tassel) return;
    context.fillStyle = '#d2b45e';
    context.fillRect(-0.5, -6, 1.2, 2);
  });
}
