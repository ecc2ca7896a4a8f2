/** Why one hex does not see another. */
export type SightReason = 'obstacle' | 'rise' | 'blind' | 'gully' | 'smoke' | 'bunker';

/** The rule behind each reason. */
export const SIGHT_RULES: Readonly<Record<SightReason, string>> = {
  obstacle: 'R6.0-1',
  rise: 'R11.3',
  blind: 'R11.4',
  gully: 'R11.5-2',
  smoke: 'R13.0',
  bunker: 'R18.2',
};

/** R20.3 alone says what hides from the air. */
export const AIR_RULE = 'R20.3';

/** As the sight table keeps them: 0 is in sight. */
export const IN_SIGHT = 0;
export const OBSTACLE = 1;
export const RISE = 2;
export const BLIND = 3;
export const GULLY = 4;
export const SMOKE = 5;

const REASONS: readonly SightReason[] = ['obstacle', 'rise', 'blind', 'gully', 'smoke'];

export function reasonOf(code: number): SightReason {
  return REASONS[code - 1] as SightReason;
}
