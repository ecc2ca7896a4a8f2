import type { Side } from '../sides.ts';

export type Colour = 'red' | 'blue';
export type UnitFlag = 'engineer' | 'sniper' | 'smoke' | 'antiAircraft' | 'artillery';

export interface Firepower {
  readonly value: number;
  /** In a white box: −2 instead of +4 in close combat (R7.6.3-2). */
  readonly boxed: boolean;
}

export interface DefenceRating {
  readonly value: number;
  readonly colour: Colour;
}

/** A counter as printed: the roster of part 3.2 of the rules. */
export interface UnitType {
  readonly id: UnitTypeId;
  readonly side: Side;
  readonly name: string;
  readonly fireCost: number;
  /** Fire cost in brackets, for mortars that may fire indirectly (R12.0). */
  readonly indirectFireCost: number | null;
  readonly moveCost: number;
  readonly firepower: Readonly<Record<Colour, Firepower>>;
  readonly range: { readonly minimum: number; readonly normal: number };
  readonly flank: DefenceRating;
  readonly front: DefenceRating;
  readonly flags: readonly UnitFlag[];
  readonly year: number;
}

/**
 * The foot units of part 3.2, in its order of columns: id, name, fire cost (indirect in brackets),
 * move cost, firepower red/blue (w = white box), range (minimum-normal), defence flank/front
 * (r red, b blue), flags, year.
 */
const ROSTER = [
  ['G01', 'Rifles ’41', '3', 1, '3/0', '5', '11r/12r', '', 1941],
  ['G02', 'Infantry ’43', '3', 1, '4/0', '6', '11r/12r', '', 1943],
  ['G03', 'Grenadiers ’43', '3', 1, '5/0', '6', '11r/12r', '', 1943],
  ['G04', 'SMG squad', '3', 1, '5/0', '3', '11r/12r', '', 1943],
  ['G05', 'Pioneers', '3', 1, '5/2', '3', '12r/12r', 'En', 1943],
  ['G06', 'LMG42 team', '2', 1, '4w/0', '8', '10r/12r', '', 1942],
  ['G07', 'HMG34', '2', 2, '4w/0', '10', '10r/12r', '', 1941],
  ['G08', 'HMG42', '2', 2, '5w/1', '12', '10r/12r', '', 1943],
  ['G09', 'Sniper', '3', 1, '3/-3', '9', '12r/13r', 'Sn', 1943],
  ['G10', 'AT rifle PzB 39', '4', 1, '0w/3w', '5', '10r/12r', '', 1941],
  ['G11', 'Tank-hunter team', '4', 1, '1w/6w', '1', '11r/13r', '', 1943],
  ['G12', '5 cm mortar', '3', 1, '2w/0w', '2-10', '10r/12r', '', 1941],
  ['G13', '8 cm mortar', '3(4)', 2, '4w/1w', '3-16', '10r/12r', 'Sm', 1941],
  ['G14', '12 cm mortar', '4(5)', 3, '6w/3w', '4-20', '10r/12r', 'Sm', 1943],
  ['G15', '7.5 cm leIG 18', '4', 4, '5w/3w', '14', '10r/12b', '', 1941],
  ['G16', '15 cm sIG 33', '5', 5, '7w/5w', '14', '10r/12b', '', 1941],
  ['G17', '3.7 cm PaK 36', '2', 3, '2w/5w', '6', '10r/13b', '', 1941],
  ['G18', '5 cm PaK 38', '3', 4, '3w/8w', '10', '10r/13b', '', 1941],
  ['G19', '7.5 cm PaK 40', '3', 5, '4w/11w', '14', '10r/13b', '', 1943],
  ['G20', '2 cm FlaK 38', '2', 4, '5w/4w', '8', '10r/12b', 'AA', 1941],
  ['G21', '8.8 cm FlaK 36', '4', 6, '6w/12w', '20', '10r/12b', 'AA', 1941],
  ['S01', 'Rifles ’41', '4', 1, '3/0', '5', '11r/12r', '', 1941],
  ['S02', 'Rifles ’43', '3', 1, '3/0', '5', '11r/12r', '', 1943],
  ['S03', 'Guards Rifles', '3', 1, '4/0', '5', '11r/12r', '', 1943],
  ['S04', 'SMG squad', '3', 1, '5/0', '3', '11r/12r', '', 1943],
  ['S05', 'Sappers', '3', 1, '4/2', '3', '11r/12r', 'En', 1943],
  ['S06', 'LMG DP', '3', 1, '3w/0', '7', '10r/12r', '', 1941],
  ['S07', 'MMG Maxim', '4', 2, '3w/0', '9', '10r/12r', '', 1941],
  ['S08', 'HMG DShK', '3', 2, '5w/2', '11', '10r/12r', 'AA', 1942],
  ['S09', 'Sniper', '3', 1, '3/-3', '10', '12r/13r', 'Sn', 1942],
  ['S10', 'AT rifle PTRD', '4', 1, '0w/4w', '5', '10r/12r', '', 1942],
  ['S11', 'Tank-hunter team', '4', 1, '1w/6w', '1', '11r/13r', '', 1943],
  ['S12', '50 mm mortar', '3', 1, '2w/0w', '2-10', '10r/12r', '', 1941],
  ['S13', '82 mm mortar', '3(4)', 2, '4w/1w', '3-18', '10r/12r', 'Sm', 1941],
  ['S14', '120 mm mortar', '4(5)', 3, '6w/3w', '4-22', '10r/12r', 'Sm', 1942],
  ['S15', '45 mm AT m42', '4', 3, '3w/7w', '8', '10r/13b', '', 1942],
  ['S16', '57 mm AT ZiS-2', '5', 5, '3w/10w', '12', '10r/12b', '', 1943],
  ['S17', '76 mm ZiS-3', '4', 5, '5w/9w', '13', '10r/13b', '', 1942],
  ['S18', '76 mm infantry gun', '4', 4, '5w/3w', '12', '10r/12b', '', 1941],
  ['S19', '122 mm M-30 howitzer', '5', 6, '6w/5w', '18', '10r/12b', 'Art', 1941],
  ['S20', '37 mm AA', '3', 5, '5w/6w', '10', '10r/12b', 'AA', 1941],
  ['S21', '85 mm AA', '5', 6, '6w/11w', '18', '10r/12b', 'AA', 1941],
] as const;

export type UnitTypeId = (typeof ROSTER)[number][0];

type Row = readonly [
  UnitTypeId,
  name: string,
  fire: string,
  move: number,
  firepower: string,
  range: string,
  defence: string,
  flags: string,
  year: number,
];

const FLAGS: Readonly<Record<string, UnitFlag>> = {
  En: 'engineer',
  Sn: 'sniper',
  Sm: 'smoke',
  AA: 'antiAircraft',
  Art: 'artillery',
};

export const UNIT_TYPES = Object.fromEntries(
  ROSTER.map((row) => [row[0], unitType(row)]),
) as Readonly<Record<UnitTypeId, UnitType>>;

export const UNIT_TYPE_IDS: readonly UnitTypeId[] = ROSTER.map(([id]) => id);

function unitType([id, name, fire, move, firepower, range, defence, flags, year]: Row): UnitType {
  const [red, blue] = pair(firepower, '/');
  const [minimum, normal] = range.includes('-') ? pair(range, '-') : ['0', range];
  const [flank, front] = pair(defence, '/');
  const indirect = /\((\d+)\)/.exec(fire)?.[1];
  return {
    id,
    side: id.startsWith('G') ? 'german' : 'soviet',
    name,
    fireCost: Number.parseInt(fire, 10),
    indirectFireCost: indirect === undefined ? null : Number(indirect),
    moveCost: move,
    firepower: { red: firepowerOf(red), blue: firepowerOf(blue) },
    range: { minimum: Number(minimum), normal: Number(normal) },
    flank: ratingOf(flank),
    front: ratingOf(front),
    flags: flags.split(' ').flatMap((flag) => FLAGS[flag] ?? []),
    year,
  };
}

function pair(text: string, separator: string): [string, string] {
  const [first = '', second = ''] = text.split(separator);
  return [first, second];
}

function firepowerOf(text: string): Firepower {
  return { value: Number.parseInt(text, 10), boxed: text.endsWith('w') };
}

function ratingOf(text: string): DefenceRating {
  return { value: Number.parseInt(text, 10), colour: text.endsWith('b') ? 'blue' : 'red' };
}

/** Foot units with move cost 3 or more are guns, not infantry squads (R1.1, A-15). */
export function isGun(type: UnitType): boolean {
  return type.moveCost >= 3;
}
