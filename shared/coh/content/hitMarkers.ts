/** Hit markers of Table T2 with the number of each in the box. Their effects come with R7.4. */
export type HitMarkerId =
  | 'stunned'
  | 'unnerved'
  | 'killed'
  | 'panicked'
  | 'pinned'
  | 'suppressed'
  | 'cowering';

export const FOOT_HIT_MARKERS: Readonly<Record<HitMarkerId, number>> = {
  stunned: 3,
  unnerved: 2,
  killed: 1,
  panicked: 2,
  pinned: 5,
  suppressed: 5,
  cowering: 2,
};
