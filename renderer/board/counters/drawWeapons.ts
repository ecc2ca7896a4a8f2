import { disc, limb } from './drawSoldier.ts';
import { OUTLINE, type SidePalette } from './palette.ts';

/** Crew-served weapons in the same box as the soldiers: 100 wide, ground at about 52. */
export type Weapon = (context: CanvasRenderingContext2D, palette: SidePalette) => void;

export const drawTripodGun: Weapon = (context) => {
  for (const foot of [
    [49, 51],
    [60, 51],
    [69, 50],
  ] as const)
    limb(context, [[58, 36], foot], 2.2, OUTLINE);
  limb(
    context,
    [
      [46, 34],
      [64, 33],
    ],
    4.6,
    OUTLINE,
  );
  limb(
    context,
    [
      [62, 33],
      [92, 31.4],
    ],
    3.2,
    OUTLINE,
  );
  limb(
    context,
    [
      [66, 32.2],
      [90, 31],
    ],
    1,
    '#6d6a5a',
  );
  context.fillStyle = '#4a4a3a';
  context.fillRect(52, 36, 7, 6);
};

export const drawMaxim: Weapon = (context, { metal }) => {
  context.strokeStyle = OUTLINE;
  context.lineWidth = 1.6;
  context.fillStyle = metal.middle;
  fillPath(context, 'M56 22 H63 L65 42 H56 Z');
  context.fillStyle = '#2f3326';
  context.beginPath();
  context.roundRect(62, 28, 30, 7, 3);
  context.fill();
  context.stroke();
  context.fillStyle = '#6c7154';
  context.fillRect(66, 29.2, 24, 1.5);
  limb(
    context,
    [
      [58, 42],
      [38, 51],
    ],
    2.4,
    OUTLINE,
  );
  disc(context, [62, 45], 8, '#2a2416');
  disc(context, [62, 45], 4.8, metal.light);
  disc(context, [62, 45], 1.6, OUTLINE);
};

export const drawMortar: Weapon = (context, { metal }) => {
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
  limb(
    context,
    [
      [44, 47],
      [66, 10],
    ],
    6.4,
    OUTLINE,
  );
  limb(
    context,
    [
      [44, 47],
      [66, 10],
    ],
    3.8,
    metal.middle,
  );
  limb(
    context,
    [
      [43, 46],
      [65, 10],
    ],
    1.2,
    metal.light,
  );
  context.fillStyle = OUTLINE;
  context.beginPath();
  context.ellipse(43, 50, 9, 3, 0, 0, 2 * Math.PI);
  context.fill();
};

export const drawAntiTankGun: Weapon = (context, palette) => {
  drawTrail(context, palette);
  drawBarrel(context, palette, 'M34 29 H88 V32 H34 Z M87 27.4 h7 v6.2 h-7 Z');
  drawShield(context, palette, 'M46 14 L52 14 L59 45 L50 45 Z');
  drawWheel(context, palette, 46, 44, 9);
};

export const drawInfantryGun: Weapon = (context, palette) => {
  drawTrail(context, palette);
  drawBarrel(context, palette, 'M38 27 H70 V32.4 H38 Z');
  drawShield(context, palette, 'M46 13 L53 13 L58 45 L50 45 Z');
  drawWheel(context, palette, 46, 43, 10);
};

export const drawFlak: Weapon = (context, palette) => {
  limb(
    context,
    [
      [30, 51],
      [52, 44],
      [76, 51],
    ],
    4,
    OUTLINE,
  );
  limb(
    context,
    [
      [30, 51],
      [52, 44],
      [76, 51],
    ],
    2,
    palette.metal.middle,
  );
  drawShield(context, palette, 'M44 30 L60 26 L64 46 L46 46 Z');
  limb(
    context,
    [
      [48, 34],
      [92, 8],
    ],
    4.6,
    OUTLINE,
  );
  limb(
    context,
    [
      [48, 34],
      [92, 8],
    ],
    2.4,
    palette.metal.dark,
  );
};

function drawTrail(context: CanvasRenderingContext2D, { metal }: SidePalette): void {
  outlined(context, 'M8 50 L38 36 L42 40 L12 53 Z', metal.dark);
}

function drawBarrel(context: CanvasRenderingContext2D, { metal }: SidePalette, path: string): void {
  outlined(context, path, metal.dark);
  outlined(context, 'M30 26 h16 v8 h-16 Z', metal.middle);
}

function drawShield(context: CanvasRenderingContext2D, { metal }: SidePalette, path: string): void {
  const steel = context.createLinearGradient(0, 8, 0, 46);
  steel.addColorStop(0, metal.light);
  steel.addColorStop(0.5, metal.middle);
  steel.addColorStop(1, metal.dark);
  outlined(context, path, steel);
}

function drawWheel(
  context: CanvasRenderingContext2D,
  { metal }: SidePalette,
  x: number,
  y: number,
  radius: number,
): void {
  disc(context, [x, y], radius, '#1b1a16');
  disc(context, [x, y], radius * 0.64, metal.middle);
  for (let spoke = 0; spoke < 6; spoke += 1) {
    const angle = (spoke * Math.PI) / 3;
    limb(
      context,
      [
        [x, y],
        [x + Math.cos(angle) * radius * 0.6, y + Math.sin(angle) * radius * 0.6],
      ],
      1.2,
      '#2a2012',
    );
  }
  disc(context, [x, y], radius * 0.2, OUTLINE);
}

function outlined(
  context: CanvasRenderingContext2D,
  path: string,
  fill: string | CanvasGradient,
): void {
  context.strokeStyle = OUTLINE;
  context.lineWidth = 2.1;
  context.stroke(new Path2D(path));
  context.fillStyle = fill;
  context.fill(new Path2D(path));
}

function fillPath(context: CanvasRenderingContext2D, path: string): void {
  context.fill(new Path2D(path));
  context.stroke(new Path2D(path));
}

/** A sniper's cover. */
export const drawBush: Weapon = (context) => {
  const greens = ['#3c4a26', '#58683a', '#7b8850'] as const;
  for (let leaf = 0; leaf < 26; leaf += 1) {
    const angle = leaf * 2.4;
    const reach = (leaf % 7) * 4.4;
    context.fillStyle = greens[leaf % 3] as string;
    context.beginPath();
    context.ellipse(
      46 + Math.cos(angle) * reach * 1.3,
      47 + Math.sin(angle) * 4,
      5,
      3.4,
      angle,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
};
