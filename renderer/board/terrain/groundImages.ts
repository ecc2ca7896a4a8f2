import type { Board } from '../../../shared/coh/index.ts';
import { type GroundImage, paintGround } from './paintGround.ts';
import { type Scenery, sceneryOf } from './scenery.ts';

/** Hex radii in device pixels for which a map is painted; sizes between are scaled from the next. */
const STEPS = [29, 58, 87, 116] as const;
/** How much a picture may be enlarged before the next one is worth its painting. */
const TOLERANCE = 1.1;
const MAPS_KEPT = 2;

export type GroundStep = (typeof STEPS)[number];

export function groundStep(deviceRadius: number): GroundStep {
  return STEPS.find((step) => step * TOLERANCE >= deviceRadius) ?? 116;
}

export const SMALLEST_STEP: GroundStep = STEPS[0];

interface PaintedMap {
  scenery: Scenery | null;
  readonly pictures: Map<GroundStep, Promise<GroundImage>>;
}

/** By what the board shows, not by identity: every message from the host brings a new object. */
const maps = new Map<string, PaintedMap>();

export function boardKey(board: Board): string {
  return JSON.stringify(board);
}

/** The map painted once per size, whoever asks. */
export function groundImage(board: Board, step: GroundStep): Promise<GroundImage> {
  const map = mapOf(boardKey(board));
  const known = map.pictures.get(step);
  if (known) return known;
  const picture = breathe().then(() => {
    map.scenery ??= sceneryOf(board);
    return paintGround(map.scenery, step, breathe);
  });
  map.pictures.set(step, picture);
  return picture;
}

function mapOf(key: string): PaintedMap {
  const known = maps.get(key);
  const map = known ?? { scenery: null, pictures: new Map() };
  // The last asked is the last to go.
  maps.delete(key);
  maps.set(key, map);
  for (const old of maps.keys()) {
    if (maps.size <= MAPS_KEPT) break;
    maps.delete(old);
  }
  return map;
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
