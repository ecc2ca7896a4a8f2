import { isGun, type Side, type UnitType } from '../../../shared/coh/index.ts';
import { drawSoldier } from './drawSoldier.ts';
import {
  drawAntiTankGun,
  drawBush,
  drawFlak,
  drawInfantryGun,
  drawMaxim,
  drawMortar,
  drawTripodGun,
  type Weapon,
} from './drawWeapons.ts';
import { PALETTES } from './palette.ts';
import type { PoseName } from './poses.ts';

/** Soldiers and weapons of one picture, from back to front, in a box 100 wide. */
type Part =
  | { readonly pose: PoseName; readonly x: number; readonly y: number; readonly size: number }
  | { readonly weapon: Weapon };

const man = (pose: PoseName, x: number, y: number, size: number): Part => ({ pose, x, y, size });

const PICTURES = {
  squad: [
    man('running', 4, 15, 1.03),
    man('kneeling', 66, 16.5, 1.03),
    man('standing', 36, 11, 1.16),
  ],
  smg: [
    man('runningSmg', 6, 15, 1.03),
    man('runningSmg', 66, 16.5, 1),
    man('standingSmg', 37, 11, 1.16),
  ],
  engineers: [man('running', 8, 14, 1.08), man('throwing', 48, 10, 1.18)],
  lightMg: [man('kneeling', 10, 9, 0.95), man('proneLmg', 8, 24, 1.35)],
  heavyMg: [man('prone', 3, 26, 1.18), { weapon: drawTripodGun }, man('serving', 26, 12, 1.05)],
  maxim: [man('prone', 1, 26, 1.12), { weapon: drawMaxim }, man('serving', 22, 12, 1.05)],
  sniper: [man('kneeling', 36, 10, 1.2), { weapon: drawBush }],
  atRifle: [man('serving', 14, 10, 0.98), man('proneAtRifle', 6, 24, 1.3)],
  mortar: [{ weapon: drawMortar }, man('serving', 14, 15, 1.08), man('loading', 74, 15, 1.05)],
  atGun: [{ weapon: drawAntiTankGun }, man('kneeling', 18, 17, 0.98)],
  infantryGun: [{ weapon: drawInfantryGun }, man('serving', 16, 17, 0.98)],
  flak: [{ weapon: drawFlak }, man('serving', 16, 16, 1)],
} as const satisfies Record<string, readonly Part[]>;

type PictureName = keyof typeof PICTURES;

/** Told by what the counter can do and by its name, so that new types find a picture by themselves. */
export function pictureOf(type: UnitType): PictureName {
  const { name, flags, moveCost } = type;
  if (flags.includes('sniper')) return 'sniper';
  if (flags.includes('engineer') || /hunter/i.test(name)) return 'engineers';
  if (/mortar/i.test(name)) return 'mortar';
  if (/AT rifle/i.test(name)) return 'atRifle';
  if (/SMG/.test(name)) return 'smg';
  if (/Maxim/.test(name)) return 'maxim';
  if (/LMG/.test(name)) return 'lightMg';
  if (/MG/.test(name)) return 'heavyMg';
  if (isGun(type) && flags.includes('antiAircraft')) return 'flak';
  if (moveCost >= 4 && type.firepower.red.value > type.firepower.blue.value) return 'infantryGun';
  return isGun(type) ? 'atGun' : 'squad';
}

/** Draws a picture of the given width with its upper left corner at the origin. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  picture: PictureName,
  side: Side,
  width: number,
  mirrored: boolean,
): void {
  context.save();
  if (mirrored) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  context.scale(width / 100, width / 100);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = 'rgba(20,16,6,.30)';
  context.beginPath();
  context.ellipse(52, 50.5, 44, 3.2, 0, 0, 2 * Math.PI);
  context.fill();
  const parts: readonly Part[] = PICTURES[picture];
  for (const part of parts) drawPart(context, part, side);
  context.restore();
}

function drawPart(context: CanvasRenderingContext2D, part: Part, side: Side): void {
  if ('weapon' in part) {
    part.weapon(context, PALETTES[side]);
    return;
  }
  context.save();
  context.translate(part.x, part.y);
  context.scale(part.size, part.size);
  drawSoldier(context, part.pose, side);
  context.restore();
}
