import { type Address, firstNumber, LINES } from './address.ts';

/** Where a board lies on the table, in whole boards from the top left one. */
export interface BoardPlacement {
  readonly board: string;
  readonly column: number;
  readonly row: number;
  /** Turned by 180°. */
  readonly turned: boolean;
}

/** One printed hex, or half hex, of one board, with its place on the whole table. */
export interface PrintedHex {
  readonly address: Address;
  readonly q: number;
  readonly r: number;
  /** A hex cut by the edge of its board: it is whole only together with a neighbour's half. */
  readonly half: boolean;
}

/** Boards share the column of hexes where they meet, so a board is 18 columns wide, not 19. */
const COLUMNS_PER_BOARD = LINES.length - 1;
/** Heights are counted in half hexes to stay in whole numbers. */
const HALF_HEXES_HIGH = 24;

export function printedHexes(placement: BoardPlacement): PrintedHex[] {
  const hexes: PrintedHex[] = [];
  for (let line = 0; line < LINES.length; line += 1)
    for (let number: number = firstNumber(line); number <= 12; number += 1)
      hexes.push(printedHex(placement, line, number));
  return hexes;
}

function printedHex(placement: BoardPlacement, line: number, number: number): PrintedHex {
  const lowered = line % 2;
  const centre = 2 * number - 1 + lowered;
  const column = placement.turned ? COLUMNS_PER_BOARD - line : line;
  const height = placement.turned ? HALF_HEXES_HIGH - centre : centre;
  const q = placement.column * COLUMNS_PER_BOARD + column;
  const y = placement.row * HALF_HEXES_HIGH + height;
  return {
    address: { board: placement.board, line, number },
    q,
    r: (y - 1 - q) / 2,
    half: line === 0 || line === COLUMNS_PER_BOARD || centre === 0 || centre === HALF_HEXES_HIGH,
  };
}
