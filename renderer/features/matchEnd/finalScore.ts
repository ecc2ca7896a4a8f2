import { type CohState, opponent, type Side, type UnitTypeId } from '../../../shared/coh/index.ts';

/** Where a side's victory points came from, and what it lost. */
export interface SideScore {
  readonly hexes: number;
  readonly units: number;
  readonly points: number;
  readonly losses: readonly UnitTypeId[];
}

/** R2.4-2: every unit that the opponent lost was scored at its price; hexes gave the rest. */
export function sideScore(
  { firefight, score, commandPoints }: Pick<CohState, 'firefight' | 'score' | 'commandPoints'>,
  side: Side,
): SideScore {
  const points = score.points[side];
  const units = commandPoints[opponent(side)].lost.reduce(
    (sum, type) => sum + (firefight.prices[type] ?? 1),
    0,
  );
  return { hexes: points - units, units, points, losses: commandPoints[side].lost };
}
