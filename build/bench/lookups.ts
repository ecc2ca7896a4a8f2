import {
  axialDistance,
  axialNeighbour,
  type Direction,
  distance,
  hexGrid,
  neighbour,
} from '../../shared/hex/index.ts';
import { alternate, compared, type Measurement, microseconds } from './measure.ts';

const CALLS = 20_000;

/** Our tables over hex numbers against asking honeycomb-grid each time, on four boards. */
export function benchLookups(): Measurement[] {
  const grid = hexGrid([
    { board: '7', column: 0, row: 0, turned: false },
    { board: '8', column: 1, row: 0, turned: true },
    { board: '9', column: 0, row: 1, turned: true },
    { board: '10', column: 1, row: 1, turned: false },
  ]);
  // A fixed walk over the hexes, so that both sides answer the same questions.
  const froms = Array.from({ length: CALLS }, (_, call) => (call * 131) % grid.size);
  const tos = Array.from({ length: CALLS }, (_, call) => (call * 577 + 91) % grid.size);
  const axial = (hex: number) => grid.axials[hex]!;
  let sink = 0;
  const nanoseconds = (work: () => void) => (microseconds(work) * 1000) / CALLS;

  const distances = alternate(
    15,
    () =>
      nanoseconds(() => {
        for (let call = 0; call < CALLS; call += 1)
          sink += distance(grid, froms[call]!, tos[call]!);
      }),
    () =>
      nanoseconds(() => {
        for (let call = 0; call < CALLS; call += 1)
          sink += axialDistance(axial(froms[call]!), axial(tos[call]!));
      }),
  );
  const neighbours = alternate(
    15,
    () =>
      nanoseconds(() => {
        for (let call = 0; call < CALLS; call += 1)
          sink += neighbour(grid, froms[call]!, (call % 6) as Direction);
      }),
    () =>
      nanoseconds(() => {
        for (let call = 0; call < CALLS; call += 1)
          sink += axialNeighbour(axial(froms[call]!), (call % 6) as Direction).q;
      }),
  );
  if (!Number.isFinite(sink)) throw new Error('The benchmark computed nothing');
  return [
    compared({
      name: 'distance look-up',
      baseline: 'honeycomb-grid distance',
      unit: 'ns',
      ...distances,
    }),
    compared({
      name: 'neighbour look-up',
      baseline: 'honeycomb-grid neighborOf',
      unit: 'ns',
      ...neighbours,
    }),
  ];
}
