import { type RefObject, useEffect } from 'react';
import type { Board } from '../../../shared/coh/index.ts';
import { hexGrid, type HexId, hexIndex } from '../../../shared/hex/index.ts';
import { tableRectangle } from '../../board/geometry/table.ts';
import type { BoardCamera } from '../../board/index.ts';
import { panIntoView } from './panIntoView.ts';

/** What is selected or pointed at with the keys must be seen: the camera moves as little as that needs. */
export function useFollow(
  camera: RefObject<BoardCamera | null>,
  container: RefObject<HTMLElement | null>,
  board: Board,
  hex: HexId | null,
): void {
  useEffect(() => {
    const grid = hexGrid(board.placements);
    const centre = hex === null ? undefined : grid.centres[hexIndex(grid, hex)];
    if (!camera.current || !container.current || !centre) return;
    const table = tableRectangle(grid);
    const { x, y, width, height } = camera.current.visibleArea();
    const { clientWidth, clientHeight } = container.current;
    const { dx, dy } = panIntoView(
      {
        across: ((centre.x - table.x) / table.width - x) / width,
        down: ((centre.y - table.y) / table.height - y) / height,
      },
      { width: clientWidth, height: clientHeight },
    );
    if (dx !== 0 || dy !== 0) camera.current.panBy(dx, dy);
  }, [camera, container, board, hex]);
}
