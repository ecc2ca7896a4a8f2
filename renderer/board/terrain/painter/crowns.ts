import { between, pick, type Random } from './seeded.ts';
import { createSprite, type Sprite } from './standing.ts';

export type CrownKind = 'leaf' | 'pine' | 'dry' | 'bush';

/** From the darkest to the lightest leaf. */
const LEAVES: Readonly<Record<CrownKind, readonly [string, string, string, string, string]>> = {
  leaf: ['#26331b', '#364725', '#4a5d2f', '#62763b', '#84914e'],
  pine: ['#1f2f20', '#2b3f29', '#3a5233', '#4f6840', '#6f8350'],
  dry: ['#3c4222', '#525a2c', '#6c7438', '#878b48', '#a6a45c'],
  bush: ['#2e3a1e', '#42502a', '#576836', '#707f43', '#8f9856'],
};

const RADII: Readonly<Record<CrownKind, readonly [number, number]>> = {
  leaf: [8.5, 14],
  pine: [7.5, 11.5],
  dry: [8, 13],
  bush: [4, 7],
};

export interface Crown extends Sprite {
  readonly radius: number;
}

export type CrownBank = Readonly<Record<CrownKind, readonly Crown[]>>;

/** Ten of each kind are enough to look like none is repeated. */
export function crownBank(random: Random, scale: number): CrownBank {
  const row = (kind: CrownKind) => Array.from({ length: 10 }, () => crown(random, scale, kind));
  return { leaf: row('leaf'), pine: row('pine'), dry: row('dry'), bush: row('bush') };
}

interface Blob {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function crown(random: Random, scale: number, kind: CrownKind): Crown {
  const radius = between(random, ...RADII[kind]);
  const blobs = Array.from({ length: kind === 'bush' ? 7 : 15 }, () => blob(random, radius));
  const colours = LEAVES[kind];
  const sprite = createSprite(radius * 2.1, scale, (context) => {
    castShadow(context, radius);
    fillBlobs(context, blobs, colours[0], radius * 0.09, 1.06);
    fillBlobs(context, blobs, colours[1], 0, 0.96);
    context.globalAlpha = 0.85;
    fillBlobs(context, blobs, colours[2], radius * -0.11, 0.72);
    context.globalAlpha = 0.75;
    dabLeaves(context, random, blobs, radius, colours);
  });
  return { radius, draw: sprite.draw };
}

function blob(random: Random, radius: number): Blob {
  const angle = random() * 2 * Math.PI;
  const distance = Math.sqrt(random()) * radius * 0.66;
  return {
    x: Math.cos(angle) * distance,
    y: Math.sin(angle) * distance,
    radius: radius * between(random, 0.34, 0.6),
  };
}

/** Light comes from the north-west. */
function castShadow(context: OffscreenCanvasRenderingContext2D, radius: number): void {
  context.fillStyle = 'rgba(20,21,8,.42)';
  context.beginPath();
  context.ellipse(radius * 0.62, radius * 0.62, radius * 1.05, radius * 0.78, 0.6, 0, 2 * Math.PI);
  context.fill();
}

function fillBlobs(
  context: OffscreenCanvasRenderingContext2D,
  blobs: readonly Blob[],
  colour: string,
  shift: number,
  size: number,
): void {
  context.fillStyle = colour;
  for (const { x, y, radius } of blobs) {
    context.beginPath();
    context.arc(x + shift, y + shift, radius * size, 0, 2 * Math.PI);
    context.fill();
  }
}

function dabLeaves(
  context: OffscreenCanvasRenderingContext2D,
  random: Random,
  blobs: readonly Blob[],
  radius: number,
  colours: readonly [string, string, string, string, string],
): void {
  for (let leaf = 0; leaf < radius * 7; leaf += 1) {
    const { x, y, radius: reach } = pick(random, blobs);
    const angle = random() * 2 * Math.PI;
    const distance = Math.sqrt(random()) * reach * 0.9;
    const leafX = x + Math.cos(angle) * distance;
    const leafY = y + Math.sin(angle) * distance;
    const light = (-leafX - leafY) / (radius * 1.4) + between(random, -0.45, 0.45);
    context.fillStyle = leafColour(light, colours);
    context.beginPath();
    context.ellipse(
      leafX,
      leafY,
      radius * 0.085 + 0.35,
      radius * 0.06 + 0.3,
      random() * 3,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}

function leafColour(
  light: number,
  colours: readonly [string, string, string, string, string],
): string {
  if (light > 0.55) return colours[4];
  if (light > 0.15) return colours[3];
  return light > -0.3 ? colours[2] : colours[0];
}
