import { type Pen, strokeSegment } from '../../pen.ts';
import { between, type Random } from './seeded.ts';

export type Wall = 'wood' | 'stone';

export interface House {
  readonly wall: Wall;
  readonly thatched: boolean;
  /** All four sides slope, as on the larger stone houses. */
  readonly hipped: boolean;
  readonly chimney: boolean;
  /** Along the ridge, and across it. */
  readonly length: number;
  readonly width: number;
  readonly angle: number;
}

interface Roof {
  readonly lit: string;
  readonly shaded: string;
  readonly eaves: string;
  readonly ridge: string;
  readonly litEnd: string;
  readonly shadedEnd: string;
}

/** Wood is brown, stone is grey: the hue tells them apart, so it is never mixed. */
const ROOFS: Readonly<Record<Wall | 'thatch', Roof>> = {
  wood: {
    lit: '#96683e',
    shaded: '#5d3c20',
    eaves: '#3f2914',
    ridge: 'rgba(240,206,140,.8)',
    litEnd: '#a2743f',
    shadedEnd: '#51351c',
  },
  thatch: {
    lit: '#b08a4a',
    shaded: '#7b5a2c',
    eaves: '#4a3018',
    ridge: 'rgba(244,216,150,.8)',
    litEnd: '#bb9553',
    shadedEnd: '#6b4d26',
  },
  stone: {
    lit: '#9c9c98',
    shaded: '#62656a',
    eaves: '#44464a',
    ridge: 'rgba(232,232,226,.85)',
    litEnd: '#aeb0ac',
    shadedEnd: '#54575b',
  },
};

/** A roof seen from above, the middle of the house at the origin. */
export function paintHouse(context: Pen, house: House, random: Random): void {
  const { length, width, angle } = house;
  const roof = ROOFS[house.thatched ? 'thatch' : house.wall];
  context.save();
  context.save();
  context.translate(house.wall === 'stone' ? 8 : 6, house.wall === 'stone' ? 9 : 7);
  context.rotate(angle);
  context.fillStyle = 'rgba(18,14,6,.46)';
  context.fillRect(-length / 2 - 1, -width / 2 - 1, length + 2, width + 2);
  context.restore();
  context.rotate(angle);
  context.fillStyle = roof.eaves;
  context.fillRect(-length / 2 - 1.4, -width / 2 - 1.4, length + 2.8, width + 2.8);
  paintSlopes(context, house, roof);
  paintCourses(context, house, random);
  paintRidge(context, house, roof);
  if (house.chimney) paintChimney(context, house);
  context.restore();
}

/** The slope that looks north-west lies in the light, whichever way the house is turned. */
function paintSlopes(context: Pen, { length, width, angle, hipped }: House, roof: Roof): void {
  const upperIsLit = Math.cos(angle) >= Math.sin(angle);
  context.fillStyle = upperIsLit ? roof.lit : roof.shaded;
  context.fillRect(-length / 2, -width / 2, length, width / 2);
  context.fillStyle = upperIsLit ? roof.shaded : roof.lit;
  context.fillRect(-length / 2, 0, length, width / 2);
  if (!hipped) return;
  for (const end of [-1, 1]) {
    context.fillStyle = end < 0 ? roof.litEnd : roof.shadedEnd;
    context.beginPath();
    context.moveTo((end * length) / 2, -width / 2);
    context.lineTo(end * (length / 2 - width / 2), 0);
    context.lineTo((end * length) / 2, width / 2);
    context.fill();
  }
}

/** Boards, straw or slates. */
function paintCourses(
  context: Pen,
  { wall, thatched, length, width }: House,
  random: Random,
): void {
  const step = wall === 'stone' ? 3 : thatched ? 1.7 : 2.6;
  context.lineWidth = 0.7;
  for (let x = -length / 2 + step; x < length / 2; x += step) {
    context.strokeStyle = `rgba(20,12,4,${between(random, 0.14, 0.36)})`;
    strokeSegment(context, x, -width / 2, x + between(random, -0.5, 0.5), width / 2);
    if (random() >= 0.45) continue;
    context.strokeStyle = `rgba(255,236,190,${between(random, 0.1, 0.26)})`;
    strokeSegment(context, x + 1, -width / 2, x + 1, -width * 0.05);
  }
  if (wall !== 'stone') return;
  context.strokeStyle = 'rgba(24,26,30,.26)';
  for (let y = -width / 2 + 3; y < width / 2; y += 3)
    strokeSegment(context, -length / 2, y, length / 2, y);
}

function paintRidge(context: Pen, { length, width, hipped }: House, roof: Roof): void {
  const end = length / 2 - (hipped ? width / 2 : 0);
  context.strokeStyle = roof.ridge;
  context.lineWidth = 1.4;
  strokeSegment(context, -end, 0, end, 0);
}

function paintChimney(context: Pen, { wall, length, width }: House): void {
  const x = length * 0.2;
  const y = -width * 0.18;
  context.fillStyle = 'rgba(16,10,6,.5)';
  context.fillRect(x + 1.5, y + 1.5, 4, 4);
  context.fillStyle = wall === 'wood' ? '#6e5844' : '#77726c';
  context.fillRect(x, y, 4, 4);
  context.fillStyle = '#221a12';
  context.fillRect(x + 1.1, y + 1.1, 1.8, 1.8);
}
