import { isGun, type Side, type UnitType } from '../../../shared/coh/index.ts';
import { drawSoldier } from './drawSoldier.ts';
import { PALETTES } from './palette.ts';
import type { PoseName } from './poses.ts';
import { bush } from './weapons/cover.ts';
import {
  heavyAntiTankGun,
  heavyFlak,
  howitzer,
  infantryGun,
  lightAntiTankGun,
  lightFlak,
  mediumAntiTankGun,
} from './weapons/guns.ts';
import { heavyTripodGun, maxim, tripodGun } from './weapons/machineGuns.ts';
import { heavyMortar, lightMortar, mediumMortar } from './weapons/mortars.ts';
import type { Weapon } from './weapons/parts.ts';

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
  tankHunters: [man('prone', 2, 27, 1.1), man('hurling', 52, 9, 1.22)],
  lightMg: [man('kneeling', 10, 9, 0.95), man('proneLmg', 8, 24, 1.35)],
  heavyMg: [man('prone', 3, 26, 1.18), { weapon: tripodGun }, man('serving', 26, 12, 1.05)],
  veryHeavyMg: [{ weapon: heavyTripodGun }, man('serving', 20, 15, 1.05)],
  maxim: [man('prone', 1, 26, 1.12), { weapon: maxim }, man('serving', 22, 12, 1.05)],
  sniper: [man('sniping', 30, 10, 1.2), { weapon: bush }],
  atRifle: [man('serving', 14, 10, 0.98), man('proneAtRifle', 6, 24, 1.3)],
  lightMortar: [{ weapon: lightMortar }, man('prone', 4, 27, 1.12)],
  mediumMortar: [
    { weapon: mediumMortar },
    man('serving', 14, 15, 1.08),
    man('loading', 74, 15, 1.05),
  ],
  heavyMortar: [
    { weapon: heavyMortar },
    man('serving', 10, 15, 1.08),
    man('loading', 76, 15, 1.05),
  ],
  lightAtGun: [{ weapon: lightAntiTankGun }, man('serving', 24, 17, 0.98)],
  mediumAtGun: [{ weapon: mediumAntiTankGun }, man('serving', 18, 17, 0.98)],
  heavyAtGun: [{ weapon: heavyAntiTankGun }, man('serving', 16, 17, 0.98)],
  infantryGun: [{ weapon: infantryGun }, man('serving', 16, 17, 0.98)],
  howitzer: [{ weapon: howitzer }, man('serving', 12, 17, 0.98)],
  lightFlak: [man('serving', 25, 15, 1), { weapon: lightFlak }],
  heavyFlak: [man('serving', 12, 16, 1), { weapon: heavyFlak }],
} as const satisfies Record<string, readonly Part[]>;

type PictureName = keyof typeof PICTURES;

/** Told by what the counter can do and by its name, so that new types find a picture by themselves. */
export function pictureOf(type: UnitType): PictureName {
  const { name, flags } = type;
  if (flags.includes('sniper')) return 'sniper';
  if (flags.includes('engineer')) return 'engineers';
  if (/hunter/i.test(name)) return 'tankHunters';
  if (/mortar/i.test(name)) return `${weight(type, 60, 100)}Mortar`;
  if (/AT rifle/i.test(name)) return 'atRifle';
  if (/SMG/.test(name)) return 'smg';
  if (/Maxim/.test(name)) return 'maxim';
  if (/DShK/.test(name)) return 'veryHeavyMg';
  if (/LMG/.test(name)) return 'lightMg';
  if (/MG/.test(name)) return 'heavyMg';
  return isGun(type) ? gunPicture(type) : 'squad';
}

function gunPicture(type: UnitType): PictureName {
  const { flags, firepower } = type;
  if (flags.includes('antiAircraft')) return calibre(type) < 60 ? 'lightFlak' : 'heavyFlak';
  if (firepower.red.value > firepower.blue.value)
    return calibre(type) < 100 ? 'infantryGun' : 'howitzer';
  return `${weight(type, 48, 70)}AtGun`;
}

/** By calibre: medium and heavy begin at the given ones. */
function weight(type: UnitType, medium: number, heavy: number): 'light' | 'medium' | 'heavy' {
  if (calibre(type) < medium) return 'light';
  return calibre(type) < heavy ? 'medium' : 'heavy';
}

/** In millimetres: "7.5 cm", "76 mm". */
function calibre({ name }: UnitType): number {
  const [, size = '0', measure] = /([\d.]+) (cm|mm)/.exec(name) ?? [];
  return Number(size) * (measure === 'cm' ? 10 : 1);
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
