/** What a unit does that its hit marker may change. A barred ability is lost altogether (R7.4-1). */
export type MarkerAbility = 'move' | 'pivot' | 'fire' | 'stall' | 'defend';

export type HitMarkerId =
  | 'stunned'
  | 'unnerved'
  | 'killed'
  | 'panicked'
  | 'pinned'
  | 'suppressed'
  | 'cowering'
  /** H-17: stands in when more units are hit at once than the pool has markers. */
  | 'spare';

/** A marker of Table T2 as printed: what it adds to the figures of the counter it lies on. */
export interface HitMarker {
  readonly id: HitMarkerId;
  /** How many are in the box. */
  readonly count: number;
  /** What a rally must reach; null for a marker that no unit survives. */
  readonly rally: number | null;
  readonly bars: readonly MarkerAbility[];
  readonly fireCost: number;
  readonly moveCost: number;
  /** Of both colours. */
  readonly firepower: number;
  /** Replaces the printed range. */
  readonly range: number | null;
  readonly front: number;
  readonly flank: number;
}

export const MARKER_RULE = 'T2';

const BLANK = {
  bars: [],
  fireCost: 0,
  moveCost: 0,
  firepower: 0,
  range: null,
  front: 0,
  flank: 0,
} as const;

/** Table T2. The amounts of Panicked are those of A-10. */
export const FOOT_HIT_MARKERS: Readonly<Record<HitMarkerId, HitMarker>> = {
  stunned: {
    ...BLANK,
    id: 'stunned',
    count: 3,
    rally: 7,
    bars: ['move', 'pivot', 'fire', 'stall'],
  },
  unnerved: { ...BLANK, id: 'unnerved', count: 2, rally: 7 },
  killed: { ...BLANK, id: 'killed', count: 1, rally: null },
  panicked: { ...BLANK, id: 'panicked', count: 2, rally: 8, bars: ['fire'], front: -2, flank: 1 },
  pinned: { ...BLANK, id: 'pinned', count: 5, rally: 7, bars: ['move', 'pivot'] },
  suppressed: { ...BLANK, id: 'suppressed', count: 5, rally: 7, fireCost: 1, firepower: -2 },
  cowering: {
    ...BLANK,
    id: 'cowering',
    count: 2,
    rally: 8,
    fireCost: 2,
    moveCost: 1,
    range: 1,
    front: 1,
    flank: 1,
  },
  spare: { ...BLANK, id: 'spare', count: 0, rally: 7 },
};

export const HIT_MARKER_IDS = Object.keys(FOOT_HIT_MARKERS) as readonly HitMarkerId[];

/** Whether the owner must show the marker when the unit uses the ability (R7.4-2). */
export function markerChanges(id: HitMarkerId, ability: MarkerAbility): boolean {
  const marker = FOOT_HIT_MARKERS[id];
  if (marker.bars.includes(ability)) return true;
  if (ability === 'fire')
    return marker.fireCost !== 0 || marker.firepower !== 0 || marker.range !== null;
  if (ability === 'move') return marker.moveCost !== 0;
  return ability === 'defend' && (marker.front !== 0 || marker.flank !== 0);
}
