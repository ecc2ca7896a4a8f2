import type { Pen } from '../../pen.ts';
import { cornPlants, paintCornSoil, paintWheat } from './crops.ts';
import { paintBridges, paintFords } from './crossings.ts';
import { crownBank } from './crowns.ts';
import { paintDepressions, paintDitches, paintOpenings, paintScarps } from './earthworks.ts';
import { addGrain, clipToBoards, lightWithLamp, shadeUnplayable } from './finish.ts';
import { PAINT_RADIUS } from './ground.ts';
import { paintGullies } from './gullies.ts';
import { paintContours, paintContoursThrough } from './contours.ts';
import { growPlants } from './plants.ts';
import { paintRoads } from './roads.ts';
import type { Scenery } from './scenery.ts';
import type { Standing } from './standing.ts';
import { paintStrokes, paintTufts } from './strokes.ts';
import { buildVillages } from './villages.ts';
import { paintRivers, paintStreams, paintSwamps } from './water.ts';

/** Under boards that leave a corner of the table free. */
const BARE_TABLE = '#14110a';

/**
 * Paints a map for hexes of the given radius in device pixels. Tells after each brush which share of
 * the work is done.
 */
export function paintGround(
  scenery: Scenery,
  radius: number,
  tell: (share: number) => void,
): OffscreenCanvas {
  const { table } = scenery.ground;
  const scale = radius / PAINT_RADIUS;
  const canvas = new OffscreenCanvas(
    Math.ceil(table.width * scale),
    Math.ceil(table.height * scale),
  );
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.scale(scale, scale);
  context.translate(-table.x, -table.y);
  let done = 0;
  for (const { brush, effort } of brushes(scenery, scale)) {
    brush(context);
    done += effort;
    tell(done);
  }
  return canvas;
}

interface Brush {
  readonly brush: (pen: Pen) => void;
  /** The usual share of the whole work. */
  readonly effort: number;
}

function brushes(scenery: Scenery, scale: number): Brush[] {
  const { ground } = scenery;
  return [
    { effort: 0.04, brush: (pen) => layUnderpainting(pen, scenery) },
    { effort: 0.36, brush: (pen) => paintStrokes(pen, scenery) },
    {
      effort: 0.15,
      brush: (pen) => {
        paintTufts(pen, scenery);
        paintWheat(pen, scenery);
        paintCornSoil(pen, scenery);
        paintContours(pen, scenery);
      },
    },
    {
      effort: 0.1,
      brush: (pen) => {
        paintGullies(pen, scenery);
        paintSwamps(pen, scenery);
        paintStreams(pen, scenery);
        paintRivers(pen, scenery);
        paintFords(pen, scenery);
        paintOpenings(pen, scenery);
        paintDepressions(pen, scenery);
        paintRoads(pen, scenery);
        paintDitches(pen, scenery);
        paintBridges(pen, scenery);
      },
    },
    { effort: 0.25, brush: (pen) => paintStanding(pen, scenery, scale) },
    {
      effort: 0.1,
      brush: (pen) => {
        paintContoursThrough(pen, scenery);
        paintScarps(pen, scenery);
        shadeUnplayable(pen, ground);
        lightWithLamp(pen, ground);
        addGrain(pen, ground);
      },
    },
  ];
}

function layUnderpainting(pen: Pen, { ground, underpainting }: Scenery): void {
  const { image } = underpainting;
  const { x, y, width, height } = ground.table;
  const small = new OffscreenCanvas(image.width, image.height);
  small.getContext('2d')?.putImageData(image, 0, 0);
  pen.fillStyle = BARE_TABLE;
  pen.fillRect(x, y, width, height);
  clipToBoards(pen, ground);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(small, x, y, width, height);
}

function paintStanding(pen: Pen, scenery: Scenery, scale: number): void {
  const bank = crownBank(scenery.ground.randomFor('crowns'), scale);
  const standing: Standing[] = [
    ...cornPlants(scenery, scale),
    ...growPlants(scenery, bank),
    ...buildVillages(scenery, bank),
  ];
  for (const each of standing.toSorted((a, b) => a.y - b.y)) each.draw(pen);
}
