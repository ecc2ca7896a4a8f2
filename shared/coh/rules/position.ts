import { directionTo, hexIndex, lineSteps } from '../../hex/index.ts';
import type { Modifier } from '../events/index.ts';
import type { CohState, Unit } from '../state.ts';
import { type Battlefield, battlefieldOf, hasSide } from './battlefield.ts';
import { smokeAlong } from './sight/sight.ts';

/** R11.2: an attacker above its target; in one hex nobody is above anybody. */
export function heightFirepower(state: CohState, attacker: Unit, target: Unit): Modifier[] {
  return climbTo(state, attacker, target) < 0
    ? [{ reason: 'height', amount: 1, rule: 'R11.2' }]
    : [];
}

/** What lies between attacker and target and helps the target. */
export function defenceFromGround(state: CohState, attacker: Unit, target: Unit): Modifier[] {
  const field = battlefieldOf(state.board);
  const from = hexIndex(field.grid, attacker.hex);
  const to = hexIndex(field.grid, target.hex);
  const smoke = smokeAlong(field, state.smoke, from, to);
  return [
    ...(climbTo(state, attacker, target) > 0
      ? [{ reason: 'height', amount: 1, rule: 'R11.2' } as const]
      : []),
    ...(crossesDepression(field, from, to)
      ? [{ reason: 'depression', amount: 1, rule: 'R11.5-4' } as const]
      : []),
    ...(smoke > 0 ? [{ reason: 'smoke', amount: smoke, rule: 'R13.0' } as const] : []),
  ];
}

/** Levels from the attacker up to the target. */
function climbTo({ board }: CohState, attacker: Unit, target: Unit): number {
  const { grid, levels } = battlefieldOf(board);
  const level = ({ hex }: Unit) => levels[hexIndex(grid, hex)] as number;
  return level(target) - level(attacker);
}

/** R11.5-4: the line comes in over a depression of the target's hex; at a corner over two. */
export function crossesDepression(field: Battlefield, from: number, to: number): boolean {
  if (from === to) return false;
  const before = lineSteps(field.grid, from, to).at(-1) ?? [from];
  return before.every((hex) => {
    const side = directionTo(field.grid, to, hex);
    return side !== null && hasSide(field.depressions, to, side);
  });
}
