import type { HexId } from '../../hex/index.ts';
import type { HitMarkerId } from '../content/hitMarkers.ts';
import {
  attackDeclared,
  attackEnded,
  attackResolved,
  hitMarkerDrawn,
  sumOf,
} from '../events/index.ts';
import type { CohRecorder } from '../recorder.ts';
import type { Attack, AttackSum, CohState, Unit, UnitId } from '../state.ts';
import { updateControl } from './control.ts';
import { destroyUnit } from './destruction.ts';
import { attackSum, fireRange, hitsFor, targetsIn } from './fire.ts';
import { showIfItMatters } from './markers.ts';
import { capsLine, rollTwoDice } from './rolls.ts';

/** Works the whole attack out before its first roll, markers on the table (R7.4-2). */
export function declareAttack(recorder: CohRecorder, attacker: UnitId, hex: HexId): void {
  const unit = recorder.state().units[attacker] as Unit;
  showIfItMatters(recorder, unit, 'fire');
  const targets = targetsIn(recorder.state(), unit, hex);
  for (const target of targets) showIfItMatters(recorder, target, 'defend');
  const state = recorder.state();
  recorder.emit(
    attackDeclared({
      side: unit.side,
      attacker,
      from: unit.hex,
      hex,
      ...fireRange(state, unit, hex),
      targets: targets.map((target) => attackSum(state, unit, target, target.hit?.marker ?? null)),
    }),
  );
}

/** The units that the attack under way has not been rolled for yet. */
export function rollsToMake({ attack }: Pick<CohState, 'attack'>): AttackSum[] {
  if (!attack) return [];
  const rolled = new Set(attack.results.map(({ unit }) => unit));
  return attack.targets.filter(({ unit }) => !rolled.has(unit));
}

/** R7.0-2: one roll against one unit of the hex. */
export function rollAgainst(recorder: CohRecorder, target: UnitId, modifier: number): void {
  const { side, attacker, targets } = attackUnderWay(recorder);
  const sum = targets.find(({ unit }) => unit === target) as AttackSum;
  const { dice, sum: rolled } = rollTwoDice(recorder);
  const attack = [...sum.attack, ...capsLine(modifier)];
  const attackValue = sumOf(attack) + rolled;
  const defenceValue = sumOf(sum.defence);
  recorder.emit(
    attackResolved({
      side,
      attacker,
      target,
      dice,
      modifier,
      modifiers: { attack, defence: sum.defence },
      attackValue,
      defenceValue,
      hits: hitsFor(attackValue, defenceValue),
    }),
  );
}

/** Once every roll is made its effects come, all at once. */
export function endAttack(recorder: CohRecorder): void {
  const { side, attacker, hex, results } = attackUnderWay(recorder);
  const struck = results.filter(({ hits }) => hits > 0);
  const before = recorder.state().units;
  drawMarkers(
    recorder,
    struck.filter(({ unit, hits }) => hits === 1 && !before[unit]?.hit).map(({ unit }) => unit),
  );
  for (const { unit, hits } of struck) {
    const rule = causeOfDeath(recorder.state().units[unit], before[unit]?.hit !== null, hits);
    if (rule) destroyUnit(recorder, unit, rule);
  }
  updateControl(recorder, [hex]);
  recorder.emit(attackEnded({ side, attacker, hex }));
}

function attackUnderWay(recorder: CohRecorder): Attack {
  const { attack } = recorder.state();
  if (!attack) throw new Error('No attack is under way');
  return attack;
}

/** R7.4-1: blind from the pool, all of one attack together, so that each has the same chances. */
function drawMarkers(recorder: CohRecorder, units: readonly UnitId[]): void {
  const pool = recorder.state().hitMarkers.foot.contents ?? [];
  const drawn = recorder.chance.draw(pool, Math.min(units.length, pool.length));
  units.forEach((unit, index) => {
    const marker: HitMarkerId = drawn[index] ?? 'spare';
    const { side } = recorder.state().units[unit] as Unit;
    recorder.emit(hitMarkerDrawn({ side, unit, marker }));
  });
}

/** The rule by which the unit is destroyed, or null when it lives. */
function causeOfDeath(unit: Unit | undefined, wasHit: boolean, hits: number): string | null {
  if (hits === 2) return 'R7.0-2';
  if (wasHit) return 'R7.3-1';
  return unit?.hit?.marker === 'killed' ? 'R7.4-3' : null;
}
