import type { LineTable } from '../../../hex/index.ts';
import type { Smoke } from '../../state.ts';
import { clearAir, smokeHere, type SmokeSight, withSmoke } from './smoke.ts';

interface Remembered {
  readonly smoke: Smoke;
  readonly air: SmokeSight;
}

/** The truth and the views of the seats may be asked by turns; an air is half a megabyte. */
const KEPT = 4;

/** Those asked for last, the newest first. */
const remembered = new WeakMap<LineTable, readonly Remembered[]>();

/** What the smoke between any two hexes adds up to; null where there is none at all. */
export function airOf(lines: LineTable, smoke: Smoke): SmokeSight | null {
  const airs = remembered.get(lines) ?? [];
  for (const one of airs) if (one.smoke === smoke) return one.air;
  return Object.keys(smoke).length === 0 ? null : remember(lines, airs, smoke);
}

/** Smoke differs little from one moment to the next, so each air is made from the one before. */
function remember(lines: LineTable, airs: readonly Remembered[], smoke: Smoke): SmokeSight {
  const here = smokeHere(lines, smoke);
  const alike = airs.find(({ air }) => air.here.every((amount, hex) => amount === here[hex]));
  const air = alike?.air ?? withSmoke(lines, airs[0]?.air ?? clearAir(lines), here);
  const others = airs.filter((one) => one !== alike);
  remembered.set(lines, [{ smoke, air }, ...others].slice(0, KEPT));
  return air;
}
