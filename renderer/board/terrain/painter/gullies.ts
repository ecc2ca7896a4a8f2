import type { Point } from '../../../../shared/hex/index.ts';
import { type Pen, strokePath } from '../../pen.ts';
import { band, pathOf, sideways, wavering } from './curve.ts';
import type { Scenery } from './scenery.ts';
import { between } from './seeded.ts';

export const GULLY_WIDTH = 54;
const HALF = GULLY_WIDTH / 2;
/** A gully runs out over so many points of its curve. */
const TAPER = 9;

/** A trough with one wall in the light and one in the dark; arms run together at the bottom. */
export function paintGullies(pen: Pen, scenery: Scenery): void {
  if (scenery.gullies.length === 0) return;
  pen.save();
  pen.lineJoin = 'round';
  pen.fillStyle = 'rgba(60,40,20,.14)';
  pen.fill(troughPath(scenery, HALF + 6));
  const trough = troughPath(scenery, HALF);
  // Only what lies outside stays to be seen of these.
  pen.save();
  pen.translate(1.6, 1.8);
  strokePath(pen, trough, 'rgba(255,240,190,.35)', 3);
  pen.restore();
  strokePath(pen, trough, 'rgba(48,30,12,.85)', 2.8);
  pen.clip(trough);
  shadeTrough(pen, trough);
  paintHachures(pen, scenery);
  paintBottom(pen, scenery);
  pen.restore();
}

function troughPath({ gullies, hollows, ground }: Scenery, half: number): Path2D {
  const trough = new Path2D();
  for (const gully of gullies) {
    const width = (index: number) => {
      const toEnd = Math.min(index, gully.length - 1 - index);
      return half * (0.3 + 0.7 * Math.sqrt(Math.min(1, toEnd / TAPER)));
    };
    trough.addPath(pathOf(band(gully, width, ground.fine), true));
  }
  for (const hollow of hollows) trough.addPath(pathOf(hollow, true));
  return trough;
}

/** The north-western wall lies in shadow, so the bottom is lit from the south-east inwards. */
function shadeTrough(pen: Pen, trough: Path2D): void {
  pen.fillStyle = '#46351f';
  pen.fill(trough);
  pen.save();
  for (const colour of [
    'rgba(92,73,44,.55)',
    'rgba(110,90,56,.5)',
    'rgba(126,106,68,.5)',
    'rgba(140,119,78,.5)',
  ]) {
    pen.translate(2.6, 2.9);
    pen.fillStyle = colour;
    pen.fill(trough);
  }
  pen.restore();
}

/** Runnels down both walls. */
function paintHachures(pen: Pen, { ground, gullies }: Scenery): void {
  const random = ground.randomFor('hachures');
  pen.lineWidth = 1.2;
  gullies.forEach((gully, number) => {
    const others = gullies.filter((_, other) => other !== number).flat();
    gully.forEach((point, index) => {
      for (const side of [-1, 1]) {
        const away = sideways(gully, index, side);
        const top = moved(point, away, HALF + 2);
        const opacity = between(random, 0.2, 0.44);
        const foot = moved(point, away, between(random, 11, 18));
        if (others.some(({ x, y }) => Math.hypot(x - foot.x, y - foot.y) < HALF - 4)) continue;
        const lit = away.x + away.y > 0;
        pen.strokeStyle = lit ? `rgba(226,200,140,${opacity})` : `rgba(22,13,4,${opacity})`;
        pen.beginPath();
        pen.moveTo(top.x, top.y);
        pen.lineTo(foot.x, foot.y);
        pen.stroke();
      }
    });
  });
}

/** A little green where the rain gathers. */
function paintBottom(pen: Pen, { ground, gullies }: Scenery): void {
  pen.lineCap = 'round';
  for (const gully of gullies) {
    strokePath(pen, pathOf(gully), 'rgba(98,104,60,.5)', 9);
    strokePath(pen, pathOf(wavering(gully, ground.fine, 5, 12)), 'rgba(60,66,36,.55)', 2);
  }
}

function moved({ x, y }: Point, away: Point, by: number): Point {
  return { x: x + away.x * by, y: y + away.y * by };
}
