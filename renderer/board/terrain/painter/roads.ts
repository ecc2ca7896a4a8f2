import type { Pen } from '../../pen.ts';
import type { Point } from '../../../../shared/hex/index.ts';
import { besideCurve, pathOf, wavering } from './curve.ts';
import { ROAD_WIDTH, type Scenery } from './scenery.ts';
import { between } from './seeded.ts';

/** All roads layer by layer, so that crossings grow together. */
export function paintRoads(context: Pen, scenery: Scenery): void {
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const paths = scenery.roads.map((road) => pathOf(road));
  const layer = (colour: string, width: number) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    for (const path of paths) context.stroke(path);
  };
  layer('rgba(96,72,36,.16)', ROAD_WIDTH + 10);
  layer('rgba(110,86,48,.45)', ROAD_WIDTH + 5);
  layer('rgba(104,82,46,.75)', ROAD_WIDTH + 2.4);
  layer('#c9b384', ROAD_WIDTH);
  layer('rgba(226,210,164,.65)', ROAD_WIDTH * 0.55);
  for (const road of scenery.roads) paintRuts(context, scenery, road);
  paintGravel(context, scenery);
  context.restore();
}

function paintRuts(context: Pen, { ground }: Scenery, road: readonly Point[]): void {
  context.strokeStyle = 'rgba(110,84,46,.62)';
  context.lineWidth = 1.9;
  context.setLineDash([14, 4, 30, 5]);
  for (const side of [-1, 1])
    context.stroke(
      pathOf(wavering(besideCurve(road, side * ROAD_WIDTH * 0.24), ground.fine, 1.6, 9)),
    );
  context.setLineDash([]);
}

function paintGravel(context: Pen, { ground, roads }: Scenery): void {
  const random = ground.randomFor('gravel');
  for (const { x, y } of roads.flat()) {
    const angle = random() * 2 * Math.PI;
    const distance = random() * ROAD_WIDTH * 0.62;
    context.fillStyle = random() < 0.5 ? 'rgba(96,74,40,.30)' : 'rgba(240,226,184,.35)';
    context.beginPath();
    context.arc(
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
      between(random, 0.5, 1.6),
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}
