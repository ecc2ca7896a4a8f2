import type { Board } from '../../../shared/coh/index.ts';
import { hexGrid } from '../../../shared/hex/index.ts';
import { type Rectangle, type Size, tableRectangle } from '../geometry/table.ts';
import { orderPicture, PAINTER } from './painter/order.ts';
import { tellProgress } from './paintProgress.ts';

/** Hex radii in device pixels for which a map is painted; sizes between are scaled from the next. */
const STEPS = [29, 58, 87, 116] as const;
/** How much a picture may be enlarged before the next one is worth its painting. */
const TOLERANCE = 1.1;
/** Several boards seen from very near are enlarged from a smaller picture: memory has an end. */
const MOST_PIXELS = 20e6;
const MAPS_KEPT = 2;

export type GroundStep = (typeof STEPS)[number];

export const SMALLEST_STEP: GroundStep = STEPS[0];

export function groundStep(table: Size, deviceRadius: number): GroundStep {
  const fitting = STEPS.filter((step) => table.width * table.height * step * step <= MOST_PIXELS);
  const sharp = fitting.find((step) => step * TOLERANCE >= deviceRadius);
  return sharp ?? fitting.at(-1) ?? SMALLEST_STEP;
}

export interface GroundImage {
  readonly picture: ImageBitmap;
  /** What the picture covers, in hex radii. */
  readonly area: Rectangle;
}

/** Where pictures outlive the program. */
export interface PictureShelf {
  take(name: string): Promise<Blob | null>;
  put(name: string, picture: Blob): Promise<void>;
}

let shelf: PictureShelf | null = null;

export function shelvePictures(on: PictureShelf): void {
  shelf = on;
}

type Pictures = Map<GroundStep, Promise<GroundImage>>;

/** By what the board shows, not by identity: two games on one map share its pictures. */
const maps = new Map<string, Pictures>();

export function boardKey(board: Board): string {
  return JSON.stringify(board);
}

/** The map painted once per size, whoever asks. */
export function groundImage(board: Board, step: GroundStep): Promise<GroundImage> {
  const pictures = picturesOf(boardKey(board));
  const known = pictures.get(step);
  if (known) return known;
  // Of each map the small picture and one other are at hand; the rest comes back from the disk.
  for (const other of pictures.keys()) if (other !== SMALLEST_STEP) pictures.delete(other);
  const image = keptOrPainted(board, step);
  pictures.set(step, image);
  // Whoever asks again has another chance.
  image.catch(() => pictures.get(step) === image && pictures.delete(step));
  return image;
}

function picturesOf(key: string): Pictures {
  const pictures: Pictures = maps.get(key) ?? new Map();
  // The last asked is the last to go.
  maps.delete(key);
  maps.set(key, pictures);
  for (const old of maps.keys()) {
    if (maps.size <= MAPS_KEPT) break;
    maps.delete(old);
  }
  return pictures;
}

async function keptOrPainted(board: Board, step: GroundStep): Promise<GroundImage> {
  const start = performance.now();
  const name = await pictureName(board, step);
  const kept = name && (await fromShelf(name));
  const picture = kept || (await freshlyPainted(board, step, name));
  // For the benchmark, and for whoever opens the browser's own clock.
  performance.measure(kept ? 'ground from the shelf' : 'ground painted', { start, detail: step });
  const { x, y } = tableRectangle(hexGrid(board.placements));
  return {
    picture,
    area: { x, y, width: picture.width / step, height: picture.height / step },
  };
}

/** A picture that cannot be read is painted anew, like one that is not there. */
async function fromShelf(name: string): Promise<ImageBitmap | null> {
  try {
    const kept = await shelf?.take(name);
    return kept ? await createImageBitmap(kept) : null;
  } catch {
    return null;
  }
}

/** Shown as it is kept, so that a map looks the same the first time and every time after. */
async function freshlyPainted(
  board: Board,
  step: GroundStep,
  name: string | null,
): Promise<ImageBitmap> {
  const done = tellProgress();
  try {
    const painted = await orderPicture(board, step, done.share);
    // Without a shelf it is only painted again next time.
    if (name) shelf?.put(name, painted).catch(() => undefined);
    return await createImageBitmap(painted);
  } finally {
    done.finish();
  }
}

/** Says what is on the picture: the ground, the size, and the painter. */
async function pictureName(board: Board, step: GroundStep): Promise<string | null> {
  if (!PAINTER) return null;
  const content = new TextEncoder().encode(`${PAINTER} ${boardKey(board)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  return `${hex.join('')}-${step}`;
}
