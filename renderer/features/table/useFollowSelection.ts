import { type RefObject, useEffect } from 'react';
import type { Board } from '../../../shared/coh/index.ts';
import { hexGrid, type HexId, hexIndex } from '../../../shared/hex/index.ts';
import type { BoardCamera } from '../../board/index.ts';
import { tableRectangle } from '../../board/geometry/table.ts';

/** The share of the window that the prompt and the edges may cover. */
const EDGE = 0.06;
const PROMPT = 0.16;

/** A unit selected by the keyboard must be seen: the camera goes there when it is out of view. */
export function useFollowSelection(
  camera: RefObject<BoardCamera | null>,
  board: Board,
  hex: HexId | null,
): void {
  useEffect(() => {
    if (hex !== null && camera.current && !isInView(camera.current, board, hex))
      camera.current.centreOn(hex);
  }, [camera, board, hex]);
}

function isInView(camera: BoardCamera, board: Board, hex: HexId): boolean {
  const grid = hexGrid(board.placements);
  const table = tableRectangle(grid);
  const centre = grid.centres[hexIndex(grid, hex)];
  if (!centre) return true;
  const { x, y, width, height } = camera.visibleArea();
  const across = ((centre.x - table.x) / table.width - x) / width;
  const down = ((centre.y - table.y) / table.height - y) / height;
  return across > EDGE && across < 1 - EDGE && down > EDGE && down < 1 - PROMPT;
}
