import { UNIT_TYPES, type UnitTypeId } from '../../../shared/coh/index.ts';

/** What fits on a tile where the full name does not. */
const SHORT_NAMES: Partial<Readonly<Record<UnitTypeId, string>>> = {
  G02: 'Inf ’43',
  G03: 'Gren ’43',
  G04: 'SMG',
  G06: 'LMG 42',
  G07: 'HMG 34',
  G08: 'HMG 42',
  G10: 'PzB 39',
  G11: 'AT team',
  G12: '5 cm Mtr',
  G13: '8 cm Mtr',
  G14: '12 cm Mtr',
  G15: 'leIG 18',
  G16: 'sIG 33',
  G17: 'PaK 36',
  G18: 'PaK 38',
  G19: 'PaK 40',
  G20: '2 cm FlaK',
  G21: '8.8 FlaK',
  S03: 'Guards',
  S04: 'SMG',
  S07: 'Maxim',
  S08: 'DShK',
  S10: 'PTRD',
  S11: 'AT team',
  S12: '50 mm Mtr',
  S13: '82 mm Mtr',
  S14: '120 Mtr',
  S15: '45 mm AT',
  S16: '57 ZiS-2',
  S17: '76 ZiS-3',
  S18: '76 mm IG',
  S19: '122 M-30',
  S20: '37 mm AA',
  S21: '85 mm AA',
};

export function counterName(type: UnitTypeId): string {
  return (SHORT_NAMES[type] ?? UNIT_TYPES[type].name).toUpperCase();
}
