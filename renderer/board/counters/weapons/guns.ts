import { OUTLINE } from '../palette.ts';
import { disc, limb } from '../drawSoldier.ts';
import type { Pair } from '../poses.ts';
import { outlined, shield, tube, type Weapon, wheel } from './parts.ts';

const TRAIL = 'M8 50 L38 36 L42 40 L12 53 Z';
const LIGHT_TRAIL = 'M20 51 L42 40 L45 43 L23 53 Z';

/** Low and small, a thin bare barrel: the whole gun ducks behind its slanted shield. */
export const lightAntiTankGun: Weapon = (context, palette) => {
  outlined(context, LIGHT_TRAIL, palette.metal.dark);
  outlined(context, 'M46 33.6 H84 V35.6 H46 Z', palette.metal.dark);
  outlined(context, 'M40 31 h12 v6 h-12 Z', palette.metal.middle);
  shield(context, palette, 'M49 24 L54 23 L62 46 L53 46 Z');
  wheel(context, palette, [51, 45.5], 7.4);
};

/** A long slim barrel. */
export const mediumAntiTankGun: Weapon = (context, palette) => {
  outlined(context, TRAIL, palette.metal.dark);
  outlined(context, 'M36 30.6 H95 V32.6 H36 Z', palette.metal.dark);
  outlined(context, 'M32 28 h15 v7 h-15 Z', palette.metal.middle);
  shield(context, palette, 'M45 20 L52 19 L60 45 L50 45 Z');
  wheel(context, palette, [47, 44.6], 8.4);
};

/** A heavy barrel with a muzzle brake and a high shield. */
export const heavyAntiTankGun: Weapon = (context, palette) => {
  outlined(context, TRAIL, palette.metal.dark);
  outlined(
    context,
    'M34 27.6 H88 V31.6 H34 Z M87 25.4 h3 v8.4 h-3 Z M92 25.4 h3 v8.4 h-3 Z M89 28 h4 v3.2 h-4 Z',
    palette.metal.dark,
  );
  outlined(context, 'M29 25 h17 v9 h-17 Z', palette.metal.middle);
  shield(context, palette, 'M45 12 L53 12 L60 45 L50 45 Z');
  wheel(context, palette, [46, 43.6], 9.4);
};

/** A stub of a barrel behind a shield as high as a man. */
export const infantryGun: Weapon = (context, palette) => {
  outlined(context, TRAIL, palette.metal.dark);
  outlined(context, 'M40 27 H72 V32.6 H40 Z', palette.metal.dark);
  outlined(context, 'M32 26 h14 v8 h-14 Z', palette.metal.middle);
  shield(context, palette, 'M46 14 L53 14 L58 45 L50 45 Z');
  wheel(context, palette, [46, 43], 10);
};

/** High wheels and a thick barrel that looks up. */
export const howitzer: Weapon = (context, palette) => {
  outlined(context, TRAIL, palette.metal.dark);
  outlined(context, 'M36 34 L80 12 L84 19 L40 41 Z', palette.metal.dark);
  outlined(context, 'M44 34.5 L66 24 L68.5 28.5 L46 39 Z', palette.metal.middle);
  shield(context, palette, 'M49 12 L55 12 L60 30 L58 42 L52 42 Z');
  wheel(context, palette, [49, 41], 12);
};

/** A thin barrel, looking up, on a low turntable: the gunner sits behind it. */
export const lightFlak: Weapon = (context, palette) => {
  outlined(context, 'M36 48 H76 L72 52 H40 Z', palette.metal.dark);
  outlined(context, 'M50 37 h11 l4 11 h-19 Z', palette.metal.middle);
  shield(context, palette, 'M52 27 L57 25 L66 43 L60 45 Z');
  tube(context, slanted([44, 40], [85, 17]), 1.9, palette.metal.dark);
  limb(context, slanted([81.5, 19], [86, 16.5]), 4.8, OUTLINE);
  disc(context, [50, 37], 4, OUTLINE);
};

/** A very long barrel high on a pedestal, over a cross of spread legs. */
export const heavyFlak: Weapon = (context, palette) => {
  const { metal } = palette;
  tube(context, [...slanted([24, 51], [56, 46]), [88, 51]], 2.6, metal.middle);
  outlined(context, 'M50 32 h12 l5 15 h-22 Z', metal.middle);
  tube(context, slanted([36, 39], [88, 18]), 3, metal.dark);
  tube(context, slanted([38, 38.2], [64, 27.7]), 5.4, metal.middle);
  limb(context, slanted([42, 35.2], [62, 27.2]), 1.2, metal.light);
};

function slanted(from: Pair, to: Pair): readonly [Pair, Pair] {
  return [from, to];
}
