import { disc, limb } from '../drawSoldier.ts';
import { OUTLINE, type SidePalette } from '../palette.ts';
import type { Pair } from '../poses.ts';

/** Crew-served weapons in the same box as the soldiers: 100 wide, ground at about 52. */
export type Weapon = (context: CanvasRenderingContext2D, palette: SidePalette) => void;

/** A tube or beam with a dark rim. */
export function tube(
  context: CanvasRenderingContext2D,
  points: readonly Pair[],
  width: number,
  colour: string,
): void {
  limb(context, points, width + 2.4, OUTLINE);
  limb(context, points, width, colour);
}

export function outlined(
  context: CanvasRenderingContext2D,
  path: string,
  fill: string | CanvasGradient,
): void {
  const shape = new Path2D(path);
  context.strokeStyle = OUTLINE;
  context.lineWidth = 2.1;
  context.stroke(shape);
  context.fillStyle = fill;
  context.fill(shape);
}

export function shield(
  context: CanvasRenderingContext2D,
  { metal }: SidePalette,
  path: string,
): void {
  const steel = context.createLinearGradient(0, 8, 0, 46);
  steel.addColorStop(0, metal.light);
  steel.addColorStop(0.5, metal.middle);
  steel.addColorStop(1, metal.dark);
  outlined(context, path, steel);
}

export function wheel(
  context: CanvasRenderingContext2D,
  { metal }: SidePalette,
  [x, y]: Pair,
  radius: number,
): void {
  disc(context, [x, y], radius, '#1b1a16');
  disc(context, [x, y], radius * 0.64, metal.middle);
  for (let spoke = 0; spoke < 6; spoke += 1) {
    const angle = (spoke * Math.PI) / 3;
    const rim: Pair = [x + Math.cos(angle) * radius * 0.6, y + Math.sin(angle) * radius * 0.6];
    limb(context, [[x, y], rim], 1.2, '#2a2012');
  }
  disc(context, [x, y], radius * 0.2, OUTLINE);
}
