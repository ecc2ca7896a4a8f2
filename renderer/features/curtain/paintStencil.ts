import type { Side } from '../../../shared/coh/index.ts';
import { createNoise } from '../../board/terrain/painter/noise.ts';
import { seeded } from '../../board/terrain/painter/seeded.ts';

const CREAM = '#e9dcb4';
const RED = '#b3211a';
const BLACK = '#191a12';

/** The symbol of a side, sprayed on cloth through a stencil and worn since. */
export function paintStencil(canvas: HTMLCanvasElement, side: Side): void {
  const size = canvas.width;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.clearRect(0, 0, size, size);
  context.save();
  context.translate(size / 2, size * (side === 'soviet' ? 0.54 : 0.5));
  if (side === 'soviet') {
    fillStar(context, size * 0.5, CREAM);
    fillStar(context, size * 0.442, RED);
  } else {
    fillCross(context, size, 0.06, CREAM);
    fillCross(context, size, 0, BLACK);
  }
  context.restore();
  wearOff(context, size);
}

function fillStar(context: CanvasRenderingContext2D, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const angle = -Math.PI / 2 + (point * Math.PI) / 5;
    const reach = point % 2 === 0 ? radius : radius * 0.4;
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.fill();
}

function fillCross(
  context: CanvasRenderingContext2D,
  size: number,
  grow: number,
  fill: string,
): void {
  const arm = size * (0.1 + grow * 0.55);
  const reach = size * (0.4 + (grow > 0 ? 0.035 : 0));
  context.fillStyle = fill;
  context.fillRect(-arm, -reach, 2 * arm, 2 * reach);
  context.fillRect(-reach, -arm, 2 * reach, 2 * arm);
}

/** Paint has come off in flakes; what is left lets the cloth through a little. */
function wearOff(context: CanvasRenderingContext2D, size: number): void {
  const image = context.getImageData(0, 0, size, size);
  const flakes = createNoise(21);
  const threads = createNoise(5);
  const random = seeded(8);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const alpha = (y * size + x) * 4 + 3;
      if (image.data[alpha] === 0) continue;
      const wear =
        flakes.layered(x / 26, y / 26, 4) +
        threads.at(x / 3, y / 3) * 0.12 +
        (random() - 0.5) * 0.14;
      const left = wear > 0.4 ? 0.14 : wear > 0.32 ? 0.5 : 0.8;
      image.data[alpha] = (image.data[alpha] as number) * left;
    }
  context.putImageData(image, 0, 0);
}
