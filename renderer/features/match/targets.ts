import {
  type AttackOdds,
  attackOdds,
  battlefieldOf,
  type CohCommand,
  type CohState,
  fireBar,
  hasEnemies,
  type Outcome,
  type Side,
  type TargetOdds,
  type Unit,
} from '../../../shared/coh/index.ts';
import { type HexId, hexId, hexIndex, isPlayable } from '../../../shared/hex/index.ts';
import type { BoardOverlay, Target } from '../../board/boardProps.ts';
import { blockersOf, lookAt } from '../sight/fieldOfView.ts';

export type Targets = ReadonlyMap<HexId, AttackOdds>;

export const NO_TARGETS: Targets = new Map();

/** The hexes that the referee would let the unit attack now, with the exact chances. */
export function unitTargets(view: CohState, legal: readonly CohCommand[], unit: Unit): Targets {
  const hexes = new Set(
    legal.flatMap((command) =>
      command.kind === 'attackHex' && command.unit === unit.id ? [command.hex] : [],
    ),
  );
  const odds = [...hexes].flatMap((hex) => attackOdds(view, unit.id, hex) ?? []);
  return new Map(odds.map((one) => [one.hex, enemiesFirst(view, unit.side, one)]));
}

/** Fire into a hex with friends in it is meant for the others (R7.6.3-7). */
export function enemiesFirst(view: CohState, side: Side, odds: AttackOdds): AttackOdds {
  const isFriend = ({ unit }: TargetOdds) => Number(view.units[unit]?.side === side);
  return { ...odds, targets: odds.targets.toSorted((a, b) => isFriend(a) - isFriend(b)) };
}

/** What the chip over a target says: the chance to hit the enemy that is easiest to hit there. */
function bestChance({ units }: CohState, side: Side, { targets }: AttackOdds): number {
  const enemies = targets.filter(({ unit }) => units[unit]?.side !== side);
  return Math.max(...enemies.map(({ outcomes }) => hitChance(outcomes[0])));
}

export function hitChance({ miss }: Outcome): number {
  return 1 - miss;
}

/** `aimed`: the chance, with the CAPs that are meant for it, against the unit aimed at. */
export function targetMarks(
  view: CohState,
  side: Side,
  targets: Targets,
  aimed: { readonly hex: HexId; readonly chance: number } | null,
): Target[] {
  return [...targets.values()].map((odds) => ({
    hex: odds.hex,
    chance: aimed?.hex === odds.hex ? aimed.chance : bestChance(view, side, odds),
    closeCombat: odds.band === 'closeCombat',
  }));
}

type FieldOfFire = NonNullable<BoardOverlay['sight']>;

/**
 * What a unit could fire into as it stands. What is hidden from it in its arc and range is told from
 * the rest, and by what; hexes barred by another rule (R11.5-3, R12.0-2) are none of it.
 */
export function fieldOfFire(view: CohState, unit: Unit): FieldOfFire {
  const { grid } = battlefieldOf(view.board);
  const from = hexIndex(grid, unit.hex);
  const hexes = { seen: [] as number[], blind: [] as number[], blocked: [] as number[] };
  for (let hex = 0; hex < grid.size; hex += 1) {
    if (hex === from || !isPlayable(grid, hex)) continue;
    const bar = fireBar(view, unit, hex);
    if (bar === null || bar === 'noSight') hexes[lookAt(view, from, hex)].push(hex);
  }
  const named = (some: readonly number[]) => some.map((hex) => hexId(grid, hex));
  // R7.6.3-5: with an enemy in its hex a unit sees nothing else, and facing does not matter.
  const looksOut = !unit.hidden && !hasEnemies(view, unit.side, unit.hex);
  return {
    seen: named(hexes.seen),
    blind: named(hexes.blind),
    blocked: named(hexes.blocked),
    blockers: blockersOf(view, from, [...hexes.blind, ...hexes.blocked]),
    arc: looksOut ? { hex: unit.hex, facing: unit.facing } : null,
  };
}
