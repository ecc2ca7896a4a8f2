import { disc, limb } from '../drawSoldier.ts';
import { OUTLINE } from '../palette.ts';
import type { Pair } from '../poses.ts';
import type { Weapon } from './parts.ts';

const STEEL_LIGHT = '#6d6a5a';

export const tripodGun: Weapon = (context) => {
  for (const foot of [
    [49, 51],
    [60, 51],
    [69, 50],
  ] as const)
    limb(context, [[58, 36], foot], 2.2, OUTLINE);
  limb(context, line(46, 34, 64, 33), 4.6, OUTLINE);
  limb(context, line(62, 33, 92, 31.4), 3.2, OUTLINE);
  limb(context, line(66, 32.2, 90, 31), 1, STEEL_LIGHT);
  context.fillStyle = '#4a4a3a';
  context.fillRect(52, 36, 7, 6);
};

/** A thick water jacket on two small wheels, with a shield. */
export const maxim: Weapon = (context, { metal }) => {
  context.strokeStyle = OUTLINE;
  context.lineWidth = 1.6;
  context.fillStyle = metal.middle;
  const plate = new Path2D('M56 22 H63 L65 42 H56 Z');
  context.fill(plate);
  context.stroke(plate);
  context.fillStyle = '#2f3326';
  context.beginPath();
  context.roundRect(62, 28, 30, 7, 3);
  context.fill();
  context.stroke();
  context.fillStyle = '#6c7154';
  context.fillRect(66, 29.2, 24, 1.5);
  limb(context, line(58, 42, 38, 51), 2.4, OUTLINE);
  disc(context, [62, 45], 8, '#2a2416');
  disc(context, [62, 45], 4.8, metal.light);
  disc(context, [62, 45], 1.6, OUTLINE);
};

/** A high mount against aircraft too: long ribbed barrel with a brake. */
export const heavyTripodGun: Weapon = (context, { metal }) => {
  for (const foot of [
    [44, 51],
    [60, 51],
    [73, 50],
  ] as const)
    limb(context, [[58, 32], foot], 2.8, OUTLINE);
  limb(context, line(42, 30, 62, 28), 7, OUTLINE);
  limb(context, line(44, 29.6, 60, 28), 3.4, metal.middle);
  limb(context, line(60, 28, 96, 23.5), 3.6, OUTLINE);
  for (let rib = 66; rib <= 84; rib += 4.5)
    limb(context, line(rib, 24.6, rib + 0.8, 29.6), 1.6, OUTLINE);
  limb(context, line(92, 24, 97, 23.4), 5.4, OUTLINE);
  context.fillStyle = '#4a4a3a';
  context.fillRect(48, 33, 9, 8);
};

function line(x1: number, y1: number, x2: number, y2: number): readonly [Pair, Pair] {
  return [
    [x1, y1],
    [x2, y2],
  ];
}
