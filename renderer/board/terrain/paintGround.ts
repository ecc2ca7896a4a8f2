import type { Rectangle } from '../geometry/table.ts';
import { cornPlants, paintCornSoil, paintWheat } from './crops.ts';
import { paintBridges, paintFords } from './crossings.ts';
import { crownBank } from './crowns.ts';
import {
  addGrain,
  clipToBoards,
  EDGE_MARGIN,
  lightWithLamp,
  paintTableEdge,
  shadeUnplayable,
} from './finish.ts';
import { PAINT_RADIUS } from './ground.ts';
import { growPlants } from './plants.ts';
import { paintRoads } from './roads.ts';
import type { Scenery } from './scenery.ts';
import type { Standing } from './standing.ts';
import { paintStrokes, paintTufts } from './strokes.ts';
import { buildVillages } from './villages.ts';
import { paintRivers, paintSwamps } from './water.ts';

export interface GroundImage {
  readonly canvas: HTMLCanvasElement;
  /** What the picture covers, in hex radii: the table and a rim around it. */
  readonly area: Rectangle;
}

/**
 * Paints a map for hexes of the given radius in device pixels. The steps are run one by one with a
 * breath between them, so that the screen stays alive meanwhile.
 */
export async function paintGround(
  scenery: Scenery,
  radius: number,
  breathe: () => Promise<void>,
): Promise<GroundImage> {
  const { ground } = scenery;
  const scale = radius / PAINT_RADIUS;
  const left = ground.table.x - EDGE_MARGIN;
  const top = ground.table.y - EDGE_MARGIN;
  const width = ground.table.width + 2 * EDGE_MARGIN;
  const height = ground.table.height + 2 * EDGE_MARGIN;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.scale(scale, scale);
  context.translate(-left, -top);
  for (const step of paintingSteps(scenery, scale)) {
    step(context);
    await breathe();
  }
  const unit = 1 / PAINT_RADIUS;
  return {
    canvas,
    area: {
      x: left * unit,
      y: top * unit,
      width: canvas.width / scale / PAINT_RADIUS,
      height: canvas.height / scale / PAINT_RADIUS,
    },
  };
}

type Step = (context: CanvasRenderingContext2D) => void;

function paintingSteps(scenery: Scenery, scale: number): Step[] {
  const { ground } = scenery;
  return [
    (context) => {
      paintTableEdge(context, ground);
      clipToBoards(context, ground);
      layUnderpainting(context, scenery);
    },
    (context) => paintStrokes(context, scenery),
    (context) => {
      paintTufts(context, scenery);
      paintWheat(context, scenery);
      paintCornSoil(context, scenery);
    },
    (context) => {
      paintSwamps(context, scenery);
      paintRivers(context, scenery);
      paintFords(context, scenery);
      paintRoads(context, scenery);
      paintBridges(context, scenery);
    },
    (context) => paintStanding(context, scenery, scale),
    (context) => {
      shadeUnplayable(context, ground);
      lightWithLamp(context, ground);
      addGrain(context, ground);
    },
  ];
}

function layUnderpainting(
  context: CanvasRenderingContext2D,
  { ground, underpainting }: Scenery,
): void {
  const { image } = underpainting;
  const small = new OffscreenCanvas(image.width, image.height);
  small.getContext('2d')?.putImageData(image, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, ground.table.x, ground.table.y, ground.table.width, ground.table.height);
}

function paintStanding(context: CanvasRenderingContext2D, scenery: Scenery, scale: number): void {
  const bank = crownBank(scenery.ground.randomFor('crowns'), scale);
  const standing: Standing[] = [
    ...cornPlants(scenery, scale),
    ...growPlants(scenery, bank),
    ...buildVillages(scenery, bank),
  ];
  for (const each of standing.toSorted((a, b) => a.y - b.y)) each.draw(context);
}
