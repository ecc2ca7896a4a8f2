/** A hex as players write it: board, line letter, number, like `7-G08` (R1.0-2). */
export type HexId = string & { readonly __brand?: 'HexId' };

export interface Address {
  readonly board: string;
  /** 0 for line A to 18 for line S. */
  readonly line: number;
  readonly number: number;
}

/** The letters of the 19 lines along a board's long side. */
export const LINES: readonly string[] = 'ABCDEFGHIJKLMNOPQRS'.split('');

const PATTERN = /^([0-9A-Za-z]+)-([A-S])([01][0-9])$/;

export function parseAddress(text: string): Address | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const [, board = '', letter = '', digits = ''] = match;
  const address = { board, line: LINES.indexOf(letter), number: Number(digits) };
  return isPrinted(address.line, address.number) ? address : null;
}

export function formatAddress({ board, line, number }: Address): HexId {
  return `${board}-${formatCell(line, number)}`;
}

/** The part of an address that is printed on the board itself: `G08`. */
export function formatCell(line: number, number: number): string {
  return `${LINES[line]}${String(number).padStart(2, '0')}`;
}

/**
 * Every line has 12 hexes, 01 to 12. Lines B, D … R stand half a hex lower, so their hex 12 is
 * half off the board and the half above their 01 is free: that half is called 00.
 */
export function isPrinted(line: number, number: number): boolean {
  return number <= 12 && number >= firstNumber(line);
}

export function firstNumber(line: number): 0 | 1 {
  return line % 2 === 0 ? 1 : 0;
}
