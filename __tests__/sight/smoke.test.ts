import { describe, expect, test } from '@jest/globals';
import { sight, type Smoke, type SmokeMarker, smokeThinned } from '../../shared/coh/index.ts';
import { clearAir, pairNumber, smokeHere, withSmoke } from '../../shared/coh/rules/sight/smoke.ts';
import { smoke as smokeSlice } from '../../shared/coh/slices/smoke.ts';
import { hexGrid, type HexId, lineTable } from '../../shared/hex/index.ts';
import { Luck, ONE_BOARD, randomGround } from './randomGround.ts';
import { type SlowGround, slowGround } from './slowGround.ts';
import { slowSight } from './slowSight.ts';

const SEEDS = [1, 2, 3, 4];
const MOMENTS = 13;
/** The slow reference takes its time: it is asked about some of the moments. */
const SLOW_MOMENTS = [4, MOMENTS - 1];

/** Smoke is laid, fades as the slice has it fade (R13.0), or is gone at once. */
function nextSmoke(luck: Luck, ground: SlowGround, smoke: Smoke): Smoke {
  const hex = luck.of(ground.hexes).address as HexId;
  switch (luck.below(4)) {
    case 0:
      return thinned(smoke);
    case 1: {
      const [gone, ...left] = luck.happens(50) ? Object.entries(smoke) : [];
      return gone ? Object.fromEntries(left) : smoke;
    }
    default:
      return { ...smoke, [hex]: [...(smoke[hex] ?? []), luck.of<SmokeMarker>([1, 2])] };
  }
}

function thinned(smoke: Smoke): Smoke {
  const hexes = Object.entries(smoke).map(([hex, markers]) => ({
    hex,
    left: markers.filter((marker) => marker === 2).map((): SmokeMarker => 1),
  }));
  return smokeSlice.reducer(smoke, smokeThinned({ hexes }));
}

/** A run of moments, each made from the one before, beginning with smoke here and there. */
function moments(luck: Luck, ground: SlowGround): Smoke[] {
  const first = Object.fromEntries(
    ground.hexes
      .filter(() => luck.happens(10))
      .map(({ address }): [string, SmokeMarker[]] => [address, [luck.of<SmokeMarker>([1, 2])]]),
  );
  const run: Smoke[] = [first];
  while (run.length < MOMENTS) run.push(nextSmoke(luck, ground, run.at(-1) as Smoke));
  return run;
}

/** The smoke between all hexes, line by line by the slow reference. */
function slowBetween(ground: SlowGround, smoke: Smoke): Uint8Array {
  const { hexes } = ground;
  const between = new Uint8Array(pairNumber(0, hexes.length));
  const here = (hex: string) => (smoke[hex] ?? []).reduce<number>((sum, one) => sum + one, 0);
  for (const a of hexes)
    for (const b of hexes)
      if (a.index < b.index)
        between[pairNumber(a.index, b.index)] =
          slowSight(ground, smoke, { hex: a }, { hex: b }).smoke -
          here(a.address) -
          here(b.address);
  return between;
}

describe('R13.0: smoke that comes and goes', () => {
  test.each(SEEDS)('leaves the tables as if made from nothing, byte for byte, seed %d', (seed) => {
    const luck = new Luck(seed);
    const ground = slowGround(randomGround(luck, ONE_BOARD));
    const lines = lineTable(hexGrid(ONE_BOARD));
    let air = clearAir(lines);
    for (const [moment, smoke] of moments(luck, ground).entries()) {
      const here = smokeHere(lines, smoke);
      const before = { here: air.here.slice(), between: air.between.slice() };
      const after = withSmoke(lines, air, here);
      expect(air).toEqual(before);
      expect(after).toEqual(withSmoke(lines, clearAir(lines), here));
      if (SLOW_MOMENTS.includes(moment))
        expect(after).toEqual({ here, between: slowBetween(ground, smoke) });
      air = after;
    }
    expect(withSmoke(lines, air, new Uint8Array(lines.grid.size))).toEqual(clearAir(lines));
  });

  test.each(SEEDS)('is asked about in any order, old moments and copies too, seed %d', (seed) => {
    const luck = new Luck(seed);
    const board = randomGround(luck, ONE_BOARD);
    const ground = slowGround(board);
    const run = moments(luck, ground);
    run.push(...run.map((smoke) => structuredClone(smoke)), {});
    for (let question = 0; question < 4_000; question += 1) {
      const smoke = luck.of(run);
      const [a, b] = [luck.of(ground.hexes), luck.of(ground.hexes)];
      const found = sight({ board, smoke }, { hex: a.index }, { hex: b.index });
      const expected = slowSight(ground, smoke, { hex: a }, { hex: b });
      if (found.smoke !== expected.smoke || found.visible !== expected.visible)
        throw new Error(`seed ${seed}: ${a.address} to ${b.address} in ${JSON.stringify(smoke)}`);
    }
  });
});
