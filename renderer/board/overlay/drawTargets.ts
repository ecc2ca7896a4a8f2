import { strokePath } from '../pen.ts';
import type { Rectangle, Size } from '../geometry/table.ts';
import { drawCross, drawPlate, measurePlate, type PlateColours } from './drawPlate.ts';
import type { TargetTone } from './targetPlaces.ts';

const ODDS: PlateColours = { ground: '#5a140b', text: '#ffe9e2', edge: '#ff9d86' };

/** Length of the arms and widths of dark rim, red line and white core, in hex radii. */
const CORNERS = {
  legal: { arm: 0.22, dark: 0.1, red: 0.055, core: 0.017, colour: '#ff7a5c' },
  aimed: { arm: 0.3, dark: 0.137, red: 0.08, core: 0.024, colour: '#ff4a33' },
} as const satisfies Record<TargetTone, unknown>;

/** Four corners on the given box. */
export function drawCorners(
  context: CanvasRenderingContext2D,
  box: Rectangle,
  tone: TargetTone,
  radius: number,
): void {
  const { arm, dark, red, core, colour } = CORNERS[tone];
  const path = cornerPath(box, arm * radius);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  strokePath(context, path, '#1c0502', Math.max(4, dark * radius));
  strokePath(context, path, colour, Math.max(2, red * radius));
  strokePath(context, path, '#fff3e6', Math.max(0.7, core * radius));
}

function cornerPath({ x, y, width, height }: Rectangle, arm: number): Path2D {
  const path = new Path2D();
  for (const [cornerX, inX] of [
    [x, arm],
    [x + width, -arm],
  ] as const)
    for (const [cornerY, inY] of [
      [y, arm],
      [y + height, -arm],
    ] as const) {
      path.moveTo(cornerX, cornerY + inY);
      path.lineTo(cornerX, cornerY);
      path.lineTo(cornerX + inX, cornerY);
    }
  return path;
}

/** The disc beside the figure tells of close combat. */
export function measureOdds(
  context: CanvasRenderingContext2D,
  text: string,
  type: number,
  closeCombat: boolean,
): Size {
  const { width, height } = measurePlate(context, text, type);
  return { width: width + (closeCombat ? height * 1.16 : 0), height };
}

export function drawOdds(
  context: CanvasRenderingContext2D,
  text: string,
  closeCombat: boolean,
  area: Rectangle,
): void {
  const { x, y, width, height } = area;
  const disc = height * 0.5;
  const plate = closeCombat ? width - height * 1.16 : width;
  drawPlate(context, text, ODDS, { x, y, width: plate, height });
  if (closeCombat) drawCross(context, { x: x + width - disc, y: y + disc }, disc);
}
