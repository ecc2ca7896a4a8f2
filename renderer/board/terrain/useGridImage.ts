import type { Board } from '../../../shared/coh/index.ts';
import { useMemo } from 'react';
import type { HexGrid } from '../../../shared/hex/index.ts';
import type { Rectangle } from '../geometry/table.ts';
import { drawGrid } from './drawGrid.ts';

/** Device pixels a picture of the grid may have; beyond, a table is drawn smaller and enlarged. */
const MOST_PIXELS = 16e6;

/** Lines and names drawn for exactly this size, so that they are sharp; scaled only while zooming. */
export function useGridImage(
  grid: HexGrid,
  levels: Board['levels'],
  table: Rectangle,
  radius: number,
  pixelRatio: number,
  fonts: boolean,
): HTMLCanvasElement {
  return useMemo(() => {
    void fonts;
    const pixels = table.width * table.height * (radius * pixelRatio) ** 2;
    const scale = pixelRatio * Math.min(1, Math.sqrt(MOST_PIXELS / pixels));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(table.width * radius * scale);
    canvas.height = Math.ceil(table.height * radius * scale);
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.scale(scale, scale);
    context.translate(-table.x * radius, -table.y * radius);
    drawGrid(context, grid, levels, radius);
    return canvas;
  }, [grid, levels, table, radius, pixelRatio, fonts]);
}
