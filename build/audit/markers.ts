import type { HitMarkerId, MarkerAbility } from '../../shared/coh/index.ts';

/** What Table T2 says of a marker; what is left out is blank on the marker. */
interface MarkerText {
  readonly count: number;
  readonly rally: number;
  readonly bars?: readonly MarkerAbility[];
  readonly fireCost?: number;
  readonly moveCost?: number;
  readonly firepower?: number;
  readonly range?: number;
  readonly front?: number;
  readonly flank?: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** Table T2, read anew from the rules; Panicked with the amounts of A-10. */
const MARKERS: Readonly<Record<HitMarkerId, MarkerText>> = {
  stunned: { count: 3, rally: 7, bars: ['move', 'pivot', 'fire', 'stall'] },
  unnerved: { count: 2, rally: 7 },
  killed: { count: 1, rally: NEVER },
  panicked: { count: 2, rally: 8, bars: ['fire'], front: -2, flank: 1 },
  pinned: { count: 5, rally: 7, bars: ['move', 'pivot'] },
  suppressed: { count: 5, rally: 7, fireCost: 1, firepower: -2 },
  cowering: { count: 2, rally: 8, fireCost: 2, moveCost: 1, range: 1, front: 1, flank: 1 },
  // H-17: stands in when the pool is empty, and is not one of the 20.
  spare: { count: 0, rally: 7 },
};

export type Pool = Readonly<Record<HitMarkerId, number>>;

export const MARKER_NAMES = Object.keys(MARKERS) as readonly HitMarkerId[];

/** How many of each the box holds: 20 in all. */
export const FULL_POOL: Pool = countMarkers(
  MARKER_NAMES.flatMap((name) => Array<HitMarkerId>(MARKERS[name].count).fill(name)),
);

export function countMarkers(markers: readonly HitMarkerId[]): Pool {
  const counts = MARKER_NAMES.map((name) => [name, markers.filter((one) => one === name).length]);
  return Object.fromEntries(counts) as Pool;
}

export function rallyNumber(marker: HitMarkerId): number {
  return MARKERS[marker].rally;
}

export function isBarred(marker: HitMarkerId | null, ability: MarkerAbility): boolean {
  return marker !== null && (MARKERS[marker].bars ?? []).includes(ability);
}

type Figure = 'fireCost' | 'moveCost' | 'firepower' | 'front' | 'flank';

/** What the marker adds to a printed figure. */
export function markerAdds(marker: HitMarkerId | null, figure: Figure): number {
  return marker === null ? 0 : (MARKERS[marker][figure] ?? 0);
}

export function rangeWith(marker: HitMarkerId | null, printed: number): number {
  return marker === null ? printed : (MARKERS[marker].range ?? printed);
}

const MATTERS_FOR: Readonly<Record<MarkerAbility, readonly (keyof MarkerText)[]>> = {
  move: ['moveCost'],
  pivot: [],
  stall: [],
  fire: ['fireCost', 'firepower', 'range'],
  defend: ['front', 'flank'],
};

/** R7.4-2: whether the owner must show the marker when the unit does or suffers this. */
export function mustBeShown(marker: HitMarkerId, ability: MarkerAbility): boolean {
  return MATTERS_FOR[ability].some((entry) => MARKERS[marker][entry] !== undefined);
}
