import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Side, UnitId } from '../../../shared/coh/index.ts';
import type { HexId } from '../../../shared/hex/index.ts';
import { seatLeft } from '../match/matchReducer.ts';
import type { PricedAction } from '../match/payments.ts';

/** What the player is about to do with the mouse and the keys. Nothing of it is in the match. */
export interface Table {
  selectedUnit: UnitId | null;
  hoveredHex: HexId | null;
  mode: 'move' | 'pivot';
  /** Where the selected unit is meant to get to, over several turns. */
  destination: HexId | null;
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
  destination: null,
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
      destination: null,
      toPay: null,
    }),
    hexHovered: (table, { payload }: PayloadAction<HexId | null>) => ({
      ...table,
      hoveredHex: payload,
    }),
    modeChosen: (table, { payload }: PayloadAction<Table['mode']>) => ({
      ...table,
      mode: payload,
      destination: null,
      toPay: null,
    }),
    destinationPlanned: (table, { payload }: PayloadAction<HexId | null>) => ({
      ...table,
      destination: payload,
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
    on.addCase(seatLeft, ({ overviewToggled }) => ({ ...initialState, overviewToggled }));
  },
});

export const {
  unitSelected,
  hexHovered,
  modeChosen,
  destinationPlanned,
  paymentAsked,
  asksPaymentToggled,
  helpToggled,
  overviewFlipped,
  endLookedAt,
  seatBanner,
} = tableSlice.actions;
export const table = tableSlice.reducer;
