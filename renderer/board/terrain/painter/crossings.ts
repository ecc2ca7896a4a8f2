import type { Pen } from '../../pen.ts';
import type { Point } from '../../../../shared/hex/index.ts';
import { hexesOf } from './ground.ts';
import type { Scenery } from './scenery.ts';
import { between } from './seeded.ts';

const BRIDGE_LENGTH = 92;
const BRIDGE_WIDTH = 24;
const PLANK = 4.3;

/** Pebbles across the river. */
export function paintFords(context: Pen, scenery: Scenery): void {
  const { ground } = scenery;
  for (const hex of hexesOf(ground, 'ford')) {
    const random = ground.randomFor(`ford ${hex}`);
    context.save();
    placeAcross(context, scenery, hex);
    const sand = context.createLinearGradient(-46, 0, 46, 0);
    sand.addColorStop(0, 'rgba(190,168,112,0)');
    sand.addColorStop(0.5, 'rgba(200,186,136,.78)');
    sand.addColorStop(1, 'rgba(190,168,112,0)');
    context.fillStyle = sand;
    fillEllipse(context, 0, 0, 50, 19);
    for (let pebble = 0; pebble < 56; pebble += 1) {
      const x = between(random, -42, 42);
      const y = between(random, -14, 14);
      const radius = between(random, 1.2, 3.8);
      const grey = between(random, 150, 220);
      context.fillStyle = 'rgba(40,44,36,.45)';
      fillEllipse(context, x + radius * 0.5, y + radius * 0.6, radius, radius * 0.75);
      context.fillStyle = `rgb(${grey},${grey - 6},${grey - 26})`;
      fillEllipse(context, x, y, radius, radius * 0.75);
    }
    context.restore();
  }
}

export function paintBridges(context: Pen, scenery: Scenery): void {
  const { ground } = scenery;
  for (const hex of hexesOf(ground, 'bridge')) {
    const random = ground.randomFor(`bridge ${hex}`);
    const [length, width] = [BRIDGE_LENGTH / 2, BRIDGE_WIDTH / 2];
    context.save();
    placeAcross(context, scenery, hex);
    context.fillStyle = 'rgba(14,20,16,.5)';
    context.fillRect(-length + 5, -width + 7, 2 * length, 2 * width);
    for (let x = -length; x < length; x += PLANK) {
      const shade = between(random, 118, 152);
      context.fillStyle = `rgb(${shade},${shade * 0.8},${shade * 0.55})`;
      context.fillRect(x, -width + between(random, -1, 1), PLANK - 0.6, 2 * width);
    }
    context.fillStyle = '#5a4428';
    for (const side of [-width - 2, width - 1]) context.fillRect(-length, side, 2 * length, 3.2);
    context.fillStyle = 'rgba(236,210,150,.45)';
    context.fillRect(-length, -width - 2, 2 * length, 1);
    context.fillStyle = '#4a3820';
    for (let post = -3; post <= 3; post += 1)
      for (const side of [-width - 3.5, width - 2.5])
        context.fillRect((post / 3) * length - 2, side, 4, 6);
    context.restore();
  }
}

/** Along the road if one leads through the hex, else square to the river. */
function placeAcross(context: Pen, { ground, roads, rivers }: Scenery, hex: number): void {
  const centre = ground.centres[hex] as Point;
  const road = nearestStretch(roads, centre);
  const river = nearestStretch(rivers, centre);
  const stretch = road ?? river;
  context.translate(stretch?.x ?? centre.x, stretch?.y ?? centre.y);
  context.rotate(road ? road.angle : (river?.angle ?? 0) + Math.PI / 2);
}

function nearestStretch(
  curves: readonly (readonly Point[])[],
  { x, y }: Point,
): (Point & { readonly angle: number }) | null {
  let best: (Point & { readonly angle: number }) | null = null;
  let nearest = 25;
  for (const curve of curves)
    curve.forEach((point, index) => {
      const distance = Math.hypot(point.x - x, point.y - y);
      if (distance >= nearest) return;
      const before = curve[Math.max(0, index - 5)] as Point;
      const after = curve[Math.min(curve.length - 1, index + 5)] as Point;
      nearest = distance;
      best = { ...point, angle: Math.atan2(after.y - before.y, after.x - before.x) };
    });
  return best;
}

function fillEllipse(context: Pen, x: number, y: number, width: number, height: number): void {
  context.beginPath();
  context.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
  context.fill();
}
