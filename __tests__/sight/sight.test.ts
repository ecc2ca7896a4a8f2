import { describe, expect, test } from '@jest/globals';
import { type Board, sight, type SightEnd, sightCode } from '../../shared/coh/index.ts';
import { type Direction, DIRECTIONS, hexGrid, inArc, isPlayable } from '../../shared/hex/index.ts';
import { expectAgreement } from './agreement.ts';
import { Luck, ONE_BOARD, randomGround, randomSmoke } from './randomGround.ts';
import { slowGround } from './slowGround.ts';
import { slowInArc } from './slowSight.ts';

const PAIRS = 1_000_000;

test(`part 5.2: engine and slow reference agree about ${PAIRS} random pairs`, () => {
  expectAgreement(PAIRS, 1);
});

describe('R6.0-3: sight is the same both ways', () => {
  /** The ends of every pair of hexes of one board, as these two are to look. */
  function expectSymmetry(
    seed: number,
    first: (luck: Luck) => Omit<SightEnd, 'hex'>,
    second: (luck: Luck) => Omit<SightEnd, 'hex'>,
  ): void {
    const luck = new Luck(seed);
    const board = randomGround(luck, ONE_BOARD);
    const { hexes } = slowGround(board);
    const state = { board, smoke: randomSmoke(luck, hexes) };
    for (let a = 0; a < hexes.length; a += 1)
      for (let b = 0; b < hexes.length; b += 1) {
        const [from, to] = [
          { ...first(luck), hex: a },
          { ...second(luck), hex: b },
        ];
        const difference = oneSided(state, from, to);
        if (difference)
          throw new Error(`seed ${seed}: ${JSON.stringify([from, to])} ${difference}`);
      }
  }

  /**
   * What is in the way may have another name from the other end: each end names the first thing on
   * its own way, and of two things in the way those are two.
   */
  function oneSided(
    state: Parameters<typeof sight>[0],
    from: SightEnd,
    to: SightEnd,
  ): string | null {
    const [there, back] = [sight(state, from, to), sight(state, to, from)];
    if (there.visible !== back.visible) return 'is seen one way only';
    if (there.smoke !== back.smoke) return 'has two amounts of smoke';
    const seen = sightCode(state, from.hex, to.hex) === 0;
    if (seen !== (sightCode(state, to.hex, from.hex) === 0)) return 'is in the table one way only';
    const reversed = back.passes.toReversed();
    const isTurned = there.passes.every((step, place) =>
      step.every((hex) => reversed[place]?.includes(hex)),
    );
    return isTurned ? null : 'passes other hexes on the way back';
  }

  const onFoot = () => ({});
  const inAir = () => ({ air: true });
  const inBunker = (luck: Luck) => ({ bunker: luck.below(6) as Direction });
  const SEEDS = [1, 2, 3, 4];

  test.each(SEEDS)('on the ground, seed %d', (seed) => expectSymmetry(seed, onFoot, onFoot));
  test.each(SEEDS)('of an aircraft, seed %d', (seed) => expectSymmetry(seed, inAir, onFoot));
  test.each(SEEDS)('A-58: of a bunker, seed %d', (seed) => expectSymmetry(seed, inBunker, onFoot));
  test('A-58: of two bunkers', () => expectSymmetry(5, inBunker, inBunker));
});

test('A-16: arcs hold what the two rays span, for all pairs and facings of a board', () => {
  const grid = hexGrid(ONE_BOARD);
  const wrong: string[] = [];
  for (const facing of DIRECTIONS)
    grid.axials.forEach((from, a) => {
      grid.axials.forEach((to, b) => {
        if (inArc(grid, a, facing, b) !== slowInArc(from, facing, to))
          wrong.push(`${grid.addresses[a]} facing ${facing}: ${grid.addresses[b]}`);
      });
    });
  expect(wrong).toEqual([]);
});

test('R1.0-3: the same hexes are whole to grid and reference', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const board: Board = randomGround(new Luck(seed));
    const grid = hexGrid(board.placements);
    for (const { index, whole } of slowGround(board).hexes)
      expect(isPlayable(grid, index)).toBe(whole);
  }
});
