import { arcsTowards } from './arc.ts';
import type { Direction } from './direction.ts';
import { type HexGrid, NO_HEX } from './grid.ts';
import type { Axial } from './honeycomb.ts';
import { type OffsetStep, stepsTo } from './line.ts';

/** The hexes of one stretch of a line that are on the table: one, or the two along a border. */
export type LineStep = readonly number[];

/**
 * What every line passes. Two lines of the same length and direction pass the same hexes seen from
 * where they begin, so each such offset is worked out once for all pairs of hexes that have it.
 *
 * Hexes lie on a frame of cells, column by column, so that an offset is the difference of two
 * cells. The frame is wide enough that no line leaves it and no offset leads into another column.
 */
export interface LineTable {
  readonly grid: HexGrid;
  /** The cell of each hex. */
  readonly cells: Int32Array;
  /** The hex of each cell, `NO_HEX` off the table. */
  readonly hexes: Int16Array;
  /** Added to an offset to make its number. */
  readonly origin: number;
  /** Where the steps of each offset begin; the next entry is where they end. */
  readonly starts: Int32Array;
  /** Two offsets per step, from the first end: twice the same where the line is inside one hex. */
  readonly steps: Int32Array;
  /** By the offset of a hex passed: where its lines begin in `passing`. */
  readonly passingStarts: Int32Array;
  /**
   * Two offsets per line that passes there: to its far end, and to the other hex of the border.
   * Only lines to a later cell: the way back passes the same hexes (R6.0-3).
   */
  readonly passing: Int32Array;
  /** By offset: bit `f` is set if it lies in the arc of somebody who faces `f`. */
  readonly arcs: Uint8Array;
}

const tables = new WeakMap<HexGrid, LineTable>();

/** Grids are shared, and so are their lines. */
export function lineTable(grid: HexGrid): LineTable {
  const known = tables.get(grid);
  if (known) return known;
  const table = buildLineTable(grid);
  tables.set(grid, table);
  return table;
}

/** The hexes on the line between two hexes, both ends left out, in order. */
export function lineSteps(grid: HexGrid, from: number, to: number): LineStep[] {
  const table = lineTable(grid);
  const start = table.cells[from] as number;
  const offset = (table.cells[to] as number) - start + table.origin;
  const steps: LineStep[] = [];
  for (let step = table.starts[offset] as number; step < table.starts[offset + 1]!; step += 1) {
    const one = table.hexes[start + table.steps[2 * step]!] as number;
    const other = table.hexes[start + table.steps[2 * step + 1]!] as number;
    const here = one === other ? [one] : [one, other];
    const onTable = here.filter((hex) => hex !== NO_HEX);
    if (onTable.length > 0) steps.push(onTable);
  }
  return steps;
}

/**
 * Whether a hex lies in the arc of somebody who faces `facing`: everything between the two rays
 * through the outer front hexes, both rays included. The own hex does not.
 */
export function inArc(grid: HexGrid, from: number, facing: Direction, to: number): boolean {
  const { arcs, cells, origin } = lineTable(grid);
  const offset = (cells[to] as number) - (cells[from] as number) + origin;
  return (((arcs[offset] as number) >> facing) & 1) === 1;
}

export function buildLineTable(grid: HexGrid): LineTable {
  const frame = frameOf(grid);
  const origin = frame.columns * frame.stride + frame.rows;
  const offsets = offsetsOf(frame, origin);
  const packed = packSteps(linesTo(offsets, origin, frame.cells), frame.stride);
  return {
    grid,
    cells: frame.cells,
    hexes: frame.hexes,
    origin,
    ...packed,
    ...passingLines(packed, origin),
    arcs: Uint8Array.from(offsets, arcsTowards),
  };
}

interface Frame {
  /** The largest differences between two hexes. */
  readonly columns: number;
  readonly rows: number;
  readonly stride: number;
  readonly cells: Int32Array;
  readonly hexes: Int16Array;
}

function frameOf({ axials }: HexGrid): Frame {
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = span(axials.map(({ q }) => q));
  const [top, bottom] = span(axials.map(({ r }) => r));
  const rows = bottom - top;
  const stride = 2 * rows + 3;
  const cells = Int32Array.from(axials, ({ q, r }) => (q - left + 1) * stride + (r - top + 1));
  const hexes = new Int16Array((right - left + 3) * stride).fill(NO_HEX);
  cells.forEach((cell, hex) => {
    hexes[cell] = hex;
  });
  return { columns: right - left, rows, stride, cells, hexes };
}

/** Every offset, in the order of its number; those too far across lie between the columns. */
function offsetsOf({ columns, rows, stride }: Frame, origin: number): Axial[] {
  return Array.from({ length: 2 * origin + 1 }, (_, number) => {
    const column = Math.floor(number / stride);
    return { q: column - columns, r: number - column * stride - rows };
  });
}

/** The way back passes the same hexes (R6.0-3), so half of the lines are only turned round. */
function linesTo(offsets: readonly Axial[], origin: number, cells: Int32Array): OffsetStep[][] {
  const used = offsetsBetween(cells, origin);
  const lines = offsets.map((): OffsetStep[] => []);
  for (let number = origin + 1; number < offsets.length; number += 1) {
    if (used[number] === 0) continue;
    const end = offsets[number] as Axial;
    const there = stepsTo(end);
    lines[number] = there;
    lines[2 * origin - number] = there.toReversed().map((step) => seenFrom(end, step));
  }
  return lines;
}

/** 1 for each offset that leads from one hex of the table to another: no line goes elsewhere. */
function offsetsBetween(cells: Int32Array, origin: number): Uint8Array {
  const used = new Uint8Array(2 * origin + 1);
  for (const from of cells) for (const to of cells) used[to - from + origin] = 1;
  return used;
}

function seenFrom(end: Axial, [one, other]: OffsetStep): OffsetStep {
  const seen = ({ q, r }: Axial) => ({ q: q - end.q, r: r - end.r });
  return other ? [seen(one), seen(other)] : [seen(one)];
}

function packSteps(
  lines: readonly (readonly OffsetStep[])[],
  stride: number,
): Pick<LineTable, 'starts' | 'steps'> {
  const number = ({ q, r }: Axial) => q * stride + r;
  const starts = new Int32Array(lines.length + 1);
  lines.forEach((line, offset) => {
    starts[offset + 1] = (starts[offset] as number) + line.length;
  });
  const steps = new Int32Array(2 * (starts[lines.length] as number));
  let place = 0;
  for (const line of lines)
    for (const [one, other = one] of line) {
      steps[place] = number(one);
      steps[place + 1] = number(other);
      place += 2;
    }
  return { starts, steps };
}

/** The same the other way round: for a hex seen from where lines begin, the lines that pass it. */
function passingLines(
  { starts, steps }: Pick<LineTable, 'starts' | 'steps'>,
  origin: number,
): Pick<LineTable, 'passing' | 'passingStarts'> {
  const count = starts.length - 1;
  const passingStarts = new Int32Array(count + 1);
  const visit = (each: (passed: number, line: number, beside: number) => void) => {
    for (let line = origin + 1; line < count; line += 1)
      for (let step = starts[line] as number; step < starts[line + 1]!; step += 1) {
        const one = steps[2 * step] as number;
        const other = steps[2 * step + 1] as number;
        each(one + origin, line - origin, other);
        if (one !== other) each(other + origin, line - origin, one);
      }
  };
  const isOffset = (passed: number) => passed >= 0 && passed < count;
  visit((passed) => {
    if (isOffset(passed)) passingStarts[passed + 1]! += 1;
  });
  for (let passed = 0; passed < count; passed += 1)
    passingStarts[passed + 1]! += passingStarts[passed] as number;
  const passing = new Int32Array(2 * (passingStarts[count] as number));
  const next = passingStarts.slice();
  visit((passed, line, beside) => {
    if (!isOffset(passed)) return;
    const place = 2 * (next[passed]! += 1) - 2;
    passing[place] = line;
    passing[place + 1] = beside;
  });
  return { passing, passingStarts };
}
