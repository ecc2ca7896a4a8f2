import { type Pen, strokePath } from '../../pen.ts';
import { HEIGHT_CELL } from './heights.ts';
import type { Scenery } from './scenery.ts';

/** Half levels part the ground into L0, L1 and L2; the quarters between only show the slope. */
const CONTOURS = [
  { height: 0.25, width: 0.9, opacity: 0.24 },
  { height: 0.5, width: 1.7, opacity: 0.62 },
  { height: 0.75, width: 0.9, opacity: 0.24 },
  { height: 1.25, width: 0.9, opacity: 0.26 },
  { height: 1.5, width: 1.9, opacity: 0.7 },
  { height: 1.75, width: 0.9, opacity: 0.28 },
] as const;

export function paintContours(pen: Pen, scenery: Scenery): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { height, width, opacity } of CONTOURS)
    strokePath(pen, contour(scenery, height), `rgba(74,46,22,${opacity})`, width);
}

/** What grows on a slope hides its lines: the two that matter shimmer through. */
export function paintContoursThrough(pen: Pen, scenery: Scenery): void {
  for (const height of [0.5, 1.5])
    strokePath(pen, contour(scenery, height), 'rgba(48,26,8,.55)', 2);
}

/** Marching squares: in each cell that a height passes through, a line from side to side. */
function contour({ ground, heights }: Scenery, height: number): Path2D {
  const { columns, rows, cells } = heights;
  const path = new Path2D();
  const x = (column: number) => ground.table.x + column * HEIGHT_CELL;
  const y = (row: number) => ground.table.y + row * HEIGHT_CELL;
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const cell = row * columns + column;
      const nw = (cells[cell] as number) - height;
      const ne = (cells[cell + 1] as number) - height;
      const sw = (cells[cell + columns] as number) - height;
      const se = (cells[cell + columns + 1] as number) - height;
      if (nw > 0 === ne > 0 && nw > 0 === sw > 0 && nw > 0 === se > 0) continue;
      const ends: [number, number][] = [];
      if (nw > 0 !== ne > 0) ends.push([x(column + nw / (nw - ne)), y(row)]);
      if (ne > 0 !== se > 0) ends.push([x(column + 1), y(row + ne / (ne - se))]);
      if (sw > 0 !== se > 0) ends.push([x(column + sw / (sw - se)), y(row + 1)]);
      if (nw > 0 !== sw > 0) ends.push([x(column), y(row + nw / (nw - sw))]);
      for (let end = 0; end + 1 < ends.length; end += 2) {
        path.moveTo(...(ends[end] as [number, number]));
        path.lineTo(...(ends[end + 1] as [number, number]));
      }
    }
  return path;
}
