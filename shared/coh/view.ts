/**
 * What a player without hands on the table may use: types of a view and calculators over it. It
 * offers no way to decide, roll or look behind the fog.
 */
export type * from './commands/types.ts';
export * from './content/terrain.ts';
export * from './content/units.ts';
export { isFront } from './rules/steps.ts';
export { type AttackOdds, attackOdds, type RallyOdds, rallyOdds } from './rules/odds.ts';
export {
  commandPointCeiling,
  distanceBetween,
  hasEnemies,
  statusOf,
  typeOf,
  unitsIn,
  unitsOf,
} from './rules/queries.ts';
export { type Reach, reachableHexes } from './rules/reach.ts';
export { opponent, type Side, SIDES } from './sides.ts';
export type { CohState as CohView, Unit, UnitId } from './state.ts';
