import type { Pen } from '../../pen.ts';
import { isField, type Rgb } from './tones.ts';
import type { Scenery } from './scenery.ts';
import { between } from './seeded.ts';

/** One brush stroke per this many square pixels. */
const STROKE_AREA = 62;
const TUFT_AREA = 420;
const COLOUR_STEP = 6;
const OPACITY_STEP = 1 / 32;

/** The hand of the painter: short strokes in the colour of the ground, a little off. */
export function paintStrokes(context: Pen, scenery: Scenery): void {
  const { ground, underpainting } = scenery;
  const { x: left, y: top, width, height } = ground.table;
  const random = ground.randomFor('strokes');
  context.lineCap = 'butt';
  const count = Math.round((width * height) / STROKE_AREA);
  for (let index = 0; index < count; index += 1) {
    const x = left + random() * width;
    const y = top + random() * height;
    const length = isField(scenery.terrainAt(x, y))
      ? between(random, 4, 9)
      : between(random, 6, 19);
    const angle = ground.broad.at(x / 160, y / 160) * 3 + 0.4;
    const dx = (Math.cos(angle) * length) / 2;
    const dy = (Math.sin(angle) * length) / 2;
    context.strokeStyle = shifted(
      underpainting.colourAt(x, y),
      between(random, -15, 15),
      between(random, 0.16, 0.38),
    );
    context.lineWidth = between(random, 1, 3.4);
    context.beginPath();
    context.moveTo(x - dx, y - dy);
    context.quadraticCurveTo(
      x + between(random, -2, 2),
      y + between(random, -2, 2),
      x + dx,
      y + dy,
    );
    context.stroke();
  }
}

/** Colours are rounded a little: a browser is much faster with one that it has met before. */
function shifted([red, green, blue]: Rgb, by: number, opacity: number): string {
  const channel = (value: number) => Math.round(value / COLOUR_STEP) * COLOUR_STEP;
  const share = Math.round(opacity / OPACITY_STEP) * OPACITY_STEP;
  return `rgba(${channel(red + by)},${channel(green + by * 0.95)},${channel(blue + by * 0.7)},${share})`;
}

/** Grass, in patches, where nothing is sown. */
export function paintTufts(context: Pen, scenery: Scenery): void {
  const { ground } = scenery;
  const { x: left, y: top, width, height } = ground.table;
  const random = ground.randomFor('tufts');
  const dark = new Path2D();
  const light = new Path2D();
  for (let index = 0; index < (width * height) / TUFT_AREA; index += 1) {
    const x = left + random() * width;
    const y = top + random() * height;
    const terrain = scenery.terrainAt(x, y);
    if (isField(terrain) || terrain === 'woods' || scenery.isWay(x, y)) continue;
    if (ground.broad.at(x / 50, y / 50) < -0.05) continue;
    const path = random() < 0.5 ? dark : light;
    for (let blade = -1; blade <= 1; blade += 1) {
      path.moveTo(x + blade * 1.2, y);
      path.lineTo(x + blade * 2.2, y - between(random, 2.4, 4.4));
    }
  }
  context.lineWidth = 0.9;
  context.strokeStyle = 'rgba(70,74,38,.30)';
  context.stroke(dark);
  context.strokeStyle = 'rgba(214,202,146,.26)';
  context.stroke(light);
}
