import { inBase64 } from '../../renderer/app/inBase64.ts';
import { paintGround } from '../../renderer/board/terrain/painter/paintGround.ts';
import { sceneryOf } from '../../renderer/board/terrain/painter/scenery.ts';
import type { Board } from '../../shared/coh/index.ts';

/** In the page: the painter itself, without the game around it. */
export async function paintedPng(board: Board, radius: number): Promise<string> {
  const canvas = paintGround(sceneryOf(board), radius, () => undefined);
  return inBase64(await canvas.convertToBlob({ type: 'image/png' }));
}

/** The colour of the bare ground under each centre dot, by hex number. */
export function dotColours(board: Board): (readonly number[])[] {
  const { ground, underpainting } = sceneryOf(board);
  return ground.centres.map(({ x, y }) => underpainting.colourAt(x, y));
}
