import { isPlayable, type LineTable } from '../../../hex/index.ts';

/** Below every level: nothing stands there that could block. */
const NOTHING = -9;
/** Above every level: does not count where the lower of two counts. */
export const ABSENT = 99;

/** How high the ground and what stands on it reaches, by cell of the line table. */
export interface Relief {
  readonly level: Int8Array;
  /** Ground and obstacle; an obstacle adds 1 level (R11.3-2). */
  readonly top: Int8Array;
  /** The same where an obstacle stands, else nothing: only obstacles make blind hexes (R11.4). */
  readonly shade: Int8Array;
  /**
   * `top` and `shade` for a side of a border pair, of which the lower counts: a half hex at the
   * edge of the table is no side (A-17, H-21).
   */
  readonly sideTop: Int8Array;
  readonly sideShade: Int8Array;
}

export function reliefOf(
  { grid, cells, hexes }: LineTable,
  levels: Int8Array,
  isObstacle: (hex: number) => boolean,
): Relief {
  const filled = (value: number) => new Int8Array(hexes.length).fill(value);
  const relief: Relief = {
    level: filled(0),
    top: filled(NOTHING),
    shade: filled(NOTHING),
    sideTop: filled(ABSENT),
    sideShade: filled(ABSENT),
  };
  cells.forEach((cell, hex) => {
    const level = levels[hex] as number;
    const obstacle = isObstacle(hex);
    relief.level[cell] = level;
    const top = obstacle ? level + 1 : level;
    const shade = obstacle ? top : NOTHING;
    relief.top[cell] = top;
    relief.shade[cell] = shade;
    if (!isPlayable(grid, hex)) return;
    relief.sideTop[cell] = top;
    relief.sideShade[cell] = shade;
  });
  return relief;
}
