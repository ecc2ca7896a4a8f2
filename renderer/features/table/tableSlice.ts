import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type CohState,
  isActive,
  isSide,
  type Side,
  type UnitId,
} from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import { seatLeft, viewReceived } from '../match/matchReducer.ts';
import type { PricedAction } from '../match/payments.ts';
import { gameClosed } from '../match/sessionSlice.ts';

/** Where a unit is meant to get to, over several turns. */
export interface Plan {
  readonly unit: UnitId;
  readonly hex: HexId;
}

/** What the player is about to do with the mouse and the keys. Nothing of it is in the match. */
export interface Table {
  selectedUnit: UnitId | null;
  hoveredHex: HexId | null;
  mode: 'move' | 'pivot';
  /** Outlives the turn, so it is kept by side: only the side that sits here may read its own. */
  plans: Readonly<Record<Side, Plan | null>>;
  /** An action that waits for the player to say how it is paid for. */
  toPay: PricedAction | null;
  /** The player wants to be asked even when there is an obvious way to pay. */
  asksPayment: boolean;
  helpOpen: boolean;
  /** Shown where it is usually not, or the other way round. */
  overviewToggled: boolean;
  endSeen: boolean;
  banner: Side | null;
}

const initialState: Table = {
  selectedUnit: null,
  hoveredHex: null,
  mode: 'move',
  plans: { german: null, soviet: null },
  toPay: null,
  asksPayment: false,
  helpOpen: false,
  overviewToggled: false,
  endSeen: false,
  banner: null,
};

const tableSlice = createSlice({
  name: 'table',
  initialState,
  reducers: {
    unitSelected: (table, { payload }: PayloadAction<UnitId | null>) => ({
      ...table,
      selectedUnit: payload,
      mode: 'move' as const,
      toPay: null,
    }),
    hexHovered: (table, { payload }: PayloadAction<HexId | null>) => ({
      ...table,
      hoveredHex: payload,
    }),
    modeChosen: (table, { payload }: PayloadAction<Table['mode']>) => ({
      ...table,
      mode: payload,
      toPay: null,
    }),
    wayPlanned: (table, { payload }: PayloadAction<{ side: Side; plan: Plan | null }>) => ({
      ...table,
      plans: { ...table.plans, [payload.side]: payload.plan },
      toPay: null,
    }),
    paymentAsked: (table, { payload }: PayloadAction<PricedAction | null>) => ({
      ...table,
      toPay: payload,
    }),
    asksPaymentToggled: (table) => ({ ...table, asksPayment: !table.asksPayment }),
    helpToggled: (table) => ({ ...table, helpOpen: !table.helpOpen }),
    overviewFlipped: (table) => ({ ...table, overviewToggled: !table.overviewToggled }),
    endLookedAt: (table) => ({ ...table, endSeen: true }),
    seatBanner: (table, { payload }: PayloadAction<Side | null>) => ({ ...table, banner: payload }),
  },
  extraReducers: (on) => {
    on.addCase(seatLeft, ({ overviewToggled, asksPayment, plans }) => ({
      ...initialState,
      overviewToggled,
      asksPayment,
      plans,
    }));
    on.addCase(viewReceived, (table, { payload: { seat, state } }) => {
      if (!isSide(seat) || canGoOn(table.plans[seat], state)) return table;
      return { ...table, plans: { ...table.plans, [seat]: null } };
    });
    on.addCase(gameClosed, (table) => ({ ...table, plans: initialState.plans }));
  },
});

export const {
  unitSelected,
  hexHovered,
  modeChosen,
  wayPlanned,
  paymentAsked,
  asksPaymentToggled,
  helpToggled,
  overviewFlipped,
  endLookedAt,
  seatBanner,
} = tableSlice.actions;
export const table = tableSlice.reducer;

/** A unit that is spent, gone or has arrived needs no plan any more. */
function canGoOn(plan: Plan | null, view: CohState): boolean {
  if (!plan) return true;
  const unit = view.units[plan.unit];
  return unit !== undefined && isActive(view, unit.id) && unit.hex !== plan.hex;
}
