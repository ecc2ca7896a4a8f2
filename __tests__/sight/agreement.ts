import {
  IN_SIGHT,
  isInSight,
  reasonOf,
  sight,
  type SightEnd,
  sightCode,
} from '../../shared/coh/index.ts';
import type { Direction } from '../../shared/hex/index.ts';
import { Luck, randomGround, randomSmoke } from './randomGround.ts';
import { type SlowGround, slowGround, type SlowHex } from './slowGround.ts';
import { type SlowEnd, type SlowSight, slowSight } from './slowSight.ts';

const PAIRS_OF_A_MAP = 10_000;
const SMOKES_OF_A_MAP = 4;

/** Asks engine and reference about that many random pairs; one map for every seed. */
export function expectAgreement(pairs: number, firstSeed: number): void {
  for (let map = 0; map * PAIRS_OF_A_MAP < pairs; map += 1) compareOneMap(firstSeed + map);
}

function compareOneMap(seed: number): void {
  const luck = new Luck(seed);
  const board = randomGround(luck);
  const ground = slowGround(board);
  for (let round = 0; round < SMOKES_OF_A_MAP; round += 1) {
    const state = { board, smoke: randomSmoke(luck, ground.hexes) };
    for (let count = 0; count < PAIRS_OF_A_MAP / SMOKES_OF_A_MAP; count += 1) {
      const [a, b] = randomEnds(luck, ground);
      const difference = differenceBetween(state, a, b, slowSight(ground, state.smoke, a, b));
      if (difference)
        throw new Error(
          `seed ${seed}, smoke ${round}: ${nameOf(a)} to ${nameOf(b)}: ${difference}`,
        );
    }
  }
}

function randomEnds(luck: Luck, { hexes, at }: SlowGround): [SlowEnd, SlowEnd] {
  const from = luck.of(hexes);
  // Far hexes hardly ever see each other: half of the pairs are close together.
  const near = luck.happens(50)
    ? at(from.q + luck.below(13) - 6, from.r + luck.below(13) - 6)
    : undefined;
  return [randomEnd(luck, from), randomEnd(luck, near ?? luck.of(hexes))];
}

function randomEnd(luck: Luck, hex: SlowHex): SlowEnd {
  const kind = luck.below(10);
  if (kind === 0) return { hex, air: true };
  return kind === 1 ? { hex, bunker: luck.below(6) as Direction } : { hex };
}

export function engineEnd({ hex, ...rest }: SlowEnd): SightEnd {
  return { ...rest, hex: hex.index };
}

function nameOf({ hex, ...rest }: SlowEnd): string {
  return JSON.stringify({ hex: hex.address, ...rest });
}

/** The first thing on which the two do not agree, or null. */
function differenceBetween(
  state: Parameters<typeof sight>[0],
  a: SlowEnd,
  b: SlowEnd,
  expected: SlowSight,
): string | null {
  const found = sight(state, engineEnd(a), engineEnd(b));
  if (found.visible !== expected.visible) return `visible is ${found.visible}`;
  if (found.smoke !== expected.smoke) return `smoke ${found.smoke}, not ${expected.smoke}`;
  if (!passAlike(found.passes, expected.passes))
    return `passes ${JSON.stringify([found.passes, expected.passes])}`;
  const { blocked } = found;
  const named = expected.blocks.some(
    ({ hex, reason, rule }) =>
      blocked?.hex === hex && blocked.reason === reason && blocked.rule === rule,
  );
  if (blocked ? !named : expected.blocks.length > 0)
    return `blocked by ${JSON.stringify([blocked, expected.blocks])}`;
  const special = [a, b].some(({ air, bunker }) => air || bunker !== undefined);
  return special ? null : tableDiffers(state, a, b, blocked?.reason ?? null);
}

/** The tables that rules ask say the same as the whole answer. */
function tableDiffers(
  state: Parameters<typeof sight>[0],
  a: SlowEnd,
  b: SlowEnd,
  reason: string | null,
): string | null {
  const code = sightCode(state, a.hex.index, b.hex.index);
  const inTable = code === IN_SIGHT ? null : reasonOf(code);
  if (inTable !== reason) return `the table says ${inTable}, not ${reason}`;
  return isInSight(state, a.hex.index, b.hex.index) === (reason === null)
    ? null
    : 'isInSight differs';
}

/** The same steps in the same order; the two hexes of a border have none. */
function passAlike(
  found: readonly (readonly number[])[],
  expected: readonly (readonly number[])[],
): boolean {
  if (found.length !== expected.length) return false;
  return found.every((step, place) => {
    const other = expected[place] as readonly number[];
    return step.length === other.length && step.every((hex) => other.includes(hex));
  });
}
