import { strokeSegment } from '../../board/pen.ts';
import { createNoise, type Noise } from '../../board/terrain/painter/noise.ts';
import { seeded } from '../../board/terrain/painter/seeded.ts';

/** The folds are painted small and enlarged: they are soft anyway. The drawing is for this size. */
const DRAWN = { width: 1600, height: 1000 };
const FOLD_SCALE = 2.5;
const SEAMS = [262, 1338];
const STITCH = [9, 7];

let painted: HTMLCanvasElement | null = null;

/** Heavy canvas with folds, seams and eyelets, under the lamp. Painted once. */
export function clothImage(): HTMLCanvasElement {
  painted ??= paintCloth();
  return painted;
}

function paintCloth(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = DRAWN.width;
  canvas.height = DRAWN.height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.filter = 'blur(1.2px)';
  context.drawImage(paintFolds(), 0, 0, DRAWN.width, DRAWN.height);
  context.filter = 'none';
  weave(context);
  for (const x of SEAMS) drawSeam(context, x);
  drawHem(context);
  for (let x = 50; x < DRAWN.width; x += 150) drawEyelet(context, x, 26);
  darkenEdges(context);
  return canvas;
}

function paintFolds(): HTMLCanvasElement {
  const width = DRAWN.width / FOLD_SCALE;
  const height = DRAWN.height / FOLD_SCALE;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const image = context.createImageData(width, height);
  const folds = createNoise(21);
  const stains = createNoise(5);
  const step = 3;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = column * FOLD_SCALE;
      const y = row * FOLD_SCALE;
      const here = clothHeight(folds, x, y);
      const slope =
        (clothHeight(folds, x + step, y) - here) * 4.6 +
        (clothHeight(folds, x, y + step) - here) * 3.6;
      const stain = stains.layered(x / 160, y / 160, 4);
      const across = x / DRAWN.width - 0.5;
      const down = y / DRAWN.height - 0.4;
      const lamp = 1.16 - Math.min(1, across * across * 2.4 + down * down * 2.6) * 1.05;
      const light = (Math.max(0.34, Math.min(1.5, 1 - slope)) + stain * 0.16) * lamp;
      const pixel = (row * width + column) * 4;
      image.data[pixel] = (92 + stain * 16) * light * 1.05;
      image.data[pixel + 1] = (92 + stain * 12) * light;
      image.data[pixel + 2] = (62 + stain * 4) * light * 0.94;
      image.data[pixel + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Long folds that hang down, bent by noise; sharp on one side as cloth is. */
function clothHeight(noise: Noise, x: number, y: number): number {
  const bend = noise.at(x / 260, y / 700) * 3 + noise.at(x / 420, y / 900) * 2.2;
  const wave = Math.sin(x / 92 + bend);
  const fold = wave > 0 ? wave ** 0.7 : -((-wave) ** 1.5) * 0.6;
  const depth = 0.55 + 0.45 * noise.at(x / 600 + 9, y / 900);
  return fold * 1.15 * depth + noise.layered(x / 300, y / 900, 2) * 1.1;
}

/** Threads: a dark line every third pixel each way, and a little unevenness. */
function weave(context: CanvasRenderingContext2D): void {
  const random = seeded(8);
  context.fillStyle = 'rgba(0, 0, 0, .07)';
  for (let x = 0; x < DRAWN.width; x += 3) context.fillRect(x, 0, 1, DRAWN.height);
  for (let y = 0; y < DRAWN.height; y += 3) context.fillRect(0, y, DRAWN.width, 1);
  for (let count = 0; count < 9000; count += 1) {
    context.fillStyle = random() < 0.5 ? 'rgba(0, 0, 0, .10)' : 'rgba(255, 246, 214, .06)';
    context.fillRect(random() * DRAWN.width, random() * DRAWN.height, 2 + random() * 9, 1);
  }
}

function drawSeam(context: CanvasRenderingContext2D, x: number): void {
  context.fillStyle = 'rgba(10, 10, 4, .5)';
  context.fillRect(x - 1.5, 0, 3, DRAWN.height);
  context.fillStyle = 'rgba(230, 222, 180, .16)';
  context.fillRect(x + 2, 0, 2, DRAWN.height);
  context.strokeStyle = 'rgba(214, 202, 150, .5)';
  context.lineWidth = 2;
  context.setLineDash(STITCH);
  for (const offset of [-10, 13]) strokeSegment(context, x + offset, 0, x + offset, DRAWN.height);
  context.setLineDash([]);
}

function drawHem(context: CanvasRenderingContext2D): void {
  context.fillStyle = 'rgba(0, 0, 0, .28)';
  context.fillRect(0, 50, DRAWN.width, 2);
  context.strokeStyle = 'rgba(214, 202, 150, .42)';
  context.setLineDash(STITCH);
  strokeSegment(context, 0, 60, DRAWN.width, 60);
  context.setLineDash([]);
}

function drawEyelet(context: CanvasRenderingContext2D, x: number, y: number): void {
  const brass = context.createRadialGradient(x - 5, y - 6, 2, x, y, 15);
  brass.addColorStop(0, '#e8dcae');
  brass.addColorStop(0.6, '#9a8750');
  brass.addColorStop(1, '#554826');
  fillDisc(context, x + 2, y + 3, 15, 'rgba(0, 0, 0, .5)');
  fillDisc(context, x, y, 14, brass);
  fillDisc(context, x, y, 7, '#0e0d08');
}

function fillDisc(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function darkenEdges(context: CanvasRenderingContext2D): void {
  const { width, height } = DRAWN;
  const lamp = context.createRadialGradient(800, 400, 260, 800, 480, 1080);
  lamp.addColorStop(0, 'rgba(255, 236, 180, .10)');
  lamp.addColorStop(0.5, 'rgba(0, 0, 0, .10)');
  lamp.addColorStop(1, 'rgba(0, 0, 0, .72)');
  context.fillStyle = lamp;
  context.fillRect(0, 0, width, height);
  const foot = context.createLinearGradient(0, 560, 0, height);
  foot.addColorStop(0, 'rgba(0, 0, 0, 0)');
  foot.addColorStop(1, 'rgba(0, 0, 0, .45)');
  context.fillStyle = foot;
  context.fillRect(0, 560, width, height - 560);
}
