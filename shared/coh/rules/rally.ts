import { hexIndex } from '../../hex/index.ts';
import { type Refusal, refuse } from '../../kernel/index.ts';
import { FOOT_HIT_MARKERS, type HitMarkerId } from '../content/hitMarkers.ts';
import { type CostItem, type Modifier, rallyRolled, sumOf } from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import type { CohState, Unit, UnitId } from '../state.ts';
import { battlefieldOf } from './battlefield.ts';
import { show } from './markers.ts';
import { hasEnemies, unitsIn } from './queries.ts';
import { capsLine, rollTwoDice } from './rolls.ts';

export const RALLY_COST: readonly CostItem[] = [{ reason: 'rally', amount: 5, rule: 'R7.5' }];

/** Why the unit cannot try to rally, whatever it pays, or null. */
export function checkRally(state: CohState, unit: Unit): Refusal | null {
  if (!unit.hit) return refuse('notHit', 'R7.5-1', { unit: unit.id });
  return hasEnemies(state, unit.side, unit.hex)
    ? refuse('enemyPreventsRally', 'R7.5-2', { hex: unit.hex })
    : null;
}

/** R7.5.1: cover, and comrades in the hex who are not hit themselves. */
export function rallyModifiers(state: CohState, unit: Unit): Modifier[] {
  const { grid, terrain } = battlefieldOf(state.board);
  const cover = (terrain[hexIndex(grid, unit.hex)]?.defence ?? 0) >= 1;
  const friends = unitsIn(state, unit.hex).filter(
    (other) => other.id !== unit.id && other.side === unit.side && !other.hit,
  ).length;
  return [
    ...(cover ? [{ reason: 'cover', amount: 1, rule: 'R7.5.1' } as const] : []),
    ...(friends > 0
      ? [{ reason: 'healthyFriends', amount: friends, rule: 'R7.5.1' } as const]
      : []),
  ];
}

export function rallyNumber(marker: HitMarkerId): number {
  return FOOT_HIT_MARKERS[marker].rally ?? Infinity;
}

/** R7.5-1. The number to reach must be seen to be believed, so the marker is shown (H-16). */
export function rollRally(recorder: CohRecorder, id: UnitId, modifier: number): void {
  const unit = recorder.state().units[id] as Unit;
  const marker = unit.hit?.marker;
  if (!marker) throw new Error(`${id} has no marker to rally from`);
  show(recorder, unit);
  const { dice, sum } = rollTwoDice(recorder);
  const modifiers = [...rallyModifiers(recorder.state(), unit), ...capsLine(modifier)];
  const total = sum + sumOf(modifiers);
  const needed = rallyNumber(marker);
  recorder.emit(
    rallyRolled({
      side: unit.side,
      unit: id,
      marker,
      dice,
      modifier,
      modifiers,
      total,
      needed,
      recovered: total >= needed,
    }),
  );
}
