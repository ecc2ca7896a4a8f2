import { createSelector } from '@reduxjs/toolkit';
import type { CohState, Unit } from '../../../shared/coh/index.ts';
import type { Direction, HexId } from '../../../shared/hex/index.ts';
import { topDecision } from '../../../shared/kernel/index.ts';
import type { AppState } from '../../app/store.ts';
import type { BoardOverlay } from '../../board/boardProps.ts';
import { type ActionItem, actionItems, afterReading } from '../match/actions.ts';
import { type PaymentOption, paymentOptions } from '../match/payments.ts';
import { type Prompt, promptFor } from '../match/prompt.ts';
import { NO_REACH, type UnitReach, unitReach } from '../match/reach.ts';
import type { Seat } from '../match/seatReducer.ts';

const NO_OVERLAY: BoardOverlay = { destinations: [], path: [], facingChoice: null };

/** The view and the seat, which a mounted table always has. */
export interface Played {
  readonly view: CohState;
  readonly seat: Seat;
}

export const selectPlayed = createSelector(
  [(state: AppState) => state.match, (state: AppState) => state.seat],
  (view, seat): Played | null => (view && seat ? { view, seat } : null),
);

export const selectDecision = createSelector([selectPlayed], (played) => {
  const decision = played && topDecision(played.view.decisions);
  return decision?.seat === played?.seat.side ? decision : null;
});

export const selectSelectedUnit = (state: AppState): Unit | null =>
  (state.table.selectedUnit && state.match?.units[state.table.selectedUnit]) || null;

export const selectReach = createSelector(
  [selectPlayed, selectSelectedUnit],
  (played, unit): UnitReach =>
    played && unit && unit.side === played.seat.side
      ? unitReach(played.view, played.seat.legal, unit)
      : NO_REACH,
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
  [selectPlayed, selectDecision, selectSelectedUnit, (state: AppState) => state.table.mode],
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

export const selectOverlay = createSelector(
  [
    selectReach,
    selectFacingChoice,
    selectDestination,
    (state: AppState) => state.table.hoveredHex,
    (state: AppState) => state.session.busy,
  ],
  (reach, facingChoice, destination, hovered, busy): BoardOverlay => {
    if (busy) return NO_OVERLAY;
    if (facingChoice) return { ...NO_OVERLAY, facingChoice };
    const aim = (hovered !== null && reach.ways.get(hovered)) || reach.ways.get(destination ?? '');
    return { destinations: reach.destinations, path: aim?.path ?? [], facingChoice: null };
  },
);

export const selectPaymentOptions = createSelector(
  [selectPlayed, (state: AppState) => state.table.toPay],
  (played, action): PaymentOption[] =>
    played && action
      ? paymentOptions(played.view, played.seat.side, played.seat.legal, action)
      : [],
);

export const selectActions = createSelector(
  [selectPlayed, selectSelectedUnit, selectAnnouncing],
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
    selectSelectedUnit,
    selectReach,
    (state: AppState) => state.table.mode,
    selectDestination,
  ],
  (played, selected, reach, mode, destination): Prompt | null =>
    played &&
    promptFor({
      view: played.view,
      side: played.seat.side,
      selected,
      mode,
      destination,
      reach,
    }),
);

function distinct(facings: readonly Direction[]): Direction[] {
  return [...new Set(facings)];
}
