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
import type { TableMode } from '../match/promptParts.ts';
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
  mode: TableMode;
  /** The hex that the selected unit aims at. */
  aim: HexId | null;
  /** The unit of that hex whose chances are looked at. */
  aimedUnit: UnitId | null;
  /** CAPs on the roll against each unit; `OWN_ROLL` for one that is against nobody. */
  rollCaps: Readonly<Record<string, number>>;
  /** Rolls against several units are made one after the other, each with a new choice of CAPs. */
  oneByOne: boolean;
  /** Steps into the open are taken with care (R5.0.1). */
  cautious: boolean;
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

/** The key of a rally's or an activation's roll. */
export const OWN_ROLL = 'own';

/** Nothing begun. */
const AT_EASE = {
  mode: 'move',
  aim: null,
  aimedUnit: null,
  rollCaps: {},
  toPay: null,
} as const satisfies Partial<Table>;

const initialState: Table = {
  selectedUnit: null,
  hoveredHex: null,
  ...AT_EASE,
  oneByOne: false,
  cautious: false,
  plans: { german: null, soviet: null },
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
      ...AT_EASE,
    }),
    hexHovered: (table, { payload }: PayloadAction<HexId | null>) => ({
      ...table,
      hoveredHex: payload,
    }),
    modeChosen: (table, { payload }: PayloadAction<TableMode>) => ({
      ...table,
      ...AT_EASE,
      mode: payload,
    }),
    aimTaken: (table, { payload }: PayloadAction<{ hex: HexId; unit: UnitId | null }>) => ({
      ...table,
      ...AT_EASE,
      mode: 'fire' as const,
      aim: payload.hex,
      aimedUnit: payload.unit,
    }),
    aimedUnitChosen: (table, { payload }: PayloadAction<UnitId>) => ({
      ...table,
      aimedUnit: payload,
    }),
    rollCapsChosen: (table, { payload }: PayloadAction<{ roll: string; caps: number }>) => ({
      ...table,
      rollCaps: { ...table.rollCaps, [payload.roll]: payload.caps },
      toPay: null,
    }),
    oneByOneToggled: (table) => ({ ...table, oneByOne: !table.oneByOne, toPay: null }),
    cautiousToggled: (table) => ({ ...table, cautious: !table.cautious, toPay: null }),
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
    on.addCase(seatLeft, ({ overviewToggled, asksPayment, cautious, plans }) => ({
      ...initialState,
      cautious,
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
  aimTaken,
  aimedUnitChosen,
  rollCapsChosen,
  oneByOneToggled,
  cautiousToggled,
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
