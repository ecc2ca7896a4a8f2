import { createSelector } from '@reduxjs/toolkit';
import type { Direction, HexId } from '../../../shared/hex/index.ts';
import type { AppState } from '../../app/store.ts';
import type { Reach, Unit } from '../../../shared/coh/index.ts';
import type { BoardOverlay, ThreatMarks } from '../../board/boardProps.ts';
import { t } from '../../i18n/index.ts';
import { type Aim, selectAim, selectRollAction, selectTargets } from '../attack/attackSelectors.ts';
import { type ActionItem, actionItems, afterReading } from '../match/actions.ts';
import { type PaymentOption, paymentOptions, usualPayment } from '../match/payments.ts';
import { promptFor } from '../match/prompt.ts';
import type { Prompt } from '../match/promptParts.ts';
import { entryReach, NO_REACH, type UnitReach, unitReach } from '../match/reach.ts';
import { fieldOfFire, hitChance, targetMarks } from '../match/targets.ts';
import {
  selectLook,
  selectSightOn,
  selectThreatCounts,
  selectThreats,
} from '../sight/sightSelectors.ts';
import {
  selectDecision,
  selectPlayed,
  selectSelectedActor,
  selectSelectedUnit,
} from './playSelectors.ts';

const NO_OVERLAY: BoardOverlay = {
  destinations: [],
  path: [],
  facingChoice: null,
  targets: [],
  aim: null,
  sight: null,
  look: null,
  threats: null,
};

const selectCautious = (state: AppState): boolean => state.table.cautious;
const selectMode = (state: AppState) => state.table.mode;

export const selectReach = createSelector(
  [selectPlayed, selectSelectedActor, selectCautious],
  (played, actor, cautious): UnitReach => {
    if (!played || !actor || actor.side !== played.seat.side) return NO_REACH;
    const { view, seat } = played;
    return 'hex' in actor
      ? unitReach(view, seat.legal, actor, cautious)
      : entryReach(view, seat.legal, actor, cautious);
  },
);

/** Where the selected unit is on its way to, by the plan of the side that sits here. */
export const selectDestination = ({ seat, table }: AppState): HexId | null => {
  const plan = seat && table.plans[seat.side];
  return plan && plan.unit === table.selectedUnit ? plan.hex : null;
};

/** A roll or the end of a round waits to be read: nothing else can be done before. */
export const selectAnnouncing = (state: AppState): boolean => state.announcements.length > 0;

/** The unit that waits for a facing, and the facings it may take. */
export const selectFacingChoice = createSelector(
  [selectPlayed, selectDecision, selectSelectedUnit, selectMode],
  (played, decision, selected, mode): BoardOverlay['facingChoice'] => {
    if (!played) return null;
    const { legal } = played.seat;
    if (decision?.kind === 'chooseFacing') {
      const facings = legal.flatMap((command) =>
        command.kind === 'faceUnit' ? [command.facing] : [],
      );
      return { unit: decision.unit, facings };
    }
    if (mode !== 'pivot' || !selected) return null;
    const facings = legal.flatMap((command) =>
      command.kind === 'pivotUnit' && command.unit === selected.id ? [command.facing] : [],
    );
    return { unit: selected.id, facings: distinct(facings) };
  },
);

/** It asks for the sight of every hex, so not anew for each one the pointer enters. */
const selectFieldOfFire = createSelector(
  [selectPlayed, selectSelectedUnit, selectMode],
  (played, selected, mode) =>
    played && selected && mode === 'fire' ? fieldOfFire(played.view, selected) : null,
);

/** The way to the hex pointed at, or else to where the unit is on its way. */
const selectShownWay = (state: AppState): Reach | undefined => {
  const { ways } = selectReach(state);
  const { hoveredHex } = state.table;
  // A hex with a target in it is fired at, not walked into: see chooseHex.
  const pointed = hoveredHex !== null && !selectTargets(state).has(hoveredHex);
  return (pointed ? ways.get(hoveredHex) : undefined) ?? ways.get(selectDestination(state) ?? '');
};

/** What the unit that is selected can do: the same from hex to hex, as long as no way changes. */
const selectUnitOverlay = createSelector(
  [
    selectPlayed,
    selectReach,
    selectTargets,
    selectAim,
    selectFacingChoice,
    selectShownWay,
    selectFieldOfFire,
    selectMode,
    (state: AppState) => state.session.busy,
  ],
  (played, reach, targets, aim, facingChoice, way, field, mode, busy): BoardOverlay => {
    if (busy || !played) return NO_OVERLAY;
    const { view, seat } = played;
    if (facingChoice) return { ...NO_OVERLAY, facingChoice };
    if (aim?.rolling) return { ...NO_OVERLAY, aim: aimLine(aim) };
    if (field)
      return {
        ...NO_OVERLAY,
        targets: targetMarks(view, seat.side, targets, aim && aimedChance(aim)),
        aim: aim && aimLine(aim),
        sight: field,
      };
    if (mode !== 'move') return NO_OVERLAY;
    return {
      ...NO_OVERLAY,
      destinations: reach.destinations,
      path: way?.path ?? [],
      targets: targetMarks(view, seat.side, targets, null),
    };
  },
);

/**
 * While a player looks from hex to hex nothing else is drawn: it comes back when he is done. Over a
 * field of fire the ground under fire would not be told apart.
 */
export const selectOverlay = createSelector(
  [
    selectUnitOverlay,
    selectSightOn,
    selectLook,
    selectThreatCounts,
    selectThreats,
    (state: AppState) => state.table.hoveredHex,
  ],
  (overlay, sightOn, look, counts, threats, hovered): BoardOverlay => {
    if (sightOn) return { ...NO_OVERLAY, look };
    return counts && !overlay.sight
      ? { ...overlay, threats: threatMarks(overlay, counts, threats, hovered) }
      : overlay;
  },
);

/** Numbers only where they help to choose: where the unit can go, and where the player points. */
function threatMarks(
  { destinations, targets }: BoardOverlay,
  counts: Uint8Array,
  threats: readonly Unit[],
  hovered: HexId | null,
): ThreatMarks {
  const hexes = destinations.map(({ hex }) => hex);
  // Whoever points at a target is about to fire.
  const aims = targets.some(({ hex }) => hex === hovered);
  return {
    counts,
    numbered: hovered === null ? hexes : [...new Set([...hexes, hovered])],
    pointed: hovered === null || aims ? null : { hex: hovered, by: threats.map(({ id }) => id) },
  };
}

function aimedChance({ odds, outcomes, caps }: Aim) {
  const outcome = outcomes.get(caps);
  return outcome ? { hex: odds.hex, chance: hitChance(outcome) } : null;
}

function aimLine({ attacker, odds }: Aim): BoardOverlay['aim'] {
  return {
    from: attacker.hex,
    hex: odds.hex,
    label: t('attack.rangeChip', { range: odds.range }),
  };
}

export const selectPaymentOptions = createSelector(
  [selectPlayed, (state: AppState) => state.table.toPay],
  (played, action): PaymentOption[] =>
    played && action ? paymentOptions(played.view, played.seat.side, action) : [],
);

export const selectActions = createSelector(
  [selectPlayed, selectSelectedActor, selectAnnouncing],
  (played, selected, announcing): ActionItem[] => {
    if (!played) return [];
    const { view, seat } = played;
    const items = actionItems({ view, side: seat.side, legal: seat.legal, selected });
    return announcing ? afterReading(items) : items;
  },
);

export const selectPrompt = createSelector(
  [
    selectPlayed,
    selectSelectedActor,
    selectReach,
    selectTargets,
    selectAim,
    selectRollAction,
    selectDestination,
    (state: AppState) => state.table,
  ],
  (played, selected, reach, targets, aim, rollAction, destination, table): Prompt | null =>
    played &&
    promptFor({
      view: played.view,
      side: played.seat.side,
      selected,
      mode: table.mode,
      destination,
      reach,
      cautious: table.cautious,
      targets: targets.size,
      aim: table.aim,
      caps: Math.abs(aim?.caps ?? 0),
      usual: rollAction && usualPayment(paymentOptions(played.view, played.seat.side, rollAction)),
    }),
);

function distinct(facings: readonly Direction[]): Direction[] {
  return [...new Set(facings)];
}
