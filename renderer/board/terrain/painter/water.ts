import { type Pen, strokePath } from '../../pen.ts';
import type { Point } from '../../../../shared/hex/index.ts';
import { band, pathOf } from './curve.ts';
import { hexesOf, PAINT_RADIUS } from './ground.ts';
import { RIVER_WIDTH, type Scenery, STREAM_WIDTH } from './scenery.ts';
import { between, type Random } from './seeded.ts';

const HALF = RIVER_WIDTH / 2;

/** All banks first, then all water, so that arms of a river flow together. */
export function paintRivers(context: Pen, scenery: Scenery): void {
  fillWater(context, scenery, 13, 'rgba(92,102,58,.26)');
  fillWater(context, scenery, 8, 'rgba(82,94,52,.30)');
  fillWater(context, scenery, 4, '#6b5c3a');
  const water = waterPath(scenery, 0);
  context.save();
  context.clip(water);
  shadeWater(context, water);
  paintRipples(context, scenery);
  context.restore();
  paintReeds(context, scenery);
}

function fillWater(context: Pen, scenery: Scenery, bank: number, colour: string): void {
  context.fillStyle = colour;
  context.fill(waterPath(scenery, bank));
}

function waterPath({ rivers, lakes, ground }: Scenery, bank: number): Path2D {
  const water = new Path2D();
  for (const river of rivers) water.addPath(pathOf(band(river, HALF + bank, ground.fine), true));
  for (const lake of lakes) water.addPath(pathOf(lake, true));
  return water;
}

/** The north-western bank throws its shadow: the light part of the water lies a little south-east. */
function shadeWater(context: Pen, water: Path2D): void {
  context.fillStyle = '#3d5250';
  context.fill(water);
  context.fillStyle = 'rgba(95,121,117,.5)';
  context.save();
  for (let step = 0; step < 4; step += 1) {
    context.translate(1.2, 1.8);
    context.fill(water);
  }
  context.restore();
}

function paintRipples(context: Pen, { ground, rivers }: Scenery): void {
  const random = ground.randomFor('ripples');
  context.lineCap = 'round';
  for (const river of rivers)
    for (let index = 0; index < river.length * 2.4; index += 1) {
      const place = Math.floor(random() * river.length);
      const start = river[place] as Point;
      const end = river[Math.min(river.length - 1, place + 3)] as Point;
      const angle = Math.atan2(end.y - start.y, end.x - start.x);
      const aside = between(random, -0.85, 0.85) * HALF;
      const x = start.x - Math.sin(angle) * aside;
      const y = start.y + Math.cos(angle) * aside;
      const length = between(random, 5, 21);
      context.strokeStyle =
        random() < 0.55
          ? `rgba(196,214,206,${between(random, 0.08, 0.3)})`
          : `rgba(30,52,60,${between(random, 0.1, 0.3)})`;
      context.lineWidth = between(random, 0.7, 1.8);
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(
        x + (Math.cos(angle) * length) / 2 - Math.sin(angle) * 2,
        y + (Math.sin(angle) * length) / 2 + Math.cos(angle) * 2,
        x + Math.cos(angle) * length,
        y + Math.sin(angle) * length,
      );
      context.stroke();
    }
}

function paintReeds(context: Pen, { ground, rivers }: Scenery): void {
  const random = ground.randomFor('reeds');
  for (const river of rivers)
    band(river, HALF + 3, ground.fine).forEach((spot, index) => {
      if (ground.broad.at(index / 8, 3) < 0.02) return;
      for (let reed = 0; reed < 2; reed += 1)
        paintBlade(
          context,
          random,
          spot.x + between(random, -3.5, 3.5),
          spot.y + between(random, -3.5, 3.5),
        );
    });
}

function paintBlade(context: Pen, random: Random, x: number, y: number): void {
  context.strokeStyle = random() < 0.6 ? 'rgba(58,72,34,.75)' : 'rgba(150,152,84,.7)';
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + between(random, -1.5, 1.5), y - between(random, 3, 8));
  context.stroke();
}

/** Too narrow to matter to anybody (H-22). */
export function paintStreams(pen: Pen, { streams }: Scenery): void {
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [colour, width] of [
    ['rgba(92,102,58,.35)', STREAM_WIDTH + 9],
    ['rgba(92,78,46,.85)', STREAM_WIDTH + 2.6],
    ['#47605d', STREAM_WIDTH],
    ['rgba(110,138,132,.75)', STREAM_WIDTH * 0.5],
  ] as const)
    for (const stream of streams) strokePath(pen, pathOf(stream), colour, width);
  pen.restore();
}

interface Pool extends Point {
  readonly radius: number;
}

/** Flat pools that grow together, and rushes. */
export function paintSwamps(context: Pen, scenery: Scenery): void {
  const { ground } = scenery;
  for (const hex of hexesOf(ground, 'swamp')) {
    const random = ground.randomFor(`swamp ${hex}`);
    const centre = ground.centres[hex] as Point;
    const pools = Array.from({ length: 15 }, () => poolNear(random, centre));
    fillPools(context, scenery, pools, 4, 'rgba(58,64,34,.45)');
    fillPools(context, scenery, pools, 1.8, 'rgba(50,54,30,.9)');
    fillPools(context, scenery, pools, 0, '#56706a');
    for (const pool of pools) paintGlint(context, pool);
    for (let rush = 0; rush < 95; rush += 1) paintRush(context, random, centre);
  }
}

function poolNear(random: Random, { x, y }: Point): Pool {
  const angle = random() * 2 * Math.PI;
  const distance = Math.sqrt(random()) * PAINT_RADIUS * 0.7;
  return {
    x: x + Math.cos(angle) * distance,
    y: y + Math.sin(angle) * distance * 0.86,
    radius: between(random, 6, 19),
  };
}

function fillPools(
  context: Pen,
  { ground }: Scenery,
  pools: readonly Pool[],
  rim: number,
  colour: string,
): void {
  context.fillStyle = colour;
  for (const { x, y, radius } of pools) {
    context.beginPath();
    for (let corner = 0; corner < 14; corner += 1) {
      const angle = (corner / 14) * 2 * Math.PI;
      const bulge = ground.broad.at(x / 9 + Math.cos(angle) * 1.3, y / 9 + Math.sin(angle) * 1.3);
      const reach = (radius + rim) * (1 + bulge * 0.45);
      context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.5);
    }
    context.fill();
  }
}

function paintGlint(context: Pen, { x, y, radius }: Pool): void {
  context.strokeStyle = 'rgba(206,218,196,.34)';
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x - radius * 0.6, y + radius * 0.12);
  context.quadraticCurveTo(x, y + radius * 0.2, x + radius * 0.4, y + radius * 0.1);
  context.stroke();
}

function paintRush(context: Pen, random: Random, centre: Point): void {
  const angle = random() * 2 * Math.PI;
  const distance = Math.sqrt(random()) * PAINT_RADIUS * 0.92;
  const x = centre.x + Math.cos(angle) * distance;
  const y = centre.y + Math.sin(angle) * distance * 0.9;
  context.lineWidth = 0.9;
  for (let blade = -2; blade <= 2; blade += 1) {
    context.strokeStyle = blade % 2 === 0 ? 'rgba(152,152,88,.7)' : 'rgba(46,60,26,.75)';
    context.beginPath();
    context.moveTo(x + blade * 0.7, y);
    context.lineTo(x + blade * 1.6, y - between(random, 3.4, 7.4));
    context.stroke();
  }
}
