import { createSelector } from '@reduxjs/toolkit';
import {
  type AttackOdds,
  attackOdds,
  attackOutcome,
  knownUnit,
  type Outcome,
  type RollDeclaration,
  rollsToMake,
  type TargetOdds,
  type Unit,
} from '../../../shared/coh/index.ts';
import type { AppState } from '../../app/store.ts';
import { paymentOptions, type UnitAction } from '../match/payments.ts';
import { enemiesFirst, NO_TARGETS, type Targets, unitTargets } from '../match/targets.ts';
import { selectDecision, selectPlayed, selectSelectedUnit } from '../table/playSelectors.ts';
import { OWN_ROLL, type Table } from '../table/tableSlice.ts';

/** Whom the selected unit could fire at now. */
export const selectTargets = createSelector(
  [selectPlayed, selectSelectedUnit],
  (played, unit): Targets =>
    played && unit && unit.side === played.seat.side
      ? unitTargets(played.view, played.seat.legal, unit)
      : NO_TARGETS,
);

/** An attack being aimed, or one whose rolls are asked for one by one. */
export interface Aim {
  readonly attacker: Unit;
  readonly odds: AttackOdds;
  /** The unit whose chances are looked at. */
  readonly unit: TargetOdds;
  /** It is one of the attacker's own side: CAPs may spare it (R3.2.3). */
  readonly friend: boolean;
  /** CAPs that the player would put on the roll against it; below 0 they lower it. */
  readonly caps: number;
  /** What the roll may come to, by CAPs. */
  readonly outcomes: ReadonlyMap<number, Outcome>;
  /** The attack is declared and paid for: only its rolls remain. */
  readonly rolling: boolean;
}

/** R3.2.3: up to 2 CAPs, to hit an enemy or to spare a friend. */
export function capChoices(friend: boolean): readonly number[] {
  return friend ? [0, -1, -2] : [0, 1, 2];
}

/** The attack under way, with the targets that are still to be rolled for. */
const selectPendingOdds = createSelector([selectPlayed, selectDecision], (played, decision) => {
  const attack = played?.view.attack;
  if (!played || !attack || decision?.kind !== 'rollAttack') return null;
  const attacker = knownUnit(played.view, attack.attacker);
  const odds = attackOdds(played.view, attack.attacker, attack.hex);
  if (!attacker || !odds) return null;
  const left = new Set(rollsToMake(played.view).map(({ unit }) => unit));
  const targets = odds.targets.filter(({ unit }) => left.has(unit));
  return { attacker, odds: enemiesFirst(played.view, attacker.side, { ...odds, targets }) };
});

export const selectAim = createSelector(
  [
    selectPlayed,
    selectPendingOdds,
    selectSelectedUnit,
    selectTargets,
    (state: AppState) => state.table,
  ],
  (played, pending, selected, targets, { mode, aim, aimedUnit, rollCaps }): Aim | null => {
    const attacker = pending?.attacker ?? selected;
    const odds = pending?.odds ?? (mode === 'fire' && aim !== null ? targets.get(aim) : undefined);
    const unit = odds?.targets.find((one) => one.unit === aimedUnit) ?? odds?.targets[0];
    const target = unit && played?.view.units[unit.unit];
    if (!played || !attacker || !odds || !unit || !target) return null;
    const friend = target.side === attacker.side;
    const outcomes = new Map(
      capChoices(friend).map((caps) => [caps, attackOutcome(played.view, attacker, target, caps)]),
    );
    const caps = rollCaps[unit.unit] ?? 0;
    return { attacker, odds, unit, friend, caps, outcomes, rolling: pending !== null };
  },
);

/** What the main button would do; null where nothing is prepared. */
function preparedAction(
  aim: Aim | null,
  selected: Unit | null,
  { mode, oneByOne, rollCaps }: Pick<Table, 'mode' | 'oneByOne' | 'rollCaps'>,
): UnitAction | null {
  if (mode === 'rally' && selected)
    return { kind: 'rally', unit: selected.id, modifier: rollCaps[OWN_ROLL] ?? 0 };
  if (!aim || aim.rolling) return null;
  const { targets, hex } = aim.odds;
  const asked = isAskedLater(aim, oneByOne);
  const rolls = targets.map(({ unit }): RollDeclaration => ({
    target: unit,
    modifier: rollCaps[unit] ?? 0,
  }));
  return { kind: 'attack', unit: aim.attacker.id, hex, rolls: asked ? [] : rolls };
}

export const selectRollAction = createSelector(
  [selectAim, selectSelectedUnit, (state: AppState) => state.table],
  preparedAction,
);

/** Which roll the choice of CAPs is for: against a unit, the own one, or none. */
export const selectRollKey = (state: AppState): string | null => {
  const { mode } = state.table;
  if (mode === 'rally' || mode === 'activate') return OWN_ROLL;
  const aim = selectAim(state);
  return aim && !isAskedLater(aim, state.table.oneByOne) ? aim.unit.unit : null;
};

/** Rolls that are made one by one get their CAPs when it is their turn. */
function isAskedLater({ odds, rolling }: Aim, oneByOne: boolean): boolean {
  return oneByOne && !rolling && odds.targets.length > 1;
}

/** CAPs that may be put on that roll, with which the whole can still be paid for. */
export function allowedCaps(state: AppState): number[] {
  const key = selectRollKey(state);
  if (key === null) return [];
  const friend = selectAim(state)?.friend ?? false;
  return capChoices(friend).filter((caps) => canBePaid(state, key, caps));
}

function canBePaid(state: AppState, roll: string, caps: number): boolean {
  const played = selectPlayed(state);
  if (!played) return false;
  const { view, seat } = played;
  const rollCaps = { ...state.table.rollCaps, [roll]: caps };
  const table = { ...state.table, rollCaps };
  const action = preparedAction(selectAim(state), selectSelectedUnit(state), table);
  if (action) return paymentOptions(view, seat.side, action).length > 0;
  return Math.abs(caps) <= view.commandPoints[seat.side].current;
}
