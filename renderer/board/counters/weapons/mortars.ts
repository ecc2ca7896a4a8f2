import { disc, limb } from '../drawSoldier.ts';
import { OUTLINE } from '../palette.ts';
import type { Pair } from '../poses.ts';
import { tube, type Weapon, wheel } from './parts.ts';

/** A short tube that one man serves lying down. */
export const lightMortar: Weapon = (context, { metal }) => {
  basePlate(context, 58, 7);
  limb(
    context,
    [
      [73, 51],
      [67, 38],
      [66, 51],
    ],
    1.8,
    OUTLINE,
  );
  barrel(context, [58, 49], [72, 29], 4.4, metal.middle, metal.light);
};

export const mediumMortar: Weapon = (context, { metal }) => {
  limb(
    context,
    [
      [69, 51],
      [61, 22],
      [59, 51],
    ],
    2.2,
    OUTLINE,
  );
  barrel(context, [44, 47], [66, 10], 3.8, metal.middle, metal.light);
  basePlate(context, 43, 9);
};

/** A thick tube on a wheeled frame. */
export const heavyMortar: Weapon = (context, palette) => {
  const { metal } = palette;
  limb(
    context,
    [
      [73, 51],
      [63, 22],
      [60, 51],
    ],
    2.8,
    OUTLINE,
  );
  barrel(context, [42, 47], [67, 7], 7, metal.middle, metal.light);
  disc(context, [67.6, 6], 4.6, OUTLINE);
  basePlate(context, 41, 12);
  wheel(context, palette, [58, 45], 7);
};

function barrel(
  context: CanvasRenderingContext2D,
  breech: Pair,
  muzzle: Pair,
  width: number,
  colour: string,
  light: string,
): void {
  tube(context, [breech, muzzle], width, colour);
  const lit = ([x, y]: Pair): Pair => [x - width * 0.24, y - 0.4];
  limb(context, [lit(breech), lit(muzzle)], 1.2, light);
}

function basePlate(context: CanvasRenderingContext2D, x: number, width: number): void {
  context.fillStyle = OUTLINE;
  context.beginPath();
  context.ellipse(x, 50, width, 3, 0, 0, 2 * Math.PI);
  context.fill();
}
